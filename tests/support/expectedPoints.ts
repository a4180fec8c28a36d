/**
 * Points that football decisions are expected to bring in a first season. Each own match is played over and
 * over with the sheets of its kick-off, its orders included, so that little of the luck of results is left.
 */
import { nextOwnFixture, WEEKS_PER_SEASON } from '../../client/simulation/core/calendar.ts'
import { seedRandom } from '../../client/simulation/core/rng.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import type { MatchInput } from '../../client/simulation/match/matchReport.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import { fixtureSetup } from '../../client/simulation/season/fixtureSetup.ts'
import { playCalled, type Caller } from './callers.ts'
import { mean } from './careers.ts'
import { manageFootball, type Football } from './football.ts'

/** Times that each match is played besides. */
const REPEATS = 20

/** Difference in points of two ways to decide, and its standard error. */
interface PointsGained {
  mean: number
  error: number
}

/** Points expected in the first seasons of careers with so many seeds from the first on. */
export function expectedPoints(careers: number, football: Football, firstSeed = 1): number[] {
  return Array.from({ length: careers }, (_, i) => expectedInSeason(firstSeed + i, football))
}

/** Points that one way gains over another in careers of the same seeds. */
export function pointsGained(points: readonly number[], usual: readonly number[]): PointsGained {
  const gains = points.map((value, i) => value - (usual[i] ?? 0))
  const gain = mean(gains)
  const variance = mean(gains.map((value) => (value - gain) ** 2))
  return { mean: gain, error: Math.sqrt(variance / Math.max(1, gains.length - 1)) }
}

function expectedInSeason(seed: number, football: Football): number {
  const state = createGame({ seed })
  const manage = manageFootball(football)
  const points: number[] = []
  while (!state.ended && state.currentSeason === 1) {
    beginDay(state)
    manage(state)
    const called = state.awaitingKickOff ? expectedInMatch(state, football.call) : null
    if (called) points.push(called.points)
    playMatchDay(state, called?.inputs)
  }
  // A whole season's, also when the manager is sacked before its end.
  return WEEKS_PER_SEASON * mean(points)
}

/** Points expected in the next match, and what the manager calls in the one that is played. */
function expectedInMatch(state: GameState, caller: Caller): { points: number; inputs: MatchInput[] } | null {
  const fixture = nextOwnFixture(state)
  if (!fixture) return null
  const setup = fixtureSetup(state, fixture)
  const [own, other] =
    setup.home.club === state.club.id ? (['home', 'away'] as const) : (['away', 'home'] as const)
  const points = Array.from({ length: REPEATS }, (_, repeat) => {
    const random = seedRandom(state.seed, fixture.week, REPEATS + repeat)
    const { goals } = playCalled({ ...setup, random }, own, caller)
    const margin = goals[own] - goals[other]
    return margin > 0 ? 3 : margin === 0 ? 1 : 0
  })
  const { inputs } = playCalled(setup, own, caller)
  return { points: mean(points), inputs: inputs.filter(({ kind }) => kind !== 'order') }
}
