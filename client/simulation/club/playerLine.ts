/**
 * Lines of players by season, competition and club, packed to a text a player. A text is a row of entries, each with
 * its kind as the first digit: the start of a season, a line of a competition, a move, or totals from before lines
 * were kept. The running season has no start yet. Thirty seasons have ten thousand lines: what most of them lack has
 * an entry of its own.
 */
import { readDigits, writeDigits } from '../core/digits.ts'
import type { ClubNumber } from './seasonReview.ts'

/** Competitions of lines; the second division has its own. New ones go to the end: their places are in careers. */
export const LINE_COMPETITIONS = ['league', 'second', 'cup', 'playoff', 'europe'] as const
export type LineCompetition = (typeof LINE_COMPETITIONS)[number]

/** Awards of a line, each a bit. New ones go to the end. */
export const LINE_AWARDS = [
  'title',
  'player',
  'young-player',
  'keeper',
  'eleven',
  'top-scorer',
  'own-player',
] as const
export type LineAward = (typeof LINE_AWARDS)[number]

/** Figures of a player for a club in a competition of a season. */
export interface PlayerLine {
  competition: LineCompetition
  club: ClubNumber
  appearances: number
  goals: number
  assists: number
  /** Matches without a goal against, for goalkeepers. */
  cleanSheets: number
  /** Sum of match ratings, in tenths. */
  ratingTotal: number
  /** Null for a line whose first matches nobody has counted like this. */
  more: MoreFigures | null
  awards: readonly LineAward[]
}

export interface MoreFigures {
  starts: number
  minutes: number
  /** Sum of the probabilities of their shots, in hundredths. */
  expectedGoals: number
  yellow: number
  red: number
}

/** A move between clubs of which the fee is known. */
export interface PlayerMove {
  /** Null for a club abroad. */
  from: ClubNumber | null
  to: ClubNumber | null
  /** Pounds, to the nearest 25,000. */
  fee: number
}

/** A season of a player. */
interface PlayerSeason {
  season: number
  /** At its end, 1–5; null where it is not known. */
  quality: number | null
  /** Pounds at its end, to the nearest 25,000; null where it follows from quality and age. */
  value: number | null
  lines: readonly PlayerLine[]
  moves: readonly PlayerMove[]
}

/** Totals at a club from before lines were kept. */
interface EarlierTotals {
  club: ClubNumber
  seasons: number
  appearances: number
  goals: number
}

interface PackedCareer {
  earlier: EarlierTotals | null
  /** Oldest first. */
  seasons: readonly PlayerSeason[]
}

/** First digits. Those below `move` are lines without awards, those from `won` on with them. */
const KIND = { move: 5, season: 6, earlier: 7, won: 8, nextSeason: 13, value: 14 } as const
const LINE = 14
const AWARDS = 2
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

/** Match of a player for a line. */
export type LineMatch = Omit<PlayerLine, 'awards'>

/** The running season's lines with a match more. */
export function addMatch(packed: string, match: LineMatch): string {
  for (let at = 0; at < packed.length; at += entryLength(packed, at)) {
    const line = lineAt(packed, at)
    if (line?.competition !== match.competition || line.club !== match.club) continue
    return `${packed.slice(0, at)}${packLine(sumOf(line, match))}${packed.slice(at + entryLength(packed, at))}`
  }
  return packed + packLine({ ...match, awards: [] })
}

/** The running season's lines with a move more. */
export function addMove(packed: string, { from, to, fee }: PlayerMove): string {
  const clubs = [from, to].map((club) => writeDigits(club ?? ABROAD, 1)).join('')
  return `${packed}${writeDigits(KIND.move, 1)}${clubs}${writeDigits(fee, FEE)}`
}

/** Totals as the first entry of a player's text. */
export function packEarlier({ club, seasons, appearances, goals }: EarlierTotals): string {
  const totals = `${writeDigits(appearances, 2)}${writeDigits(goals, 2)}`
  return `${writeDigits(KIND.earlier, 1)}${writeDigits(club, 1)}${writeDigits(seasons, 1)}${totals}`
}

interface FinishedSeason extends Pick<PlayerSeason, 'season' | 'quality' | 'value'> {
  /** Entries of the running season. */
  running: string
  awardsOf: (line: PlayerLine) => readonly LineAward[]
}

/** A player's text with a finished season more. */
export function addSeason(
  packed: string,
  { season, quality, value, running, awardsOf }: FinishedSeason,
): string {
  const follows = lastSeasonOf(packed) === season - 1
  const start = follows
    ? writeDigits(KIND.nextSeason, 1)
    : `${writeDigits(KIND.season, 1)}${writeDigits(season, 2)}`
  let text = `${packed}${start}${writeDigits((quality ?? 0) * 100, 2)}`
  if (value !== null) text += `${writeDigits(KIND.value, 1)}${writeDigits(value / VALUE_STEP, 2)}`
  for (let at = 0; at < running.length; at += entryLength(running, at)) {
    const line = lineAt(running, at)
    text += line
      ? packLine({ ...line, awards: awardsOf(line) })
      : running.slice(at, at + entryLength(running, at))
  }
  return text
}

function lastSeasonOf(packed: string): number {
  let season = 0
  for (let at = 0; at < packed.length; at += entryLength(packed, at)) {
    if (isKind(packed, at, KIND.season)) season = readDigits(packed, at + 1, 2)
    if (isKind(packed, at, KIND.nextSeason)) season += 1
  }
  return season
}

/** Reads a player's text; `running` are the entries of the running season, which is added if there are any. */
export function unpackCareer(
  packed: string,
  running: { season: number; lines: string } | null = null,
): PackedCareer {
  const text = running?.lines
    ? addSeason(packed, {
        season: running.season,
        quality: null,
        value: null,
        running: running.lines,
        awardsOf: () => [],
      })
    : packed
  let earlier: EarlierTotals | null = null
  const seasons: OpenSeason[] = []
  for (let at = 0; at < text.length; at += entryLength(text, at)) {
    const last = seasons.at(-1)
    const line = lineAt(text, at)
    if (line) last?.lines.push(line)
    else if (isKind(text, at, KIND.move)) last?.moves.push(moveAt(text, at))
    else if (isKind(text, at, KIND.earlier)) earlier = earlierAt(text, at)
    else if (!isKind(text, at, KIND.value)) seasons.push(seasonAt(text, at, last?.season ?? 0))
    else if (last) last.value = readDigits(text, at + 1, 2) * VALUE_STEP
  }
  return { earlier, seasons }
}

type OpenSeason = PlayerSeason & { lines: PlayerLine[]; moves: PlayerMove[] }

/** All lines of a text. */
export function linesOf(packed: string): PlayerLine[] {
  const lines: PlayerLine[] = []
  for (let at = 0; at < packed.length; at += entryLength(packed, at)) {
    const line = lineAt(packed, at)
    if (line) lines.push(line)
  }
  return lines
}

/** True for a text of whole entries. */
export function isPacked(text: string): boolean {
  let at = 0
  while (at < text.length && readDigits(text, at, 1) < LENGTHS.length) at += entryLength(text, at)
  return at === text.length
}

/** True if a player's text has a line of the first division with one of its prizes for a single player. */
export function hasWonPrize(packed: string): boolean {
  return linesOf(packed).some(
    ({ competition, awards }) => competition === 'league' && awards.some((award) => PRIZES.has(award)),
  )
}

const PRIZES: ReadonlySet<LineAward> = new Set(['player', 'young-player', 'keeper', 'top-scorer'])

function isKind(text: string, at: number, kind: number): boolean {
  return readDigits(text, at, 1) === kind
}

/** Length of the entry that begins here; one of an unknown kind has one digit, so that every text comes to its end. */
function entryLength(text: string, at: number): number {
  return LENGTHS[readDigits(text, at, 1)] ?? 1
}

function packLine(line: PlayerLine): string {
  const { competition, club, appearances, goals, assists, cleanSheets, ratingTotal, more, awards } = line
  const bits = awards.reduce((sum, award) => sum + (1 << LINE_AWARDS.indexOf(award)), 0)
  const [starts, minutes, expectedGoals, cards] = more
    ? [
        Math.min(more.starts, UNKNOWN - 1),
        more.minutes,
        more.expectedGoals,
        Math.min(more.yellow, MOST_YELLOW) + (MOST_YELLOW + 1) * more.red,
      ]
    : [UNKNOWN, 0, 0, 0]
  return (
    writeDigits(LINE_COMPETITIONS.indexOf(competition) + (bits > 0 ? KIND.won : 0), 1) +
    writeDigits(club, 1) +
    writeDigits(appearances, 1) +
    writeDigits(starts, 1) +
    writeDigits(minutes, 2) +
    writeDigits(goals, 1) +
    writeDigits(assists, 1) +
    writeDigits(expectedGoals, 2) +
    writeDigits(cards, 1) +
    writeDigits(cleanSheets, 1) +
    writeDigits(ratingTotal, 2) +
    (bits > 0 ? writeDigits(bits, AWARDS) : '')
  )
}

/** The line that begins here; null for another entry. */
function lineAt(text: string, at: number): PlayerLine | null {
  const kind = readDigits(text, at, 1)
  const competition = LINE_COMPETITIONS[kind < KIND.won ? kind : kind - KIND.won]
  if (!competition) return null
  const starts = readDigits(text, at + 3, 1)
  const cards = readDigits(text, at + 10, 1)
  const bits = kind < KIND.won ? 0 : readDigits(text, at + LINE, AWARDS)
  return {
    competition,
    club: readDigits(text, at + 1, 1),
    appearances: readDigits(text, at + 2, 1),
    goals: readDigits(text, at + 6, 1),
    assists: readDigits(text, at + 7, 1),
    cleanSheets: readDigits(text, at + 11, 1),
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

function moveAt(text: string, at: number): PlayerMove {
  const [from, to] = [readDigits(text, at + 1, 1), readDigits(text, at + 2, 1)]
  const fee = readDigits(text, at + 3, FEE)
  return { from: from === ABROAD ? null : from, to: to === ABROAD ? null : to, fee }
}

function seasonAt(text: string, at: number, before: number): OpenSeason {
  const follows = isKind(text, at, KIND.nextSeason)
  const quality = readDigits(text, at + (follows ? 1 : 3), 2)
  return {
    season: follows ? before + 1 : readDigits(text, at + 1, 2),
    quality: quality === 0 ? null : quality / 100,
    value: null,
    lines: [],
    moves: [],
  }
}

function earlierAt(text: string, at: number): EarlierTotals {
  return {
    club: readDigits(text, at + 1, 1),
    seasons: readDigits(text, at + 2, 1),
    appearances: readDigits(text, at + 3, 2),
    goals: readDigits(text, at + 5, 2),
  }
}

function sumOf(line: PlayerLine, match: LineMatch): PlayerLine {
  return {
    ...line,
    appearances: line.appearances + match.appearances,
    goals: line.goals + match.goals,
    assists: line.assists + match.assists,
    cleanSheets: line.cleanSheets + match.cleanSheets,
    ratingTotal: line.ratingTotal + match.ratingTotal,
    more: line.more && match.more && sumOfMore(line.more, match.more),
  }
}

function sumOfMore(one: MoreFigures, other: MoreFigures): MoreFigures {
  return {
    starts: one.starts + other.starts,
    minutes: one.minutes + other.minutes,
    expectedGoals: one.expectedGoals + other.expectedGoals,
    yellow: one.yellow + other.yellow,
    red: one.red + other.red,
  }
}
