import { INJURIES } from '../people/injury.ts'
import type { PlayerId } from '../people/player.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import type { MatchResult } from '../match/matchResult.ts'
import { matchStats } from '../match/matchStats.ts'
import { namedEvents } from '../match/namedEvents.ts'
import { changeVerdict } from './changeVerdict.ts'
import { decisiveChance } from './decisiveChance.ts'
import { earlierMatches } from './earlierMatches.ts'
import { explainMatch } from './explainMatch.ts'
import { matchParts } from './matchParts.ts'
import { partTrend, wordReasons } from './wordReasons.ts'

/** Last own match: named events, statistics, what decided it, and what the examinations after it have found. */
export function lastMatchStory(state: Snapshot) {
  const { lastMatch } = state
  if (!lastMatch) return null
  const { report, week, isHome } = lastMatch
  const parts = report.forfeit ? null : matchParts(report)
  const before = earlierMatches(state, lastMatch).next()
  return {
    events: namedEvents(report),
    stats: matchStats(report),
    parts,
    trend:
      parts && partTrend({ parts, own: isHome ? 'home' : 'away', week }, earlierMatches(state, lastMatch)),
    reasons: wordReasons(explainMatch(lastMatch), week, earlierMatches(state, lastMatch)),
    chance: report.forfeit ? null : decisiveChance(report),
    verdict: before.done ? null : verdictOf(lastMatch, before.value.tactics),
    injuries: injuriesOf(state, lastMatch.day),
  }
}

/**
 * Weightiest reasons for the result of the last own match, as its story words them. None after its season, whose
 * matches are gone: the wording depends on them (MAT-55).
 */
export function mainReasons(state: Snapshot, most: number): readonly string[] {
  const { lastMatch, currentSeason } = state
  if (lastMatch?.season !== currentSeason) return []
  const reasons = explainMatch(lastMatch).slice(0, most)
  return wordReasons(reasons, lastMatch.week, earlierMatches(state, lastMatch))
}

/** Verdicts on matches, for which the engine plays them again. */
const verdicts = new WeakMap<DeepReadonly<MatchResult>, string | null>()

function verdictOf(
  result: DeepReadonly<MatchResult>,
  before: Parameters<typeof changeVerdict>[1],
): string | null {
  const found = verdicts.get(result)
  if (found !== undefined) return found
  const verdict = changeVerdict(result, before)
  verdicts.set(result, verdict)
  return verdict
}

/** Names of the own injuries found on a day, such as 'Ankle sprain', by player. */
function injuriesOf({ players }: Snapshot, day: number): ReadonlyMap<PlayerId, string> {
  return new Map(
    players.flatMap(({ id, injury }) =>
      injury?.since === day ? [[id, INJURIES[injury.kind].name] as const] : [],
    ),
  )
}
