/** Replaces those of the eleven who drop out, so that the eligible stay eleven while eleven are fit. */
import type { GameState } from '../gameState.ts'
import { announce } from '../core/announce.ts'
import type { Player } from '../core/player.ts'
import { eligiblePlayers, fillPlaces, isFit, readiness, SQUAD_SIZE } from './squad.ts'

/**
 * Brings in the best fit reserves for free places until `size` players are eligible, unless the
 * manager sees to that. Whoever is replaced is a reserve from then on, also once they are back.
 */
export function fillEleven(state: GameState, size = SQUAD_SIZE): void {
  if (!state.assistant.replacesWhoDropsOut) return
  const eligible = state.players.filter((player) => player.inSquad && isFit(player))
  if (eligible.length >= size) return
  const reserves = state.players
    .filter((player) => !player.inSquad && isFit(player))
    .toSorted((a, b) => readiness(b) - readiness(a))
  const filled = fillPlaces(eligible, reserves, state.tactics.formation)
  for (const player of filled.slice(eligible.length, size)) bringIn(state, player)
}

/** Makes a change that may cost players of the eleven their place, and replaces those whom it has. */
export function replaceAfter(state: GameState, change: () => void): void {
  const size = eligiblePlayers(state).length
  change()
  fillEleven(state, size)
}

/** A reserve takes the place of somebody of their own line who can't play, or of another line. */
function bringIn(state: GameState, coming: Player): void {
  const out = state.players.filter((player) => player.inSquad && !isFit(player))
  const leaving = out.find(({ type }) => type === coming.type) ?? out[0]
  coming.inSquad = true
  if (leaving) leaving.inSquad = false
  const replaced = leaving ? { name: leaving.name, isInjured: leaving.injured } : null
  announce(state, { kind: 'reserve-promoted', name: coming.name, replaced })
}
