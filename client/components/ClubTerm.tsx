import type { ReactNode } from 'react'
import { CLUB_TERMS, type ClubTermName } from './clubTerms.ts'
import { Tooltip } from './Tooltip.tsx'

/** Term on the header or the dashboard with its tooltip, for which the other entries of the glossary need not load. */
export function ClubTerm({ term, children }: { term: ClubTermName; children: ReactNode }) {
  return <Tooltip text={CLUB_TERMS[term]}>{children}</Tooltip>
}
