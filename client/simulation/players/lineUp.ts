/** Line-ups as they were, so that a change can be taken back. */
import type { GameState, Snapshot } from '../gameState.ts'
import { done, type Outcome } from '../core/outcome.ts'
import type { Player, PlayerId } from '../core/player.ts'
import { fillEleven } from './replacement.ts'
import { isFit } from './squad.ts'

/** A line-up as it can be taken up again: everyone in order, and whether they were selected. */
export type LineUp = readonly { readonly id: PlayerId; readonly inSquad: boolean }[]

export function lineUpOf({ players }: Snapshot): LineUp {
  return players.map(({ id, inSquad }) => ({ id, inSquad }))
}

/** Takes an earlier line-up up again; those who have left or cannot play any more are replaced. */
export function restoreLineUp(state: GameState, lineUp: LineUp): Outcome {
  const places = new Map(lineUp.map(({ id }, place) => [id, place]))
  const placeOf = ({ id }: Player) => places.get(id) ?? lineUp.length
  state.players.sort((one, other) => placeOf(one) - placeOf(other))
  for (const player of state.players) {
    const wasSelected = lineUp[placeOf(player)]?.inSquad ?? false
    player.inSquad = wasSelected && (player.inSquad || isFit(player))
  }
  fillEleven(state, lineUp.filter(({ inSquad }) => inSquad).length)
  return done({ kind: 'line-up-restored' })
}
