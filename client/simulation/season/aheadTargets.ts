import { WEEKS_PER_SEASON } from '../core/calendar.ts'
import { needsLuck } from '../challenge/luck.ts'
import type { Snapshot } from '../gameState.ts'

/** Targets: the morning of the next match, its end, the last day of the month, the season's last match. */
export const AHEAD_TARGETS = ['match-day', 'match', 'month', 'season'] as const
export type AheadTarget = (typeof AHEAD_TARGETS)[number]

/** Reason why no days can be played ahead; null if they can. */
export function aheadRefusal(state: Snapshot, target: AheadTarget): string | null {
  if (state.ended) return 'The career is over.'
  if (needsLuck(state)) return 'It’s a ranked run: kick off first.'
  const hasMatch = state.currentMatchWeek < WEEKS_PER_SEASON || state.awaitingKickOff
  if (!hasMatch && (target === 'match-day' || target === 'match')) {
    return 'There are no matches left this season.'
  }
  return target === 'match-day' && state.awaitingKickOff ? 'It’s match day.' : null
}
