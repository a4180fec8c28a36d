import { isRetiring } from './farewell.ts'
import { borrowedOf } from './loan.ts'
import type { PlayerId } from './player.ts'

/** True for an own player who can be at the club next season: neither borrowed nor retiring. */
export function mayStay(
  state: Parameters<typeof borrowedOf>[0] & Parameters<typeof isRetiring>[0],
  id: PlayerId,
): boolean {
  return !borrowedOf(state, id) && !isRetiring(state, id)
}
