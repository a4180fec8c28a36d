/** Club names and numbers in the paper's wording. Clubs are plural: 'Leeds are', 'Leeds win'. */
import { goalsText } from '../../club/ownScore.ts'
import type { ClubId } from '../../core/ids.ts'
import { plural } from '../../core/english.ts'

export interface ClubNames {
  /** Full name, such as 'Northgate Athletic'. */
  full: (club: ClubId) => string
  /** Name for headlines, such as 'Northgate'. */
  short: (club: ClubId) => string
}

const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** Small numbers as words, others as digits. */
export function inWords(count: number): string {
  return WORDS[count] ?? String(count)
}

/** 'one point', 'four points'. */
export function pluralize(count: number, one: string, many?: string): string {
  return `${inWords(count)} ${plural(count, one, many)}`
}

/** 'Leeds’', 'Hull’s'. */
export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`
}

interface OwnMatch {
  opponent: ClubId
  isHome: boolean
  goalsFor: number
  goalsAgainst: number
  isDerby: boolean
}

/** '2-1 at home against Leeds Argyle', '0-0 at Hull Lightship'. */
export function resultAgainst(
  { opponent, isHome, goalsFor, goalsAgainst, isDerby }: OwnMatch,
  { full }: ClubNames,
): string {
  const match = isDerby ? 'the derby ' : ''
  return `${match}${goalsText(goalsFor, goalsAgainst)} ${isHome ? 'at home against' : 'at'} ${full(opponent)}`
}
