/** Records of a career, one per kind. Broken records are announced. */
import { announce } from '../core/announce.ts'
import type { NotificationType } from '../core/notification.ts'
import { dayOfWeek } from '../core/calendar.ts'
import type { GameState } from '../gameState.ts'
import type { ClubRecord, RecordKind } from '../core/pastSeason.ts'

interface RecordRules {
  /** Label used by panels and news. */
  name: string
  area: NotificationType
  /** Records below this value are broken without news, since early matches break many. */
  worthBreaking?: number
  /** True for records that most matches can raise a little: announced at most once a season. */
  isYearly?: boolean
}

export const RECORD_RULES: Record<RecordKind, RecordRules> = {
  biggestWin: { name: 'Biggest win', area: 'match', worthBreaking: 3 },
  biggestDefeat: { name: 'Biggest defeat', area: 'match', worthBreaking: 3 },
  mostGoals: { name: 'Most goals in a match', area: 'match', worthBreaking: 4 },
  longestUnbeatenRun: { name: 'Longest unbeaten run', area: 'match', worthBreaking: 5 },
  longestWinningRun: { name: 'Longest winning run', area: 'match', worthBreaking: 3 },
  highestAttendance: { name: 'Highest attendance', area: 'match', isYearly: true },
  dearestSigning: { name: 'Dearest signing', area: 'transfer' },
  dearestSale: { name: 'Dearest sale', area: 'transfer' },
  mostGoalsInSeason: { name: 'Most goals in a season', area: 'squad' },
  mostPoints: { name: 'Most points', area: 'system' },
  bestPosition: { name: 'Best position', area: 'system' },
}

interface RecordOffer {
  kind: RecordKind
  value: number
  text: string
  /** First day of a run. A run is announced on the day it breaks the record of another run. */
  sinceDay?: number
}

/**
 * Stores a value that beats the record of its kind; an equal value does not. A broken record is
 * announced once, together with the previous one.
 */
export function offerRecord(state: GameState, { kind, value, text, sinceDay }: RecordOffer): void {
  const standing = state.records[kind]
  if (standing && standing.value >= value) return
  state.records[kind] = { value, text, day: state.day }
  if (
    !standing ||
    !isWorthNews(kind, standing, { sinceDay, seasonsStart: dayOfWeek(state.currentSeason, 0) })
  )
    return
  const { name: record, area } = RECORD_RULES[kind]
  const { text: before, day } = standing
  announce(state, { kind: 'record-broken', area, record, text, before: { text: before, day } })
}

/** True if breaking the existing record is announced. */
function isWorthNews(
  kind: RecordKind,
  standing: ClubRecord,
  { sinceDay = Infinity, seasonsStart }: { sinceDay: number | undefined; seasonsStart: number },
): boolean {
  const { worthBreaking = -Infinity, isYearly = false } = RECORD_RULES[kind]
  if (standing.value < worthBreaking || standing.day >= sinceDay) return false
  return !isYearly || standing.day <= seasonsStart
}
