import { addMove } from '../club/packedCareer.ts'
import type { PlayerMove } from '../club/playerLine.ts'
import { clubNumber } from '../clubs/clubNumbers.ts'
import type { ClubId } from '../core/ids.ts'
import type { GameState } from '../gameState.ts'
import type { PlayerId } from '../people/player.ts'

/** Notes a transfer in the player's lines; a null is a club abroad. */
export function noteMove(
  { seasonLines }: Pick<GameState, 'seasonLines'>,
  id: PlayerId,
  { from, to, fee }: { from: ClubId | null; to: ClubId | null; fee: number },
): void {
  const numberOf = (club: ClubId | null): PlayerMove['from'] => (club === null ? null : clubNumber(club))
  seasonLines[id] = addMove(seasonLines[id] ?? '', { from: numberOf(from), to: numberOf(to), fee })
}
