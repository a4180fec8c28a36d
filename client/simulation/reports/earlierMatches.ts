import { outcomeOf } from '../club/leagueRecord.ts'
import { dayOfWeek } from '../core/calendar.ts'
import type { Tactics } from '../club/tactics.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import type { KeptMatch, KeptTie } from '../match/keptMatch.ts'
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

type Kept = DeepReadonly<KeptMatch | KeptTie>

/**
 * Own matches of the season of `last` before it, those of the cups too, newest first, played again from what is kept of
 * them (MAT-30). They end before one that today's rules play differently.
 */
export function* earlierMatches(
  state: Snapshot,
  last: Readonly<{ season: number; day: number }>,
): Generator<EarlierMatch> {
  const own = state.club.id
  const before = [...state.keptMatches, ...state.keptTies]
    .filter(({ season, home, away }) => season === last.season && (home.club === own || away.club === own))
    .filter((kept) => dayOf(kept) < last.day)
    .toSorted((a, b) => dayOf(b) - dayOf(a))
  for (const kept of before) {
    const match = earlierMatch(state, kept)
    if (!match) return
    yield match
  }
}

/** The league plays on the last day of a week. */
function dayOf(kept: Kept): number {
  return 'tie' in kept ? kept.tie.day : dayOfWeek(kept.season, kept.week)
}

function earlierMatch(state: Snapshot, kept: Kept): EarlierMatch | null {
  const found = known.get(kept)
  if (found !== undefined) return found
  const match = read(state, kept)
  known.set(kept, match)
  return match
}

function read(state: Snapshot, kept: Kept): EarlierMatch | null {
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
