/** The end of a season and the start of the next (specification, section 4: calendar). */
import { judgeSeason, setBudgets } from './board.ts'
import { reputationAfterSeason } from '../core/reputation.ts'
import { summerOfRivals } from './rivalSummer.ts'
import { closeLedgerSeason, moveMoney } from '../core/moveMoney.ts'
import { pounds } from '../core/money.ts'
import { prizeFor } from '../finance/prizeMoney.ts'
import type { GameState } from '../gameState.ts'
import { closeSeason } from './closeSeason.ts'
import { emptyRecord } from '../core/leagueRecord.ts'
import { ordinal } from '../core/ordinal.ts'
import { leagueTable } from '../league/table.ts'
import { notify } from '../core/notify.ts'
import { summerOfPlayers } from './playerSummer.ts'
import type { Random } from '../core/rng.ts'
import { createFixtures } from './createFixtures.ts'

/** Closes the books on a season whose last match week has been played, and draws up the next. */
export function endSeason(state: GameState, random: Random): void {
  const season = state.currentSeason
  const table = leagueTable(state)
  const position = state.leaguePosition
  const prize = prizeFor(position)
  moveMoney(state, 'prizes', prize)
  notify(state, {
    message: `Season ${season} finished! Final position: ${ordinal(position)}. Prize money: ${pounds(prize)}.`,
    type: 'system',
    isSpecial: true,
  })
  closeSeason(state, table)
  closeLedgerSeason(state, season)
  judgeSeason(state, position)
  state.reputation = reputationAfterSeason(state.reputation, position)
  setBudgets(state, position)

  summerOfRivals(state, new Map(table.map((row) => [row.club.id, row.position])), random)
  summerOfPlayers(state, random)

  state.record = emptyRecord()
  for (const club of state.competitors) club.record = emptyRecord()
  state.seasonData = []
  state.matchAttendance = 0
  state.averageAttendance = 0
  state.totalAttendance = 0
  state.currentSeason = season + 1
  state.currentMatchWeek = 0
  state.seasonPhase = 'pre-season'
  state.fixtures = createFixtures([state.club.id, ...state.competitors.map(({ id }) => id)], random)
}
