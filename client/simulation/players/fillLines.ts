import { POSITIONS, type Position } from '../core/player.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { roleFit, rolesOf, type Role } from '../core/roles.ts'
import type { Formation } from '../core/tactics.ts'
import type { Traits } from '../core/traits.ts'

/** Player whose fit to a role is known. */
export type Candidate = DeepReadonly<Traits> & { readonly type: Position }

/**
 * Fills the lines of a formation, each with the players of its position who are worth most in its roles
 * together, in the order of the places. `worthOf` is what a player is worth apart from the role, in stars.
 */
export function fillLines<P extends Candidate>(
  players: readonly P[],
  formation: Formation,
  worthOf: (player: P) => number,
): P[] {
  return POSITIONS.flatMap((position) =>
    fillRoles(
      players.filter(({ type }) => type === position),
      rolesOf(formation, position),
      worthOf,
    ),
  )
}

/** Roles filled so far, with their total worth. */
interface Filled {
  worth: number
  player: Candidate | null
  role: number
  before: Filled | null
}

/** Assigns players to roles with the greatest sum of squared worths. With too few, the last roles stay free. */
function fillRoles<P extends Candidate>(
  players: readonly P[],
  roles: readonly Role[],
  worthOf: (player: P) => number,
): P[] {
  const count = Math.min(roles.length, players.length)
  // Best way to fill each set of roles, by its bits, with the players seen so far.
  let best: (Filled | undefined)[] = [{ worth: 0, player: null, role: -1, before: null }]
  for (const player of players) {
    const next = best.slice()
    const plain = worthOf(player)
    for (let role = 0; role < count; role++) {
      const worth = plain * roleFit(player, roles[role] ?? 'Goalkeeper')
      const bit = 1 << role
      for (let set = 0; set < best.length; set++) {
        const before = best[set]
        if (!before || set & bit) continue
        const total = before.worth + worth * worth
        if (total > (next[set | bit]?.worth ?? -1)) next[set | bit] = { worth: total, player, role, before }
      }
    }
    best = next
  }
  const filled: P[] = []
  for (let step = best[(1 << count) - 1] ?? null; step?.player; step = step.before) {
    filled[step.role] = step.player as P
  }
  return filled
}
