/** Prediction of the paper for a new season's table. */
import type { ClubId } from '../core/ids.ts'
import type { Player } from '../people/player.ts'
import type { PressNote } from '../news/pressNote.ts'
import type { Tactics } from '../club/tactics.ts'
import type { Snapshot } from '../gameState.ts'
import { bestEleven } from '../players/squad.ts'

/** Stars of quality per place in the previous season's table. */
const PLACE_WORTH = 0.01

/** Data of a club used for the prediction. */
interface Expected {
  readonly id: ClubId
  readonly players: readonly Readonly<Pick<Player, 'type' | 'quality'>>[]
  readonly tactics: Readonly<Tactics>
  readonly lastPosition: number
}

/** Predicts the coming season from the elevens and the previous season's table. */
export function predictSeason(state: Snapshot): PressNote {
  const own = {
    id: state.club.id,
    players: state.players,
    tactics: state.tactics,
    lastPosition: state.leaguePosition,
  }
  const clubs: Expected[] = [own, ...state.competitors]
  const order = clubs
    .map(({ id, players, tactics, lastPosition }) => {
      const ranked = players.toSorted((a, b) => b.quality - a.quality)
      const eleven = bestEleven(ranked, tactics.formation)
      const quality = eleven.reduce((sum, player) => sum + player.quality, 0) / Math.max(1, eleven.length)
      return { id, worth: quality - PLACE_WORTH * lastPosition }
    })
    .toSorted((a, b) => b.worth - a.worth || compareIds(a.id, b.id))
    .map(({ id }) => id)
  return { kind: 'prediction', week: 0, order }
}

/** Compares by code units, as in the table. */
function compareIds(a: ClubId, b: ClubId): number {
  return a < b ? -1 : 1
}
