/** Knock-out competitions as data, and what follows from a description and the ties drawn so far. */
import { DAYS_PER_WEEK, dayOfWeek } from '../core/calendar.ts'
import type { ClubId } from '../core/ids.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { shuffle, type Random } from '../core/rng.ts'
import type { CompetitionId, Tie } from '../core/tie.ts'

/** Round of a knock-out competition. */
export interface Round {
  /** Name in running text, such as 'semi-final'. */
  name: string
  /** League weeks that have been played before it. */
  afterWeek: number
  /** Pounds for the winner of a tie. */
  prize: number
  /** True for a round on neutral ground. */
  isNeutral: boolean
  /** True for matches in which some players play above themselves (CHA-7). */
  isBig: boolean
}

/** Description of a knock-out competition of one leg, in which the first round takes all clubs. */
export interface KnockOut {
  id: CompetitionId
  name: string
  trophy: string
  /** Colours of its screens: ground and letters, as '#rrggbb'. */
  colours: readonly [string, string]
  /** Clubs that enter, by division. */
  entrants: Readonly<Record<1 | 2, number>>
  /** Days after a match day on which it is played. */
  daysAfterMatchDay: number
  /** From the first to the final; each halves the clubs. */
  rounds: readonly Round[]
}

/** Game day of a round (from 1) in a season. */
export function dayOfRound({ rounds, daysAfterMatchDay }: KnockOut, season: number, round: number): number {
  return dayOfWeek(season, rounds[round - 1]?.afterWeek ?? 0) + daysAfterMatchDay
}

/** Round played on a game day; null for none. */
export function roundOnDay(competition: KnockOut, season: number, day: number): number | null {
  const index = competition.rounds.findIndex((_, i) => dayOfRound(competition, season, i + 1) === day)
  return index < 0 ? null : index + 1
}

/** Match week in which a round is played: the one that its day belongs to. */
export function weekOfRound(competition: KnockOut, round: number): number {
  return Math.ceil(dayOfRound(competition, 1, round) / DAYS_PER_WEEK)
}

/** Clubs that enter, of all clubs of each division, the best of last season first. */
export function entrantsOf(
  { entrants }: KnockOut,
  divisions: Readonly<Record<1 | 2, readonly ClubId[]>>,
): ClubId[] {
  return ([1, 2] as const).flatMap((division) => divisions[division].slice(0, entrants[division]))
}

/** Draws a round: who comes out first is at home. Nobody is seeded. */
export function drawRound(
  competition: KnockOut,
  { season, round, clubs }: { season: number; round: number; clubs: readonly ClubId[] },
  random: Random,
): Tie[] {
  const drawn = clubs.slice()
  shuffle(drawn, random)
  const ties: Tie[] = []
  for (let i = 0; i + 1 < drawn.length; i += 2) {
    const [home, away] = [drawn[i], drawn[i + 1]]
    if (home === undefined || away === undefined) continue
    ties.push({
      competition: competition.id,
      round,
      day: dayOfRound(competition, season, round),
      home,
      away,
      neutral: competition.rounds[round - 1]?.isNeutral ?? false,
      result: null,
    })
  }
  return ties
}

/** Next round to draw with its clubs: the winners of the last one, once all of it has been played; null otherwise. */
export function roundToDraw(
  { rounds }: KnockOut,
  ties: readonly DeepReadonly<Tie>[],
): { round: number; clubs: ClubId[] } | null {
  const last = ties.at(-1)?.round ?? 0
  if (last === 0 || last >= rounds.length) return null
  const clubs: ClubId[] = []
  for (const { round, result } of ties) {
    if (round !== last) continue
    if (!result) return null
    clubs.push(result.winner)
  }
  return { round: last + 1, clubs }
}

/** Winner of the competition; null until the final has been played. */
export function winnerOfCompetition({ rounds }: KnockOut, ties: readonly DeepReadonly<Tie>[]): ClubId | null {
  return ties.find(({ round }) => round === rounds.length)?.result?.winner ?? null
}

/** The club that a tie's winner has beaten; null until it has been played. */
export function beatenIn({ home, away, result }: DeepReadonly<Tie>): ClubId | null {
  return result && (result.winner === home ? away : home)
}
