/**
 * Entries of a player's text, each with its kind as the first digit: the start of a season, a line of a competition, a
 * move, or totals from before lines were kept. Thirty seasons have ten thousand lines: what most of them lack has an
 * entry of its own.
 */
import { digitCode, firstOfTwo, readDigits, secondOfTwo, writeDigits } from '../core/digits.ts'
import {
  LINE_AWARDS,
  LINE_COMPETITIONS,
  type EarlierTotals,
  type LineCompetition,
  type LineMatch,
  type MoreFigures,
  type PlayerLine,
  type PlayerMove,
  type PlayerSeason,
} from './playerLine.ts'

/** First digits. Those below `move` are lines without awards, those from `won` on with them. */
export const KIND = { move: 5, season: 6, earlier: 7, won: 8, nextSeason: 13, value: 14 } as const
const LINE = 14
const AWARDS = 2
/** Digits of a line behind its kind and club, before its first match. */
const NO_FIGURES = writeDigits(0, LINE - 2)
/** First digit of the saves that a goalkeeper's line ends with. */
const SAVES = 15
const SAVES_LENGTH = 3
/** Digits of a fee: a table of sales has it to the pound, too. */
const FEE = 5
/** Characters of entries by their kind. */
const LENGTHS: readonly number[] = [
  ...LINE_COMPETITIONS.map(() => LINE),
  ...[3 + FEE, 5, 7],
  ...LINE_COMPETITIONS.map(() => LINE + AWARDS),
  ...[3, 3],
]
/** Number of a club abroad in a move. */
const ABROAD = 63
/** Starts of a line whose first matches nobody has counted. */
const UNKNOWN = 63
const MOST_YELLOW = 15
export const VALUE_STEP = 25_000

/** A season whose entries are still to be read. */
export type OpenSeason = PlayerSeason & { lines: PlayerLine[]; moves: PlayerMove[] }

/** True for a text of whole entries. */
export function isPacked(text: string): boolean {
  let at = 0
  while (at < text.length && readDigits(text, at, 1) < LENGTHS.length) at += entryLength(text, at)
  return at === text.length
}

export function isKind(text: string, at: number, kind: number): boolean {
  return readDigits(text, at, 1) === kind
}

/** Length of the entry that begins here; one of an unknown kind has one digit, so that every text comes to its end. */
export function entryLength(text: string, at: number): number {
  const kind = readDigits(text, at, 1)
  const length = LENGTHS[kind] ?? 1
  return isLine(kind) && hasSaves(text, at + length) ? length + SAVES_LENGTH : length
}

function isLine(kind: number): boolean {
  return competitionOf(kind) !== undefined
}

/** Competition of a line, by its first digit; undefined for another entry. */
function competitionOf(kind: number): LineCompetition | undefined {
  return LINE_COMPETITIONS[kind < KIND.won ? kind : kind - KIND.won]
}

/** True if the saves of the line before begin here. */
function hasSaves(text: string, at: number): boolean {
  return at < text.length && isKind(text, at, SAVES)
}

export function entryStarts(text: string): number[] {
  const starts: number[] = []
  for (let at = 0; at < text.length; at += entryLength(text, at)) starts.push(at)
  return starts
}

export function packLine(line: PlayerLine): string {
  let bits = 0
  for (const award of line.awards) bits += 1 << LINE_AWARDS.indexOf(award)
  const kind = LINE_COMPETITIONS.indexOf(line.competition) + (bits > 0 ? KIND.won : 0)
  const empty = `${writeDigits(kind, 1)}${writeDigits(line.club, 1)}${NO_FIGURES}`
  return withFigures(empty, 0, line) + (bits > 0 ? writeDigits(bits, AWARDS) : '') + packSaves(line.saves)
}

/** The line that begins here with a match more. It is not read as a whole first: a season has 30,000 of these. */
export function withMatch(text: string, at: number, match: LineMatch): string {
  const end = at + (LENGTHS[readDigits(text, at, 1)] ?? 1)
  const saves = savesAt(text, end)
  const sum = saves === null || match.saves === null ? null : saves + match.saves
  return withFigures(text, at, match) + text.slice(at + LINE, end) + packSaves(sum)
}

/** The digits of the line that begins here, with these figures added, and without its awards and saves. */
function withFigures(text: string, at: number, figures: LineMatch): string {
  const more = readDigits(text, at + 3, 1) === UNKNOWN ? null : figures.more
  const minutes = more ? readDigits(text, at + 4, 2) + more.minutes : 0
  const expectedGoals = more ? readDigits(text, at + 8, 2) + more.expectedGoals : 0
  const ratingTotal = readDigits(text, at + 12, 2) + figures.ratingTotal
  return String.fromCharCode(
    text.charCodeAt(at),
    text.charCodeAt(at + 1),
    digitCode(readDigits(text, at + 2, 1) + figures.appearances),
    digitCode(more ? Math.min(readDigits(text, at + 3, 1) + more.starts, UNKNOWN - 1) : UNKNOWN),
    firstOfTwo(minutes),
    secondOfTwo(minutes),
    digitCode(readDigits(text, at + 6, 1) + figures.goals),
    digitCode(readDigits(text, at + 7, 1) + figures.assists),
    firstOfTwo(expectedGoals),
    secondOfTwo(expectedGoals),
    digitCode(more ? cardsWith(readDigits(text, at + 10, 1), more) : 0),
    digitCode(readDigits(text, at + 11, 1) + figures.cleanSheets),
    firstOfTwo(ratingTotal),
    secondOfTwo(ratingTotal),
  )
}

/** Cards as one number, with these added. */
function cardsWith(cards: number, { yellow, red }: MoreFigures): number {
  const before = cards % (MOST_YELLOW + 1)
  return cards - before + Math.min(before + yellow, MOST_YELLOW) + (MOST_YELLOW + 1) * red
}

function packSaves(saves: number | null): string {
  return saves === null ? '' : writeDigits(SAVES, 1) + writeDigits(saves, SAVES_LENGTH - 1)
}

/** Saves of a line that ends here; null if it has none. */
function savesAt(text: string, end: number): number | null {
  return hasSaves(text, end) ? readDigits(text, end + 1, SAVES_LENGTH - 1) : null
}

export function packMove({ from, to, fee }: PlayerMove): string {
  const clubs = [from, to].map((club) => writeDigits(club ?? ABROAD, 1)).join('')
  return `${writeDigits(KIND.move, 1)}${clubs}${writeDigits(fee, FEE)}`
}

/** Start of a season, which is one more than the season `before` in the same text in most cases. */
export function packSeason(
  { season, quality, value }: Pick<PlayerSeason, 'season' | 'quality' | 'value'>,
  before: number,
): string {
  const start =
    before === season - 1
      ? writeDigits(KIND.nextSeason, 1)
      : `${writeDigits(KIND.season, 1)}${writeDigits(season, 2)}`
  const worth = value === null ? '' : `${writeDigits(KIND.value, 1)}${writeDigits(value / VALUE_STEP, 2)}`
  return `${start}${writeDigits((quality ?? 0) * 100, 2)}${worth}`
}

export function packEarlier({ club, seasons, appearances, goals }: EarlierTotals): string {
  const totals = `${writeDigits(appearances, 2)}${writeDigits(goals, 2)}`
  return `${writeDigits(KIND.earlier, 1)}${writeDigits(club, 1)}${writeDigits(seasons, 1)}${totals}`
}

/** True for a line that begins here and to which the match belongs. */
export function isLineOf(text: string, at: number, { competition, club }: LineMatch): boolean {
  return readDigits(text, at + 1, 1) === club && competitionOf(readDigits(text, at, 1)) === competition
}

/** The line that begins here; null for another entry. */
export function lineAt(text: string, at: number): PlayerLine | null {
  const kind = readDigits(text, at, 1)
  const competition = competitionOf(kind)
  if (!competition) return null
  const starts = readDigits(text, at + 3, 1)
  const cards = readDigits(text, at + 10, 1)
  const bits = kind < KIND.won ? 0 : readDigits(text, at + LINE, AWARDS)
  const end = at + (LENGTHS[kind] ?? 1)
  return {
    competition,
    club: readDigits(text, at + 1, 1),
    appearances: readDigits(text, at + 2, 1),
    goals: readDigits(text, at + 6, 1),
    assists: readDigits(text, at + 7, 1),
    cleanSheets: readDigits(text, at + 11, 1),
    saves: savesAt(text, end),
    ratingTotal: readDigits(text, at + 12, 2),
    more:
      starts === UNKNOWN
        ? null
        : {
            starts,
            minutes: readDigits(text, at + 4, 2),
            expectedGoals: readDigits(text, at + 8, 2),
            yellow: cards % (MOST_YELLOW + 1),
            red: Math.floor(cards / (MOST_YELLOW + 1)),
          },
    awards: bits === 0 ? [] : LINE_AWARDS.filter((_, i) => (bits >> i) % 2 === 1),
  }
}

export function moveAt(text: string, at: number): PlayerMove {
  const [from, to] = [readDigits(text, at + 1, 1), readDigits(text, at + 2, 1)]
  const fee = readDigits(text, at + 3, FEE)
  return { from: from === ABROAD ? null : from, to: to === ABROAD ? null : to, fee }
}

/** The season that an entry belongs to; `before`: that of the entry before it. */
export function seasonAfter(text: string, at: number, before: number): number {
  if (isKind(text, at, KIND.nextSeason)) return before + 1
  return isKind(text, at, KIND.season) ? readDigits(text, at + 1, 2) : before
}

/** A season without its entries; `before`: the season of the start before it. */
export function seasonAt(text: string, at: number, before: number): OpenSeason {
  const quality = readDigits(text, at + (isKind(text, at, KIND.nextSeason) ? 1 : 3), 2)
  return {
    season: seasonAfter(text, at, before),
    quality: quality === 0 ? null : quality / 100,
    value: null,
    lines: [],
    moves: [],
  }
}

export function valueAt(text: string, at: number): number {
  return readDigits(text, at + 1, 2) * VALUE_STEP
}

export function earlierAt(text: string, at: number): EarlierTotals {
  return {
    club: readDigits(text, at + 1, 1),
    seasons: readDigits(text, at + 2, 1),
    appearances: readDigits(text, at + 3, 2),
    goals: readDigits(text, at + 5, 2),
  }
}
