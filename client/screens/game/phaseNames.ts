import type { SeasonPhase } from '../../simulation/core/fixture.ts'

export const PHASE_NAMES: Record<SeasonPhase, string> = {
  'pre-season': 'Pre-season',
  'early-season': 'Early season',
  'mid-season': 'Mid-season',
  'late-season': 'Late season',
  'season-ended': 'Season ended',
}
