/** Snapshots of the line-up, used to undo changes. */
import type { GameState, Snapshot } from '../gameState.ts'
import { done, refuse, type Outcome } from '../news/outcome.ts'
import { type Player, type PlayerId, isFit } from '../people/player.ts'
import { fillEleven } from './replacement.ts'
import { SQUAD_SIZE } from './squad.ts'

/** Line-up that can be restored: all players in order, and whether they were selected. */
export type LineUp = readonly { readonly id: PlayerId; readonly inSquad: boolean }[]

export function lineUpOf({ players }: Snapshot): LineUp {
  return players.map(({ id, inSquad }) => ({ id, inSquad }))
}

/** Restores an earlier line-up. Players who have left or are unavailable are replaced. */
export function restoreLineUp(state: GameState, lineUp: LineUp): Outcome {
  const places = new Map(lineUp.map(({ id }, place) => [id, place]))
  const size = lineUp.filter(({ inSquad }) => inSquad).length
  if (places.size < lineUp.length || size > SQUAD_SIZE) return refuse('That isn’t a line-up.')
  const placeOf = ({ id }: Player) => places.get(id) ?? lineUp.length
  state.players.sort((one, other) => placeOf(one) - placeOf(other))
  for (const player of state.players) {
    const wasSelected = lineUp[placeOf(player)]?.inSquad ?? false
    player.inSquad = wasSelected && (player.inSquad || isFit(player))
  }
  fillEleven(state, size)
  return done({ kind: 'line-up-restored' })
}
