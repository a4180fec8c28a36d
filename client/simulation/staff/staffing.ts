/** Whether the club has enough staff (specification, sections 4 and 9). */
import { facilityLevels } from '../core/facilityLevels.ts'
import type { Snapshot } from '../gameState.ts'

const BASE_STAFF = 6
const PLAYERS_WITHOUT_MORE = 20
const PLAYERS_PER_STAFF = 5
const STAFF_PER_SCORE = 3
const SCORE_WEIGHTS = { training: 0.3, youth: 0.2, medical: 0.2, scouting: 0.3 } as const

export interface StaffStatus {
  level: 'critical' | 'warning' | 'good' | 'optimal'
  text: string
}

/** ceil(6 + floor((players − 20) / 5) above 20 players + 3 × facility score). */
export function recommendedStaff(state: Snapshot): number {
  const levels = facilityLevels(state)
  const score =
    SCORE_WEIGHTS.training * levels.training +
    SCORE_WEIGHTS.youth * levels.youth +
    SCORE_WEIGHTS.medical * levels.medical +
    SCORE_WEIGHTS.scouting * levels.scouting
  const more = Math.max(0, Math.floor((state.players.length - PLAYERS_WITHOUT_MORE) / PLAYERS_PER_STAFF))
  // Binary fractions may lie a hair above a whole number.
  return Math.ceil(BASE_STAFF + more + STAFF_PER_SCORE * score - 1e-9)
}

/** The status of so many staff against those recommended. */
export function staffStatus(count: number, recommended: number): StaffStatus {
  const ratio = count / recommended
  if (count === 0) return { level: 'critical', text: 'No staff! Hire immediately' }
  if (ratio < 0.5) return { level: 'critical', text: 'Severely understaffed' }
  if (ratio < 0.8) return { level: 'warning', text: 'Understaffed' }
  if (ratio < 1.1) return { level: 'good', text: 'Adequately staffed' }
  return { level: 'optimal', text: 'Fully staffed' }
}
