/** Replaces unavailable players of the eleven, so that eleven stay eligible while eleven are fit. */
import type { GameState } from '../gameState.ts'
import { announce } from '../news/announce.ts'
import { type Player, isFit } from '../people/player.ts'
import { eligiblePlayers, exchangePlaces, fillPlaces, readiness, SQUAD_SIZE } from './squad.ts'

/**
 * Selects the best fit reserves for free places until `size` players are eligible, unless the rule is
 * switched off. Replaced players stay reserves, also when they are available again.
 */
export function fillEleven(state: GameState, size = SQUAD_SIZE): void {
  if (!state.assistant.replacesWhoDropsOut) return
  const eligible = state.players.filter((player) => player.inSquad && isFit(player))
  if (eligible.length >= size) return
  const reserves = state.players
    .filter((player) => !player.inSquad && isFit(player))
    .toSorted((a, b) => readiness(b) - readiness(a))
  const filled = fillPlaces(eligible, reserves, state.tactics.formation)
  for (const player of filled.slice(eligible.length, size)) selectReplacement(state, player)
}

/** Runs a change that may make players of the eleven unavailable, and replaces them. */
export function replaceAfter(state: GameState, change: () => void): void {
  const size = eligiblePlayers(state).length
  change()
  fillEleven(state, size)
}

/** Puts a reserve in the place of an unavailable player, of the same position if possible. */
function selectReplacement(state: GameState, coming: Player): void {
  const out = state.players.filter((player) => player.inSquad && !isFit(player))
  const leaving = out.find(({ type }) => type === coming.type) ?? out[0]
  coming.inSquad = true
  if (leaving) {
    leaving.inSquad = false
    exchangePlaces(state.players, leaving, coming)
  }
  const replaced = leaving ? { name: leaving.name, isInjured: leaving.injured } : null
  announce(state, { kind: 'reserve-promoted', name: coming.name, replaced })
}
