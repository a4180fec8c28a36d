import type { SaveCard } from './saveRecord.ts'

/** Copy of a career whose page was closed, or failed, before the career was saved. */
export interface Recovery {
  key: string
  card: SaveCard
}
