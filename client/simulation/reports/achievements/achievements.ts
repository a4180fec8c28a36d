/** Everything a manager can achieve, in any of their careers. */
import { lastSeasonHere } from '../../club/pastSeason.ts'
import { OWN_CLUB } from '../../core/ids.ts'
import type { Snapshot } from '../../gameState.ts'
import type { Achievement } from './achievement.ts'
import { CLUB_ACHIEVEMENTS } from './clubAchievements.ts'
import { MATCH_ACHIEVEMENTS } from './matchAchievements.ts'
import { SEASON_ACHIEVEMENTS } from './seasonAchievements.ts'
import { SQUAD_ACHIEVEMENTS } from './squadAchievements.ts'

export const ACHIEVEMENTS: readonly Achievement[] = [
  ...MATCH_ACHIEVEMENTS,
  ...SEASON_ACHIEVEMENTS,
  ...SQUAD_ACHIEVEMENTS,
  ...CLUB_ACHIEVEMENTS,
]

interface Question {
  /** Ids that have been earned before. */
  earned: ReadonlySet<string>
  /** False within a season, when those that change yearly are not asked for. */
  withYearly: boolean
}

/** The achievements that a career has earned and that are not among those earned before. */
export function newAchievements(state: Snapshot, { earned, withYearly }: Question): Achievement[] {
  return ACHIEVEMENTS.filter(
    ({ id, group, changes, isEarned }) =>
      !earned.has(id) &&
      (withYearly || changes === 'weekly') &&
      (group !== 'club' || isAtHome(state)) &&
      isEarned(state),
  )
}

/** False for a manager who has found at a new club what it has, until they have finished a season there. */
function isAtHome(state: Snapshot): boolean {
  return state.club.id === OWN_CLUB || lastSeasonHere(state) !== null
}
