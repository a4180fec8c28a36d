/**
 * A saved game as it is stored and exported: a checksum, a card that lists show without unpacking
 * anything, and the career; three lines of text.
 */
import { boolean, record, text, integer } from '../../simulation/save/checks.ts'
import { checksum } from './checksum.ts'

/** What a list tells of a saved game. */
export interface SaveCard {
  name: string
  /** Milliseconds since 1970. */
  savedAt: number
  day: number
  season: number
  club: string
  /** Another one with every write: two tabs notice by it that they are not alone. */
  revision: string
  /** Whether everything in it is in a named save too. */
  isSaved: boolean
}

/** The save that a career comes from or went to last. */
export type Origin = Pick<SaveCard, 'name' | 'revision'>

const isCard = record<SaveCard>({
  name: text(60),
  savedAt: integer(0, 8_640_000_000_000_000),
  day: integer(1, 1_000_000),
  season: integer(1, 5_000),
  club: text(120),
  revision: text(40),
  isSaved: boolean,
})

/** `content`: the career, in whatever form. */
export function sealRecord(card: SaveCard, content: string): string {
  const sealed = `${JSON.stringify(card)}\n${content}`
  return `${checksum(sealed)}\n${sealed}`
}

/** True when the checksum matches the content. */
export function hasValidChecksum(stored: string): boolean {
  return stored.charAt(8) === '\n' && stored.slice(0, 8) === checksum(stored.slice(9))
}

/** Card and content of a record with a valid checksum; null for anything else. */
export function openRecord(stored: string): { card: SaveCard; content: string } | null {
  const card = hasValidChecksum(stored) ? readCard(stored) : null
  return card && { card, content: stored.slice(stored.indexOf('\n', 9) + 1) }
}

/** Card of a record whose checksum is known to be valid. */
export function readCard(stored: string): SaveCard | null {
  const end = stored.indexOf('\n', 9)
  if (end < 0) return null
  try {
    const card: unknown = JSON.parse(stored.slice(9, end))
    return isCard(card) ? card : null
  } catch {
    return null
  }
}
