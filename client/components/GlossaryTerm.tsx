import type { ReactNode } from 'react'
import { GLOSSARY, type Term } from './glossary.ts'
import { Tooltip } from './Tooltip.tsx'

/** Term of the game with its glossary entry as a tooltip. */
export function GlossaryTerm({ term, children }: { term: Term; children: ReactNode }) {
  return <Tooltip text={GLOSSARY[term]}>{children}</Tooltip>
}
