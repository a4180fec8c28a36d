import type { DeepReadonly } from '../core/readonly.ts'
import type { MatchMerit } from '../core/seasonReview.ts'
import type { MatchResult } from './matchResult.ts'

/** A match that can be replayed. */
export interface MemorableMatch {
  /** Score by which matches of a season are compared. */
  worth: number
  merits: readonly MatchMerit[]
  crowd: { attendance: number; capacity: number }
  result: DeepReadonly<MatchResult>
}
