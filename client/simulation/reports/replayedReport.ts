import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import type { KeptMatch, KeptTie } from '../match/keptMatch.ts'
import type { MatchReport } from '../match/matchReport.ts'
import { replayMatch } from '../season/replayMatch.ts'

/** Reports of kept matches, which never change. */
const known = new WeakMap<DeepReadonly<KeptMatch>, MatchReport | null>()

/** Report of a kept match, played again once; null for one that today's rules play differently. */
export function replayedReport(state: Snapshot, kept: DeepReadonly<KeptMatch | KeptTie>): MatchReport | null {
  const found = known.get(kept)
  if (found !== undefined) return found
  const report = replayMatch(state, kept)
  known.set(kept, report)
  return report
}
