/** Summer of the own players: ageing and retirement. Wages under contract stay as they are (PLA-19). */
import type { GameState } from '../gameState.ts'
import { announce } from '../news/announce.ts'
import { isRetiring } from '../people/farewell.ts'
import { RETIRED_AT } from '../players/ageing.ts'
import { rememberLegend } from './farewells.ts'
import { emptyFigures } from '../people/player.ts'

/** Runs the summer and returns the names of those who have retired: as they have said, and all of the oldest. */
export function runPlayerSummer(state: GameState): string[] {
  const retired: string[] = []
  state.players = state.players.filter((player) => {
    player.age += 1
    const stops = isRetiring(state, player.id) || player.age >= RETIRED_AT
    if (!stops) return true
    retired.push(player.name)
    state.wageBudget += player.wage
    rememberLegend(state, player)
    return false
  })
  state.farewells.retiring = []
  for (const player of state.players) {
    const { earlier, appearances, goals } = player
    earlier.seasons += 1
    earlier.appearances += appearances
    earlier.goals += goals
    Object.assign(player, emptyFigures())
  }
  if (retired.length > 0) {
    announce(state, { kind: 'players-retired', names: retired })
  }
  return retired
}
