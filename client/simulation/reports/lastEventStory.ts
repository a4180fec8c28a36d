import type { Snapshot } from '../gameState.ts'
import { impactFigures } from '../core/impact.ts'

/** The last random event, with the figures of what it has changed. */
export function lastEventStory({ lastEvent }: Snapshot) {
  return lastEvent && { ...lastEvent, figures: impactFigures(lastEvent.impact) }
}
