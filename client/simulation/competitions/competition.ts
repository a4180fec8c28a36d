/** Competitions besides the league as data, and what follows from a description and the ties drawn so far. */
import { DAYS_PER_WEEK, dayOfWeek } from '../core/calendar.ts'
import type { CompetitionSeason } from '../club/competitionSeason.ts'
import type { ClubId } from '../core/ids.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { shuffle, type Random } from '../core/rng.ts'
import type { CompetitionId, Score, Tie } from '../core/tie.ts'
import { drawGroups, groupMatches, groupTables, pairGroups } from './groups.ts'

/** Round of a competition: a day on which it is played. */
export interface Round {
  /** A match of a group, a tie that decides by itself, or a leg of one. */
  stage: 'group' | 'tie' | 'first-leg' | 'second-leg'
  /** League weeks that have been played before it. */
  afterWeek: number
  /** Pounds for the winner of a tie or of a group match. */
  prize: number
  /** Pounds for each side of a drawn group match. */
  drawPrize?: number
  /** True for a round on neutral ground. */
  isNeutral: boolean
  /** True for matches in which some players play above themselves (CHA-7). */
  isBig: boolean
}

/** Facts that decide who enters in a season. */
export interface Field {
  seed: number
  season: number
  /** Clubs of each division, the second's best of last season first. */
  divisions: Readonly<Record<1 | 2, readonly ClubId[]>>
  /** Last season's table of the first division; empty before the first season. */
  lastTable: readonly ClubId[]
  /** Winner of last season's cup. */
  cupWinner: ClubId | null
  /** Winner of last season's Meridian Cup. */
  holder: ClubId | null
}

/** Description of a competition. With rounds of groups, 32 clubs enter, the four best level pots of eight. */
export interface Competition {
  id: CompetitionId
  name: string
  /** Heading for its winners. */
  winners: string
  /** Clubs that enter in a season; none in one without it. */
  entrants: (field: Field) => ClubId[]
  /** Stream of its draws. */
  draws: number
  /** True where both clubs share the takings; otherwise they are the home side's, but for neutral ground. */
  sharesTakings: boolean
  /** Stars that winning it adds to the manager's reputation (MAN-5). */
  fame: number
  /** Days after a match day on which it is played. */
  daysAfterMatchDay: number
  /** From the first to the final. Those of groups come first; then each tie halves the clubs. */
  rounds: readonly Round[]
}

/** Game day of a round (from 1) in a season. */
export function dayOfRound(
  { rounds, daysAfterMatchDay }: Competition,
  season: number,
  round: number,
): number {
  return dayOfWeek(season, rounds[round - 1]?.afterWeek ?? 0) + daysAfterMatchDay
}

/** Round played on a game day; null for none. */
export function roundOnDay(competition: Competition, season: number, day: number): number | null {
  const index = competition.rounds.findIndex((_, i) => dayOfRound(competition, season, i + 1) === day)
  return index < 0 ? null : index + 1
}

/** Match week in which a round is played: the one that its day belongs to. */
export function weekOfRound(competition: Competition, round: number): number {
  return Math.ceil(dayOfRound(competition, 1, round) / DAYS_PER_WEEK)
}

/** Draw of a competition that begins. `clubs`: the best first, where strength matters. */
export function firstDraw(
  competition: Competition,
  {
    season,
    clubs,
    countryOf,
  }: { season: number; clubs: readonly ClubId[]; countryOf: (id: ClubId) => string },
  random: Random,
): Pick<CompetitionSeason, 'groups' | 'ties'> {
  if (clubs.length === 0) return { groups: [], ties: [] }
  if (competition.rounds[0]?.stage !== 'group') {
    const pairs = drawPairs(clubs, random)
    return { groups: [], ties: tiesOfPairs(competition, { season, round: 1, pairs }) }
  }
  const groups = drawGroups(clubs, countryOf, random)
  const ties = groupMatches(groups).flatMap((pairs, i) =>
    tiesOfRound(competition, { season, round: i + 1, pairs }),
  )
  return { groups, ties }
}

/** Ties of the next round, both legs of it where it has two, once all of the last one has been played; none otherwise. */
export function drawNext(
  competition: Competition,
  { season, row }: { season: number; row: DeepReadonly<CompetitionSeason> },
  randomOf: (round: number) => Random,
): Tie[] {
  const { rounds } = competition
  const latest = row.ties.at(-1)
  // Most mornings have it to be played.
  if (!latest?.result || latest.round >= rounds.length || row.ties.some(({ result }) => !result)) return []
  const last = latest.round
  const round = last + 1
  const random = randomOf(round)
  const pairs =
    rounds[last - 1]?.stage === 'group'
      ? pairGroups(groupTables(row), random)
      : drawPairs(winnersOf(row.ties, last), random)
  return tiesOfPairs(competition, { season, round, pairs })
}

type Pair = readonly [home: ClubId, away: ClubId]

/** Draws pairs: who comes out first is at home, in the first leg where there are two. Nobody is seeded. */
function drawPairs(clubs: readonly ClubId[], random: Random): Pair[] {
  const drawn = clubs.slice()
  shuffle(drawn, random)
  const pairs: Pair[] = []
  for (let i = 0; i + 1 < drawn.length; i += 2) {
    const [home, away] = [drawn[i], drawn[i + 1]]
    if (home !== undefined && away !== undefined) pairs.push([home, away])
  }
  return pairs
}

interface Drawn {
  season: number
  round: number
  pairs: readonly Pair[]
}

/** Ties of drawn pairs, both legs of them where there are two. */
export function tiesOfPairs(competition: Competition, { season, round, pairs }: Drawn): Tie[] {
  const ties = tiesOfRound(competition, { season, round, pairs })
  if (competition.rounds[round - 1]?.stage !== 'first-leg') return ties
  const second = pairs.map(([home, away]): Pair => [away, home])
  return [...ties, ...tiesOfRound(competition, { season, round: round + 1, pairs: second })]
}

function tiesOfRound(competition: Competition, { season, round, pairs }: Drawn): Tie[] {
  return pairs.map(([home, away]) => ({
    competition: competition.id,
    round,
    day: dayOfRound(competition, season, round),
    home,
    away,
    neutral: competition.rounds[round - 1]?.isNeutral ?? false,
    result: null,
  }))
}

function winnersOf(ties: readonly DeepReadonly<Tie>[], last: number): ClubId[] {
  return ties.flatMap(({ round, result }) => (round === last ? (result?.winner ?? []) : []))
}

/** Goals of the first leg, from the view of the second; null for a tie without one. */
export function firstLegOf(
  { rounds }: Competition,
  ties: readonly DeepReadonly<Tie>[],
  { round, home, away }: DeepReadonly<Tie>,
): Score | null {
  if (rounds[round - 1]?.stage !== 'second-leg') return null
  const first = ties.find((tie) => tie.round === round - 1 && tie.home === away && tie.away === home)
  return first?.result ? { home: first.result.score90.away, away: first.result.score90.home } : null
}

/** Winner of the competition; null until the final has been played. */
export function winnerOfCompetition(
  { rounds }: Competition,
  ties: readonly DeepReadonly<Tie>[],
): ClubId | null {
  return ties.find(({ round }) => round === rounds.length)?.result?.winner ?? null
}

/** The club that a tie's winner has beaten; null until it has been played, and without a winner. */
export function beatenIn({ home, away, result }: DeepReadonly<Tie>): ClubId | null {
  if (!result?.winner) return null
  return result.winner === home ? away : home
}
