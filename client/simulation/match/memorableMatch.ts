import type { DeepReadonly } from '../core/readonly.ts'
import type { MatchMerit } from '../club/seasonReview.ts'
import type { MatchReport } from './matchReport.ts'
import type { MatchResult } from './matchResult.ts'

/** Best own match of a season. */
export interface MemorableMatch {
  /** Score by which matches of a season are compared. */
  worth: number
  merits: readonly MatchMerit[]
  crowd: { attendance: number; capacity: number }
  result: DeepReadonly<Omit<MatchResult, 'report'>>
  /** Report of a match of version 6 or older; null for one among the kept matches. */
  report: DeepReadonly<MatchReport> | null
}
