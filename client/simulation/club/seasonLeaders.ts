/** Players who lead a competition by a figure, and their lists of finished seasons, packed to a text a season. */
import { readDigits, writeDigits } from '../core/digits.ts'
import type { PlayerId } from '../people/player.ts'
import { LINE_COMPETITIONS, type LineCompetition, type PlayerLine } from './playerLine.ts'
import type { ClubNumber } from './seasonReview.ts'

/** Figures of leaders. New ones go to the end: their places are in careers. */
export const LEADER_KINDS = [
  'goals',
  'assists',
  'cleanSheets',
  'rating',
  'expectedGoals',
  'saves',
  'aboveExpected',
  'cards',
  'minutes',
  'youngest',
  'oldest',
] as const
export type LeaderKind = (typeof LEADER_KINDS)[number]

/** Leaders of a finished season, as `packLeaders` writes them. */
export interface SeasonLeaders {
  season: number
  lists: string
}

/** Player whom the lists of finished seasons name by their place among all of these; of who is forgotten, the name alone. */
export type LeadingPlayer = readonly [id: PlayerId, name: string] | string

/** A player's line of a season that may lead. */
export interface LeaderLine {
  id: PlayerId
  age: number
  line: PlayerLine
}

export interface ListedLeader {
  /** Place among the leading players of the career. */
  player: number
  club: ClubNumber
  /** A rating is a mean, 3–10. */
  figure: number
}

/** List of a competition by a figure, the first one first. */
export interface LeaderList {
  competition: LineCompetition
  kind: LeaderKind
  leaders: readonly ListedLeader[]
}

/** Share of the most appearances that a mean rating needs. */
const RATED_SHARE = 0.5

const FIGURES: Record<LeaderKind, (player: LeaderLine) => number | null> = {
  goals: ({ line }) => line.goals,
  assists: ({ line }) => line.assists,
  cleanSheets: ({ line }) => line.cleanSheets,
  rating: ({ line }) => line.ratingTotal / line.appearances / 10,
  expectedGoals: ({ line }) => line.more && line.more.expectedGoals / 100,
  saves: ({ line }) => line.saves,
  aboveExpected: ({ line }) => line.more && line.goals - line.more.expectedGoals / 100,
  cards: ({ line }) => line.more && line.more.yellow + line.more.red,
  minutes: ({ line }) => line.more?.minutes ?? null,
  youngest: ({ age }) => age,
  oldest: ({ age }) => age,
}

/** At most so many of these by a figure, the highest first, or the lowest age of the youngest. */
export function leadersBy<Player extends LeaderLine>(
  players: readonly Player[],
  kind: LeaderKind,
  listed: number,
): (Player & { figure: number })[] {
  const most = players.reduce((least, { line }) => Math.max(least, line.appearances), 0)
  const direction = kind === 'youngest' ? 1 : -1
  const ranked: { player: Player; figure: number }[] = []
  for (const player of players) {
    const figure = FIGURES[kind](player)
    if (figure === null || figure <= 0) continue
    if (kind === 'rating' && player.line.appearances < RATED_SHARE * most) continue
    ranked.push({ player, figure })
  }
  return ranked
    .sort(
      (a, b) => direction * (a.figure - b.figure) || a.player.line.appearances - b.player.line.appearances,
    )
    .slice(0, listed)
    .map(({ player, figure }) => ({ ...player, figure }))
}

/** Figures that are kept in hundredths. */
const IN_HUNDREDTHS: ReadonlySet<LeaderKind> = new Set(['rating', 'expectedGoals', 'aboveExpected'])

/** Digits of the parts of a leader. */
const PLAYER = 3
const CLUB = 1
const FIGURE = 2
const LEADER = PLAYER + CLUB + FIGURE
/** Digits before the leaders of a list: its competition, its figure, and how many they are. */
const HEAD = 3

/** Lists that name nobody are left out. */
export function packLeaders(lists: readonly LeaderList[]): string {
  return lists
    .filter(({ leaders }) => leaders.length > 0)
    .map(({ competition, kind, leaders }) => {
      const head = [LINE_COMPETITIONS.indexOf(competition), LEADER_KINDS.indexOf(kind), leaders.length]
      const unit = IN_HUNDREDTHS.has(kind) ? 100 : 1
      const packed = leaders.map(
        ({ player, club, figure }) =>
          writeDigits(player, PLAYER) + writeDigits(club, CLUB) + writeDigits(figure * unit, FIGURE),
      )
      return head.map((digit) => writeDigits(digit, 1)).join('') + packed.join('')
    })
    .join('')
}

export function unpackLeaders(text: string): LeaderList[] {
  const lists: LeaderList[] = []
  for (let at = 0; at < text.length; at += lengthOfList(text, at)) {
    const competition = LINE_COMPETITIONS[readDigits(text, at, 1)]
    const kind = LEADER_KINDS[readDigits(text, at + 1, 1)]
    if (!competition || !kind) continue
    const unit = IN_HUNDREDTHS.has(kind) ? 100 : 1
    const leaders = Array.from({ length: readDigits(text, at + 2, 1) }, (_, i) => {
      const from = at + HEAD + i * LEADER
      return {
        player: readDigits(text, from, PLAYER),
        club: readDigits(text, from + PLAYER, CLUB),
        figure: readDigits(text, from + PLAYER + CLUB, FIGURE) / unit,
      }
    })
    lists.push({ competition, kind, leaders })
  }
  return lists
}

/** True for a text of whole lists. */
export function arePackedLeaders(text: string): boolean {
  let at = 0
  while (at < text.length) {
    if (!LINE_COMPETITIONS[readDigits(text, at, 1)] || !LEADER_KINDS[readDigits(text, at + 1, 1)])
      return false
    at += lengthOfList(text, at)
  }
  return at === text.length
}

function lengthOfList(text: string, at: number): number {
  return HEAD + LEADER * readDigits(text, at + 2, 1)
}
