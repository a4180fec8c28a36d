/** Matches far away: those of groups without a club of the country, which are decided without the engine (EUR-8). */
import { competitionOf } from '../club/competitionSeason.ts'
import { clubAbroadById, strengthAbroad } from '../club/clubsAbroad.ts'
import { roundOf } from '../competitions/competitions.ts'
import { clamp } from '../core/clamp.ts'
import type { ClubId } from '../core/ids.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { Random } from '../core/rng.ts'
import type { Tie, TieResult } from '../core/tie.ts'
import type { Snapshot } from '../gameState.ts'
import { tieSeed } from './tieSeed.ts'
import { placeOfTie } from './tieSetup.ts'

/** Goals of a home side that is so many half stars better than its guests, from −6 to 6: means of the engine. */
const GOALS = [0.5, 0.5, 0.65, 0.82, 0.95, 1.12, 1.35, 1.68, 2.1, 2.6, 3.2, 3.6, 4.2] as const
const MIDDLE = 6
/** Guests score this share of what a home side as much better would. */
const GUESTS_SHARE = 0.83
const CHANCES = 20

export function isFarAway(state: Snapshot, tie: DeepReadonly<Tie>): boolean {
  if (roundOf(tie).stage !== 'group') return false
  const group = competitionOf(state, tie.competition).groups.find((clubs) => clubs.includes(tie.home))
  return group?.every((id) => clubAbroadById(id)) ?? false
}

/** Result of a match far away, by the strengths of both clubs. */
export function farResult(state: Snapshot, tie: DeepReadonly<Tie>): TieResult {
  const { home, away, day } = tie
  const place = placeOfTie(state, tie)
  const random = new Random(tieSeed(state, { season: state.currentSeason, day, place }))
  const gap = strengthOf(state, home) - strengthOf(state, away)
  const score90 = {
    home: drawGoals(goalsBy(gap), random),
    away: drawGoals(GUESTS_SHARE * goalsBy(-gap), random),
  }
  const winner = score90.home === score90.away ? null : score90.home > score90.away ? home : away
  return { score90, extraTime: null, shootOut: null, winner }
}

function strengthOf({ seed, currentSeason }: Snapshot, id: ClubId): number {
  const club = clubAbroadById(id)
  return club ? strengthAbroad(seed, currentSeason, club) : 0
}

function goalsBy(gap: number): number {
  const step = clamp(MIDDLE + 2 * gap, { min: 0, max: GOALS.length - 1 })
  const [low, high] = [GOALS[Math.floor(step)] ?? 0, GOALS[Math.ceil(step)] ?? 0]
  return low + (step - Math.floor(step)) * (high - low)
}

function drawGoals(mean: number, random: Random): number {
  let goals = 0
  for (let i = 0; i < CHANCES; i++) if (random.chance(mean / CHANCES)) goals += 1
  return goals
}
