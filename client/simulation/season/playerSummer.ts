/** Summer of the own players: ageing, wage demands and retirement. */
import type { GameState } from '../gameState.ts'
import { announce } from '../core/announce.ts'
import type { Random } from '../core/rng.ts'
import { retires } from '../players/ageing.ts'
import { emptyFigures } from '../core/player.ts'
import { fameFactor, usualWage } from '../players/playerValue.ts'

/** Runs the summer and returns the names of those who have retired. */
export function runPlayerSummer(state: GameState, random: Random): string[] {
  const retired: string[] = []
  const fame = fameFactor(state.reputation)
  state.players = state.players.filter((player) => {
    player.age += 1
    player.wage = Math.max(player.wage, usualWage(player.quality, fame))
    const stops = retires(player.age, random)
    if (stops) retired.push(player.name)
    return !stops
  })
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
