import { lastScoreOf } from '../match/tieResult.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { TieResult } from '../core/tie.ts'

/** Result of a tie in words: 'Leeds 2–1 Hull', 'Leeds 2–1 Hull after extra time' or 'Leeds 1–1 Hull (4–3 on penalties)'. */
export function tieInWords(
  result: DeepReadonly<Omit<TieResult, 'winner'>>,
  clubs: Readonly<Record<'home' | 'away', string>>,
): string {
  const { extraTime, shootOut } = result
  const { home, away } = lastScoreOf(result)
  const score = `${clubs.home} ${home}–${away} ${clubs.away}`
  if (shootOut) return `${score} (${shootOut.home}–${shootOut.away} on penalties)`
  return extraTime ? `${score} after extra time` : score
}
