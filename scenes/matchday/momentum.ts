import type { MatchEvent } from '../../client/simulation/match/matchReport.ts'
import { isChance } from './tempo.ts'

/** What a chance is worth beside its quality. */
const BASE_WORTH = 0.3
/** How much of a chance's push is left a minute later. */
const FADING = 0.86

/**
 * Who had the better of each minute, from the chances so far: −1 all away to 1 all home, for
 * minutes 0–90. A minute depends on nothing after it. Pure: the DOM tells it beside the picture.
 */
export function planMomentum(events: readonly MatchEvent[]): Float32Array {
  const pushes = new Float32Array(91)
  for (const { type, team, minute, quality } of events) {
    if (!isChance(type)) continue
    const worth = BASE_WORTH + quality + (type === 'goal' ? 0.3 : 0)
    pushes[minute] = (pushes[minute] ?? 0) + (team === 'home' ? worth : -worth)
  }
  const momentum = new Float32Array(91)
  let running = 0
  for (let minute = 0; minute <= 90; minute++) {
    running = running * FADING + (pushes[minute] ?? 0)
    momentum[minute] = running / (0.55 + Math.abs(running))
  }
  return momentum
}
