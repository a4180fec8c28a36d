/** Places of players in the formation, as the match engine uses them. */
import type { Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { byLine, selectedPlayers, SQUAD_SIZE } from '../players/squad.ts'
import { isFit, type Player } from '../people/player.ts'
import { rowsOf } from '../club/formation.ts'
import { assignPlaces, placeFit, placesOf, type Place } from '../club/roles.ts'

export interface PitchPlayer {
  player: DeepReadonly<Player>
  /** Shirt number in the next match; null while injured or suspended. */
  number: number | null
  /** True if the player plays in another line than that of their position. */
  isOutOfPosition: boolean
  /** Factor on quality of playing in this place. */
  fit: number
}

/** One of the eleven places, its position and role, and the player in it. */
export interface PitchPlace extends Place {
  taken: PitchPlayer | null
}

/** Lines of the formation from the goalkeeper forward. Eligible players are assigned to places first. */
export function pitchPlaces(state: Snapshot): PitchPlace[][] {
  const { formation } = state.tactics
  const places: PitchPlace[] = placesOf(formation).map((place) => ({ ...place, taken: null }))
  const selected = byLine(selectedPlayers(state)).slice(0, SQUAD_SIZE)
  const fit = selected.filter(isFit)
  const players = [...fit, ...selected.filter((player) => !isFit(player))]
  const indices = assignPlaces(
    players.map(({ type }) => type),
    formation,
  )
  for (const [i, player] of players.entries()) {
    const place = places[indices[i] ?? -1]
    if (!place) continue
    place.taken = {
      player,
      number: i < fit.length ? i + 1 : null,
      isOutOfPosition: place.position !== player.type,
      fit: placeFit(player, place),
    }
  }
  let from = 0
  return rowsOf(formation).map((count) => {
    from += count
    return places.slice(from - count, from)
  })
}
