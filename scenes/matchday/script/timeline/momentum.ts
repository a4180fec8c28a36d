import type { MatchEvent } from '../../../../client/simulation/match/matchReport.ts'
import { isChance } from '../stage/eventKinds.ts'

/** Base value of a chance, added to its quality. */
const BASE_WORTH = 0.3
/** Share of a chance's momentum that remains a minute later. */
const DECAY = 0.86

/**
 * Momentum by minute, up to the last, from the chances so far: −1 all away to 1 all home. A minute depends on no later one.
 * Pure: the DOM shows it beside the scene.
 */
export function planMomentum(events: readonly MatchEvent[], lastMinute: number): Float32Array {
  const pushes = new Float32Array(lastMinute + 1)
  for (const { type, team, minute, quality } of events) {
    if (!isChance(type)) continue
    const worth = BASE_WORTH + quality + (type === 'goal' ? 0.3 : 0)
    pushes[minute] = (pushes[minute] ?? 0) + (team === 'home' ? worth : -worth)
  }
  const momentum = new Float32Array(lastMinute + 1)
  let running = 0
  for (let minute = 0; minute <= lastMinute; minute++) {
    running = running * DECAY + (pushes[minute] ?? 0)
    momentum[minute] = running / (0.55 + Math.abs(running))
  }
  return momentum
}
