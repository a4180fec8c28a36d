/**
 * Format of stored and exported saves, three lines of text: checksum, card for lists, career.
 */
import { array, boolean, integer, parseJson, record, text, type Check } from '../../simulation/core/checks.ts'
import { checksum } from '../../../server/schemas/savesRules.ts'

/** Summary of a saved game for lists. */
export interface SaveCard {
  name: string
  /** Milliseconds since 1970. */
  savedAt: number
  day: number
  season: number
  club: string
  /** Changes with every write, so that a tab detects the writes of another. */
  revision: string
  /** True when a named save has the same state. */
  isSaved: boolean
  /** Number of times that the career was loaded, and so taken back in time; absent from records of earlier releases. */
  loads?: number
  /** True for an iron career. */
  isIron?: boolean
}

/** Save from which a career was loaded or to which it was last saved. */
export type Origin = Pick<SaveCard, 'name' | 'revision'>

const firstFields = {
  name: text(60),
  savedAt: integer(0, 8_640_000_000_000_000),
  day: integer(1, 1_000_000),
  season: integer(1, 5_000),
  club: text(120),
  revision: text(40),
  isSaved: boolean,
}
const isFirstCard = record<Omit<SaveCard, 'loads' | 'isIron'>>(firstFields)
const isMarkedCard = record<Required<SaveCard>>({
  ...firstFields,
  loads: integer(0, 1_000_000),
  isIron: boolean,
})

export const isCard: Check<SaveCard> = (value): value is SaveCard => isMarkedCard(value) || isFirstCard(value)

/** True for the copy of an iron career that goes on: its one save. */
export function isOnlySave({ isIron = false, isSaved }: SaveCard): boolean {
  return isIron && !isSaved
}

/** Joins card and content, the career in any form, with a checksum. */
export function sealRecord(card: SaveCard, content: string): string {
  const sealed = `${JSON.stringify(card)}\n${content}`
  return `${checksum(sealed)}\n${sealed}`
}

/** Checksum that a record begins with. */
export function checksumOf(stored: string): string {
  return stored.slice(0, 8)
}

/** True when the checksum matches the content. */
export function hasValidChecksum(stored: string): boolean {
  return stored.charAt(8) === '\n' && checksumOf(stored) === checksum(stored.slice(9))
}

/** Card and content of a record with a valid checksum; null for anything else. */
export function openRecord(stored: string): { card: SaveCard; content: string } | null {
  const card = hasValidChecksum(stored) ? readCard(stored) : null
  return card && { card, content: stored.slice(stored.indexOf('\n', 9) + 1) }
}

/** Card of a record whose checksum is known to be valid. */
export function readCard(stored: string): SaveCard | null {
  const end = stored.indexOf('\n', 9)
  const card = end < 0 ? null : parseJson(stored.slice(9, end))
  return isCard(card) ? card : null
}

const isCardList = array(isCard, 1_000)

/** List of cards in the storage; empty when it is damaged or missing. */
export function readCards(stored: string | null): readonly SaveCard[] {
  const cards = parseJson(stored)
  return isCardList(cards) ? cards : []
}

/** Name that every operating system accepts as a file name. */
export function fileNameOf(name: string): string {
  return name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'career'
}
