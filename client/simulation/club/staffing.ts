/** Staffing level (STA-8 to STA-11) and its effect on training. */
import { facilityLevels, type HasFacilities } from './facilityLevels.ts'

const BASE_STAFF = 6
const PLAYERS_WITHOUT_MORE = 20
const PLAYERS_PER_STAFF = 5
const STAFF_PER_SCORE = 3
const SCORE_WEIGHTS = { training: 0.3, youth: 0.2, medical: 0.2, scouting: 0.3 } as const

export interface StaffStatus {
  level: 'critical' | 'warning' | 'good' | 'optimal'
  text: string
  /** Factor on the weekly growth of the club's players. */
  growth: number
}

/** Each status with its minimum share of the recommended number, best first. */
const STATUSES: readonly (StaffStatus & { from: number })[] = [
  { from: 1.1, level: 'optimal', text: 'Fully staffed', growth: 1.05 },
  { from: 0.8, level: 'good', text: 'Adequately staffed', growth: 1 },
  { from: 0.5, level: 'warning', text: 'Understaffed', growth: 0.9 },
  { from: 0, level: 'critical', text: 'Severely understaffed', growth: 0.8 },
]
const NO_STAFF: StaffStatus = { level: 'critical', text: 'No staff! Hire immediately', growth: 0.7 }

interface Employer extends HasFacilities {
  readonly staff: readonly unknown[]
  readonly players: readonly unknown[]
}

/** ceil(6 + floor((players − 20) / 5) above 20 players + 3 × facility score). */
export function recommendedStaff(state: Omit<Employer, 'staff'>): number {
  const levels = facilityLevels(state)
  const score =
    SCORE_WEIGHTS.training * levels.training +
    SCORE_WEIGHTS.youth * levels.youth +
    SCORE_WEIGHTS.medical * levels.medical +
    SCORE_WEIGHTS.scouting * levels.scouting
  const more = Math.max(0, Math.floor((state.players.length - PLAYERS_WITHOUT_MORE) / PLAYERS_PER_STAFF))
  // Compensate for floating-point error just above an integer.
  return Math.ceil(BASE_STAFF + more + STAFF_PER_SCORE * score - 1e-9)
}

/** Status for `count` staff when `recommended` are recommended. */
export function staffStatus(count: number, recommended: number): StaffStatus {
  const status = STATUSES.find(({ from }) => count / recommended >= from)
  if (count === 0 || !status) return NO_STAFF
  const { level, text, growth } = status
  return { level, text, growth }
}

/** Factor of the staffing level on the players' weekly growth. */
export function staffingGrowth(state: Employer): number {
  return staffStatus(state.staff.length, recommendedStaff(state)).growth
}

/** Next better status and the number of staff it requires; null when there is none. */
export function nextStaffStatus(
  count: number,
  recommended: number,
): { count: number; status: StaffStatus } | null {
  const now = staffStatus(count, recommended)
  for (let more = count + 1; now.level !== 'optimal'; more++) {
    const status = staffStatus(more, recommended)
    if (status.text !== now.text) return { count: more, status }
  }
  return null
}
