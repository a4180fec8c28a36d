/** Rests the tired of the eleven. */
import type { GameState } from '../gameState.ts'
import type { Player } from '../core/player.ts'
import { isFit, readiness } from './squad.ts'

/** Percent of stamina below which a player is tired: a usual week between two matches leaves about 90. */
export const TIRED_BELOW = 80

/** A reserve is nearly as good with this share of the readiness of whom they replace. */
const NEARLY_AS_GOOD = 0.9

/**
 * Gives the places of the tired to reserves of their line who are fresh and nearly as good, the most tired
 * first. Returns who is rested.
 */
export function restTired(state: GameState): Player[] {
  const tired = state.players
    .filter((player) => player.inSquad && isFit(player) && isTired(player))
    .toSorted((a, b) => a.stamina - b.stamina)
  return tired.filter((player) => {
    const fresh = state.players
      .filter((other) => !other.inSquad && isFit(other) && !isTired(other) && other.type === player.type)
      .toSorted((a, b) => readiness(b) - readiness(a))[0]
    if (!fresh || readiness(fresh) < NEARLY_AS_GOOD * readiness(player)) return false
    fresh.inSquad = true
    player.inSquad = false
    return true
  })
}

function isTired({ stamina }: Player): boolean {
  return stamina < TIRED_BELOW
}
