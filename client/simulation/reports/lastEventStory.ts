import type { Snapshot } from '../gameState.ts'
import { impactFigures } from '../core/impact.ts'

/** Last random event with the figures of its impacts. */
export function lastEventStory({ lastEvent }: Snapshot) {
  return lastEvent && { ...lastEvent, figures: impactFigures(lastEvent.impact) }
}
