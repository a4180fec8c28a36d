import type { Snapshot } from '../gameState.ts'
import { matchStats } from '../match/matchStats.ts'
import { namedEvents } from '../match/namedEvents.ts'
import { explainMatch } from './explainMatch.ts'

/** The last own match: its events with names, its figures, and why it went as it did. */
export function lastMatchStory({ lastMatch }: Snapshot) {
  return (
    lastMatch && {
      events: namedEvents(lastMatch.report),
      stats: matchStats(lastMatch.report.events),
      reasons: explainMatch(lastMatch),
    }
  )
}
