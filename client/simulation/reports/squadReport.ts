/** Report for the squad tab. */
import type { Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { moodOf, type Mood } from '../core/mood.ts'
import type { Player } from '../core/player.ts'
import { playerValue } from '../players/playerValue.ts'
import { eligiblePlayers, isFit, SQUAD_SIZE } from '../players/squad.ts'

export interface SquadRow {
  player: DeepReadonly<Player>
  /** Pounds. */
  value: number
  mood: Mood
  /** True if neither injured nor suspended, so that the player can be selected. */
  isFit: boolean
}

export interface SquadReport {
  /** All players under contract. */
  rows: SquadRow[]
  /** Mean quality, 1–5; 0 without players. */
  averageQuality: number
  injured: number
  suspended: number
  /** Total value of all players in pounds. */
  value: number
  eligible: number
  /** Places in the selected squad, and players required for a match. */
  places: number
  isFull: boolean
}

export function squadReport(state: Snapshot): SquadReport {
  const rows = state.players.map((player) => ({
    player,
    value: playerValue(player),
    mood: moodOf(player.morale),
    isFit: isFit(player),
  }))
  const count = rows.length
  return {
    rows,
    averageQuality: count === 0 ? 0 : rows.reduce((sum, { player }) => sum + player.quality, 0) / count,
    injured: rows.filter(({ player }) => player.injured).length,
    suspended: rows.filter(({ player }) => player.suspensions > 0).length,
    value: rows.reduce((sum, row) => sum + row.value, 0),
    eligible: eligiblePlayers(state).length,
    places: SQUAD_SIZE,
    isFull: rows.filter(({ player }) => player.inSquad).length >= SQUAD_SIZE,
  }
}
