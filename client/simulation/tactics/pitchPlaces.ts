/** Who stands where in the formation, as the match engine will have it. */
import type { Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { byLine, isFit, selectedPlayers, SQUAD_SIZE } from '../players/squad.ts'
import { POSITIONS, type Player, type Position } from '../core/player.ts'
import { linesOf, rowsOf } from '../core/formation.ts'

export interface PitchPlayer {
  player: DeepReadonly<Player>
  /** On his back in the next match; null while he is injured or suspended. */
  number: number | null
  /** Whether he plays in another line than his own. */
  isOutOfPosition: boolean
}

/** One of the eleven places, the position it asks for, and who takes it. */
export interface PitchPlace {
  position: Position
  taken: PitchPlayer | null
}

/**
 * The formation's lines from the goalkeeper forward. Everyone takes a place of his own line while
 * there is one, those who can play first; whoever is left takes what is free, from the back.
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
