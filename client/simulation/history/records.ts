/** Records of a career, one per kind. Broken records are announced. */
import { announce } from '../news/announce.ts'
import { dayOfWeek } from '../core/calendar.ts'
import type { GameState } from '../gameState.ts'
import type { ClubRecord, RecordDetails, RecordKind } from '../club/clubRecord.ts'

interface NewsRules {
  /** Records below this value are broken without news, since early matches break many. */
  worthBreaking?: number
  /** True for records that most matches can raise a little: announced at most once a season. */
  isYearly?: boolean
}

const NEWS_RULES: Partial<Record<RecordKind, NewsRules>> = {
  biggestWin: { worthBreaking: 3 },
  biggestDefeat: { worthBreaking: 3 },
  mostGoals: { worthBreaking: 4 },
  biggestCupWin: { worthBreaking: 3 },
  longestUnbeatenRun: { worthBreaking: 5 },
  longestWinningRun: { worthBreaking: 3 },
  highestAttendance: { isYearly: true },
}

interface RecordOffer {
  kind: RecordKind
  value: number
  details: RecordDetails
  /** First day of a run. A run is announced on the day it breaks the record of another run. */
  sinceDay?: number
}

/**
 * Stores a value that beats the record of its kind; an equal value does not. A broken record is
 * announced once, together with the previous one.
 */
export function offerRecord(state: GameState, { kind, value, details, sinceDay }: RecordOffer): void {
  const standing = state.records[kind]
  if (standing && standing.value >= value) return
  const record = { value, details, day: state.day }
  state.records[kind] = record
  const seasonsStart = dayOfWeek(state.currentSeason, 0)
  if (!standing || !isWorthNews(kind, standing, { sinceDay, seasonsStart })) return
  announce(state, { kind: 'record-broken', recordKind: kind, record, before: standing })
}

/** True if breaking the existing record is announced. */
function isWorthNews(
  kind: RecordKind,
  standing: ClubRecord,
  { sinceDay = Infinity, seasonsStart }: { sinceDay: number | undefined; seasonsStart: number },
): boolean {
  const { worthBreaking = -Infinity, isYearly = false } = NEWS_RULES[kind] ?? {}
  if (standing.value < worthBreaking || standing.day >= sinceDay) return false
  return !isYearly || standing.day <= seasonsStart
}
