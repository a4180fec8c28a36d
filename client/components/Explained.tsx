import type { ReactNode } from 'react'
import { GLOSSARY, type Term } from './glossary.ts'
import { Tooltip } from './Tooltip.tsx'

/** A word of the game that explains itself. */
export function Explained({ term, children }: { term: Term; children: ReactNode }) {
  return <Tooltip text={GLOSSARY[term]}>{children}</Tooltip>
}
