/** Summer of the own players: ageing, wage demands and retirement. */
import type { GameState } from '../gameState.ts'
import { announce } from '../news/announce.ts'
import { isRetiring } from '../people/farewell.ts'
import { RETIRED_AT } from '../players/ageing.ts'
import { rememberLegend } from './farewells.ts'
import { emptyFigures } from '../people/player.ts'
import { fameFactor, usualWage } from '../players/playerValue.ts'

/** Runs the summer and returns the names of those who have retired: as they have said, and all of the oldest. */
export function runPlayerSummer(state: GameState): string[] {
  const retired: string[] = []
  const fame = fameFactor(state.reputation)
  state.players = state.players.filter((player) => {
    const { wage } = player
    player.age += 1
    player.wage = Math.max(player.wage, usualWage(player.quality, fame))
    const stops = isRetiring(state, player.id) || player.age >= RETIRED_AT
    if (!stops) return true
    retired.push(player.name)
    state.wageBudget += wage
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
