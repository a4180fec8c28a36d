import { lastScoreOf } from '../match/tieResult.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { TieResult } from '../core/tie.ts'

/** Score of a tie in words: `2–1`, `2–1 after extra time` or `1–1 (4–3 on penalties)`. */
export function tieScore(result: DeepReadonly<Omit<TieResult, 'winner'>>): string {
  const { extraTime, shootOut } = result
  const { home, away } = lastScoreOf(result)
  if (shootOut) return `${home}–${away} (${shootOut.home}–${shootOut.away} on penalties)`
  return extraTime ? `${home}–${away} after extra time` : `${home}–${away}`
}
