import type { SeasonRecord } from '../club/pastSeason.ts'
import type { GameState } from '../gameState.ts'

/** League standing of the club as of the last table update. */
export function seasonRecord(state: GameState): SeasonRecord {
  const { currentSeason: season, currentMatchWeek: week, leaguePosition: position, record } = state
  const { points, goalsFor, goalsAgainst, wins, draws, losses } = record
  return {
    season,
    week,
    position,
    points,
    goalDifference: goalsFor - goalsAgainst,
    goalsScored: goalsFor,
    wins,
    draws,
    losses,
  }
}
