/** Rests tired players of the eleven. */
import type { GameState } from '../gameState.ts'
import { type Player, isFit } from '../people/player.ts'
import type { Position } from '../people/position.ts'
import { exchangePlaces, readiness, type Ready } from './squad.ts'

/** Stamina in percent below which a player is tired. Who plays every match has about 82 in the mean. */
export const TIRED_BELOW = 80

/** Minimum readiness of a reserve, as a share of that of the player they replace. */
const NEARLY_AS_GOOD = 0.9

/**
 * Finds fresh reserves of the same position and similar readiness for tired players of an eleven, most
 * tired first. `fit` are all fit players. Returns the reserves by the players they replace.
 */
export function restReplacements<P extends Ready & { readonly type: Position }>(
  eleven: readonly P[],
  fit: readonly P[],
): Map<P, P> {
  const replacements = new Map<P, P>()
  const tired = eleven.filter(isTired).toSorted((a, b) => a.stamina - b.stamina)
  if (tired.length === 0) return replacements
  const fresh = fit.filter((player) => !isTired(player) && !eleven.includes(player))
  for (const player of tired) {
    const next = readiest(fresh, player.type)
    if (!next || readiness(next) < NEARLY_AS_GOOD * readiness(player)) continue
    fresh.splice(fresh.indexOf(next), 1)
    replacements.set(player, next)
  }
  return replacements
}

/** Readiest player of a position; null if there is none. */
function readiest<P extends Ready & { readonly type: Position }>(
  players: readonly P[],
  position: Position,
): P | null {
  let best: P | null = null
  let most = -Infinity
  for (const player of players) {
    if (player.type !== position) continue
    const ready = readiness(player)
    if (ready <= most) continue
    best = player
    most = ready
  }
  return best
}

/** Replaces tired players of the own eleven. Returns the rested players. */
export function restTired(state: GameState): Player[] {
  const fit = state.players.filter(isFit)
  const replacements = restReplacements(
    fit.filter(({ inSquad }) => inSquad),
    fit,
  )
  for (const [tired, fresh] of replacements) {
    tired.inSquad = false
    fresh.inSquad = true
    exchangePlaces(state.players, tired, fresh)
  }
  return [...replacements.keys()]
}

function isTired({ stamina }: Ready): boolean {
  return stamina < TIRED_BELOW
}
