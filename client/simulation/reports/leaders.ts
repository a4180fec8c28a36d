/** Players who lead a competition by a figure, in the running season and in those that are over. */
import { type ClubIdentity } from '../club/club.ts'
import { clubById } from '../club/clubById.ts'
import { linesOf } from '../club/packedCareer.ts'
import type { LineCompetition } from '../club/playerLine.ts'
import { LEADER_FIGURES, type LeaderFigure } from '../club/seasonLeaders.ts'
import { clubIdOf } from '../clubs/clubNumbers.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import type { PlayerId } from '../people/player.ts'
import { knownPlayers } from './people.ts'
import { figuresOf, type CareerFigures } from './playerCareer.ts'

/** Figures of leaders: those that are kept of past seasons first. */
export const LEADER_KINDS = [
  ...LEADER_FIGURES,
  'saves',
  'aboveExpected',
  'cards',
  'minutes',
  'youngest',
  'oldest',
] as const
export type LeaderKind = (typeof LEADER_KINDS)[number]

export interface Leader {
  id: PlayerId
  name: string
  club: DeepReadonly<ClubIdentity>
  isOwn: boolean
  /** Null in past seasons. */
  appearances: number | null
  figure: number
}

/** Leaders listed in the running season. */
const LISTED = 20
/** Share of a club's matches that a mean rating needs. */
const RATED_SHARE = 0.5

interface LeaderFigures extends CareerFigures {
  age: number
}

const FIGURES: Record<LeaderKind, (figures: LeaderFigures) => number | null> = {
  goals: ({ goals }) => goals,
  assists: ({ assists }) => assists,
  cleanSheets: ({ cleanSheets }) => cleanSheets,
  saves: ({ saves }) => saves,
  rating: ({ rating }) => rating,
  expectedGoals: ({ expectedGoals }) => expectedGoals,
  aboveExpected: ({ goals, expectedGoals }) => (expectedGoals === null ? null : goals - expectedGoals),
  cards: ({ yellow, red }) => (yellow === null ? null : yellow + (red ?? 0)),
  minutes: ({ minutes }) => minutes,
  youngest: ({ age }) => age,
  oldest: ({ age }) => age,
}

/** Competitions in which somebody has played this season. */
export function competitionsPlayed({ seasonLines }: Snapshot): ReadonlySet<LineCompetition> {
  return new Set(
    Object.values(seasonLines).flatMap((packed) => linesOf(packed).map(({ competition }) => competition)),
  )
}

/** Leaders of the running season in a competition, the highest figure first, or the lowest age of the youngest. */
export function leadersNow(state: Snapshot, competition: LineCompetition, kind: LeaderKind): Leader[] {
  const people = knownPlayers(state)
  const all = Object.entries(state.seasonLines).flatMap(([id, packed]) =>
    linesOf(packed)
      .filter((line) => line.competition === competition)
      .map((line) => ({ id, club: line.club, figures: figuresOf([line]) })),
  )
  const most = Math.max(0, ...all.map(({ figures }) => figures.appearances))
  const direction = kind === 'youngest' ? 1 : -1
  return all
    .flatMap(({ id, club, figures }) => {
      const person = people.get(id)
      if (!person) return []
      const figure = FIGURES[kind]({ ...figures, age: state.currentSeason - person.born })
      if (figure === null || figure <= 0) return []
      if (kind === 'rating' && figures.appearances < RATED_SHARE * most) return []
      return leaderOf(state, { id, name: person.name, club, figure, figures })
    })
    .sort((a, b) => direction * (a.figure - b.figure) || (a.appearances ?? 0) - (b.appearances ?? 0))
    .slice(0, LISTED)
}

/** The five leaders of the first division in a season that is over; null for a figure that isn't kept, and a season from before. */
export function leadersThen(state: Snapshot, season: number, kind: LeaderKind): Leader[] | null {
  const kept = state.leaders.find((one) => one.season === season)
  if (!kept || !isKept(kind)) return null
  return kept.leaders[kind].flatMap(([id, name, club, figure]) =>
    leaderOf(state, { id, name, club, figure: IN_HUNDREDTHS.has(kind) ? figure / 100 : figure }),
  )
}

const IN_HUNDREDTHS: ReadonlySet<LeaderKind> = new Set(['rating', 'expectedGoals'])

export function isKept(kind: LeaderKind): kind is LeaderFigure {
  return LEADER_FIGURES.some((figure) => figure === kind)
}

interface NumberedLeader extends Pick<Leader, 'id' | 'name' | 'figure'> {
  club: number
  figures?: CareerFigures
}

function leaderOf(state: Snapshot, { id, name, club: number, figure, figures }: NumberedLeader): Leader[] {
  const club = clubById(state, clubIdOf(number))
  if (!club) return []
  const isOwn = club.id === state.club.id
  return [{ id, name, club, isOwn, appearances: figures?.appearances ?? null, figure }]
}
