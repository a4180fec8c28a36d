/** Status of a player in the squad. */
import type { Status } from '../people/contract.ts'
import type { Player } from '../people/player.ts'

/** Places by quality in a squad, from the best, that make a key player and a regular. */
const KEY_PLACES = 4
const REGULAR_PLACES = 11
const PROSPECT_BELOW = 22

type Ranked = Readonly<Pick<Player, 'id' | 'quality' | 'age'>>

/** Status that a player's place by quality in the squad deserves. */
export function deservedStatus(players: readonly Ranked[], { id, quality, age }: Ranked): Status {
  const better = players.filter((other) => other.id !== id && other.quality > quality).length
  if (better < KEY_PLACES) return 'key'
  if (better < REGULAR_PLACES) return 'regular'
  return age < PROSPECT_BELOW ? 'prospect' : 'rotation'
}
