import { outcomeOf } from '../club/leagueRecord.ts'
import type { Tactics } from '../club/tactics.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import type { KeptMatch } from '../match/keptMatch.ts'
import { replayMatch } from '../season/replayMatch.ts'
import { explainMatch } from './explainMatch.ts'
import { matchParts, type Favoured } from './matchParts.ts'

/** Earlier own match, as far as what is said of the last one depends on it. */
export interface EarlierMatch {
  week: number
  isHome: boolean
  /** Kinds of the reasons for its result. */
  kinds: readonly string[]
  parts: Readonly<Favoured> | null
  /** Own plan at kick-off. */
  tactics: DeepReadonly<Tactics>
}

/** Findings about kept matches, which never changes. */
const known = new WeakMap<DeepReadonly<KeptMatch>, EarlierMatch | null>()

/**
 * Own matches of the season of `last` before it, newest first, played again from what is kept of them (MAT-30). They
 * end before one that today's rules play differently.
 */
export function* earlierMatches(
  state: Snapshot,
  last: Readonly<{ season: number; week: number }>,
): Generator<EarlierMatch> {
  const own = state.club.id
  for (let week = last.week - 1; week > 0; week--) {
    const kept = state.keptMatches.find(
      ({ season, week: of, home, away }) =>
        season === last.season && of === week && (home.club === own || away.club === own),
    )
    const match = kept && earlierMatch(state, kept)
    if (!match) return
    yield match
  }
}

function earlierMatch(state: Snapshot, kept: DeepReadonly<KeptMatch>): EarlierMatch | null {
  const found = known.get(kept)
  if (found !== undefined) return found
  const match = read(state, kept)
  known.set(kept, match)
  return match
}

function read(state: Snapshot, kept: DeepReadonly<KeptMatch>): EarlierMatch | null {
  const report = replayMatch(state, kept)
  if (!report) return null
  const isHome = kept.home.club === state.club.id
  const [own, other] = isHome ? (['home', 'away'] as const) : (['away', 'home'] as const)
  const outcome = outcomeOf(report.goals[own], report.goals[other])
  const reasons = explainMatch({ report, outcome, isHome, opponent: report.setup[other].name })
  return {
    week: kept.week,
    isHome,
    kinds: reasons.map(({ kind }) => kind),
    parts: report.forfeit ? null : matchParts(report),
    tactics: report.setup[own].tactics,
  }
}
