/** Places of players in the formation, as the match engine uses them. */
import type { Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { byLine, isFit, selectedPlayers, SQUAD_SIZE } from '../players/squad.ts'
import { POSITIONS, type Player, type Position } from '../core/player.ts'
import { linesOf, rowsOf } from '../core/formation.ts'

export interface PitchPlayer {
  player: DeepReadonly<Player>
  /** Shirt number in the next match; null while injured or suspended. */
  number: number | null
  /** True if the player plays in another line than that of their position. */
  isOutOfPosition: boolean
}

/** One of the eleven places, its position, and the player in it. */
export interface PitchPlace {
  position: Position
  taken: PitchPlayer | null
}

/**
 * Lines of the formation from the goalkeeper forward. Players are assigned to places of their position
 * while there are any, eligible ones first; the others fill free places, from the back.
 */
export function pitchPlaces(state: Snapshot): PitchPlace[][] {
  const { formation } = state.tactics
  const lines = linesOf(formation)
  const places: PitchPlace[] = POSITIONS.flatMap((position) =>
    Array.from({ length: lines[position] }, () => ({ position, taken: null })),
  )
  const selected = byLine(selectedPlayers(state)).slice(0, SQUAD_SIZE)
  const fit = selected.filter(isFit)
  const waiting = [...fit, ...selected.filter((player) => !isFit(player))]
  const take = (place: PitchPlace, player: DeepReadonly<Player>) => {
    const number = isFit(player) ? fit.indexOf(player) + 1 : null
    place.taken = { player, number, isOutOfPosition: place.position !== player.type }
  }
  const surplus = waiting.filter((player) => {
    const own = places.find(({ position, taken }) => position === player.type && !taken)
    if (own) take(own, player)
    return !own
  })
  for (const place of places.filter(({ taken }) => !taken)) {
    const next = surplus.shift()
    if (next) take(place, next)
  }
  let from = 0
  return rowsOf(formation).map((count) => {
    from += count
    return places.slice(from - count, from)
  })
}
