/** Tactics of a rival in one match: its usual plan, adapted to venue and opponent (TAC-5 to TAC-7). */
import type { Competitor } from '../club/club.ts'
import { opponentById } from '../clubs/clubsOfEurope.ts'
import { clubPlace } from '../clubs/clubNumbers.ts'
import type { ClubId } from '../core/ids.ts'
import type { Fixture } from '../core/fixture.ts'
import type { Temper } from '../people/manager.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { Random, seedRandom } from '../core/rng.ts'
import type { DefensiveStyle, Formation, Intensity, OffensiveStyle, Style, Tactics } from '../club/tactics.ts'
import type { Snapshot } from '../gameState.ts'
import { WEEK_STREAMS } from '../core/streams.ts'

/** Probability that a part of the plan is the usual one. */
const USUAL = { formation: 0.75, style: 0.8, intensity: 0.75, offensiveStyle: 0.8, defensiveStyle: 0.75 }

/** Stars of reputation that playing at home counts as. */
const HOME_COUNTS = 0.4

/** Difference in reputation (stars) beyond which a club adapts to a stronger or weaker opponent. */
const CLEAR_GAP = 0.8
/** Probability that it does so, by the manager's temper. */
const ADAPTS: Record<Temper, number> = { calm: 0.3, steady: 0.5, bold: 0.7 }

const SECOND_FORMATION: Record<Formation, Formation> = {
  '4-4-2': '4-2-3-1',
  '4-3-3': '4-2-3-1',
  '4-5-1': '4-3-3',
  '3-5-2': '5-3-2',
  '5-3-2': '3-5-2',
  '4-2-3-1': '4-4-2',
  '3-4-3': '3-5-2',
}
const SECOND_STYLE: Record<Style, Style> = {
  attacking: 'balanced',
  balanced: 'attacking',
  defensive: 'counter',
  counter: 'defensive',
}
const SECOND_INTENSITY: Record<Intensity, Intensity> = { low: 'medium', medium: 'high', high: 'medium' }
const SECOND_OFFENSIVE: Record<OffensiveStyle, OffensiveStyle> = {
  possession: 'wing_play',
  direct: 'counter_attack',
  counter_attack: 'direct',
  wing_play: 'possession',
}
const SECOND_DEFENSIVE: Record<DefensiveStyle, DefensiveStyle> = {
  high_press: 'mid_block',
  mid_block: 'zonal_marking',
  deep_block: 'mid_block',
  zonal_marking: 'deep_block',
}

/** Draws the tactics of `club` in `fixture` from a stream of their own, the same at every call. */
export function matchPlan(
  state: Snapshot,
  club: DeepReadonly<Competitor>,
  fixture: Readonly<Pick<Fixture, 'home' | 'away' | 'week'>>,
): Tactics {
  const isHome = fixture.home === club.id
  const place = clubPlace(club.id)
  const random = new Random(
    seedRandom(state.seed, state.currentSeason, fixture.week, WEEK_STREAMS.rivalPlans + place),
  )
  const gap =
    club.reputation -
    reputationOf(state, isHome ? fixture.away : fixture.home) +
    (isHome ? HOME_COUNTS : -HOME_COUNTS)
  const adapts = random.chance(ADAPTS[club.manager.temper])
  const usual = club.tactics
  const plan: Tactics = {
    formation: pick(usual.formation, SECOND_FORMATION, random.chance(USUAL.formation)),
    style: pick(usual.style, SECOND_STYLE, random.chance(USUAL.style)),
    intensity: pick(usual.intensity, SECOND_INTENSITY, random.chance(USUAL.intensity)),
    offensiveStyle: pick(usual.offensiveStyle, SECOND_OFFENSIVE, random.chance(USUAL.offensiveStyle)),
    defensiveStyle: pick(usual.defensiveStyle, SECOND_DEFENSIVE, random.chance(USUAL.defensiveStyle)),
  }
  if (adapts && gap < -CLEAR_GAP) {
    plan.style = 'counter'
    plan.defensiveStyle = 'deep_block'
  }
  if (adapts && gap > CLEAR_GAP) plan.style = 'attacking'
  return plan
}

function pick<Option extends string>(
  usual: Option,
  second: Readonly<Record<Option, Option>>,
  isUsual: boolean,
): Option {
  return isUsual ? usual : second[usual]
}

function reputationOf(state: Snapshot, id: ClubId): number {
  if (id === state.club.id) return state.reputation
  return opponentById(state, id).reputation
}
