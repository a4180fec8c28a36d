import type { Snapshot } from '../gameState.ts'
import { matchStats } from '../match/matchStats.ts'
import { namedEvents } from '../match/namedEvents.ts'
import { explainMatch } from './explainMatch.ts'

/** Last own match: named events, statistics and explanation. */
export function lastMatchStory({ lastMatch }: Snapshot) {
  return (
    lastMatch && {
      events: namedEvents(lastMatch.report),
      stats: matchStats(lastMatch.report),
      reasons: explainMatch(lastMatch),
    }
  )
}
