import type { GameState, SeasonRecord } from '../gameState.ts'

/** The club in the league as of the last table update. */
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
