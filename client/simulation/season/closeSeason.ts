import type { GameState } from '../gameState.ts'
import { ordinal } from '../core/ordinal.ts'
import type { TableRow } from '../league/table.ts'
import type { TopScorer } from '../history/pastSeason.ts'
import { bestEleven } from '../history/bestEleven.ts'
import { offerRecord } from '../history/records.ts'
import { seasonRecord } from '../history/seasonRecord.ts'

/** Writes the season that is over into the history. */
export function closeSeason(state: GameState, table: readonly TableRow[]): void {
  const row = seasonRecord(state)
  const own = bestScorer(state.club.name, state.players)
  const league = state.competitors
    .map(({ name, players }) => bestScorer(name, players))
    .reduce((best, scorer) => (scorer.goals > best.goals ? scorer : best), own)
  const { money, fanCount, averageAttendance, currentSeason: season } = state
  state.pastSeasons.push({
    ...row,
    champion: table[0]?.club.name ?? '',
    leagueScorer: league,
    ownScorer: own,
    money,
    fanCount,
    averageAttendance,
  })
  state.bestEleven = bestEleven(state)
  offerRecord(state, 'mostPoints', row.points, `${row.points} points in season ${season}`)
  offerRecord(state, 'bestPosition', -row.position, `${ordinal(row.position)} in season ${season}`)
  offerRecord(state, 'mostGoalsInSeason', own.goals, `${own.name}: ${own.goals} in season ${season}`)
}

function bestScorer(club: string, players: readonly { name: string; goals: number }[]): TopScorer {
  const best = players.reduce((found, player) => (player.goals > found.goals ? player : found), {
    name: '',
    goals: 0,
  })
  return { name: best.name, club, goals: best.goals }
}
