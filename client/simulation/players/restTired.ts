/** Rests tired players of the eleven. */
import type { GameState } from '../gameState.ts'
import type { Player } from '../core/player.ts'
import { exchangePlaces, isFit, readiness } from './squad.ts'

/** Stamina in percent below which a player is tired. The usual value after a week between two matches is 90. */
export const TIRED_BELOW = 80

/** Minimum readiness of a reserve, as a share of that of the player they replace. */
const NEARLY_AS_GOOD = 0.9

/**
 * Replaces tired players with fresh reserves of the same position and similar readiness, most tired
 * first. Returns the rested players.
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
    exchangePlaces(state.players, player, fresh)
    return true
  })
}

function isTired({ stamina }: Player): boolean {
  return stamina < TIRED_BELOW
}
