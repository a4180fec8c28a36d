import { INJURIES } from '../people/injury.ts'
import type { PlayerId } from '../people/player.ts'
import type { Snapshot } from '../gameState.ts'
import { matchStats } from '../match/matchStats.ts'
import { namedEvents } from '../match/namedEvents.ts'
import { explainMatch } from './explainMatch.ts'
import { matchParts } from './matchParts.ts'

/** Last own match: named events, statistics, five parts and explanation, and what the examinations after it have found. */
export function lastMatchStory(state: Snapshot) {
  const { lastMatch } = state
  return (
    lastMatch && {
      events: namedEvents(lastMatch.report),
      stats: matchStats(lastMatch.report),
      parts: lastMatch.report.forfeit ? null : matchParts(lastMatch.report),
      reasons: explainMatch(lastMatch),
      injuries: injuriesOf(state, lastMatch.day),
    }
  )
}

/** Names of the own injuries found on a day, such as 'Ankle sprain', by player. */
function injuriesOf({ players }: Snapshot, day: number): ReadonlyMap<PlayerId, string> {
  return new Map(
    players.flatMap(({ id, injury }) =>
      injury?.since === day ? [[id, INJURIES[injury.kind].name] as const] : [],
    ),
  )
}
