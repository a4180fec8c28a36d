import { POSITIONS, type Position } from '../core/player.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { roleFits, rolesOf, type Role } from '../core/roles.ts'
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

const NO_ROLE = -1

/** Most roles in a line of any formation. */
const MOST_ROLES = 5
/** Sets of roles as bits and as a list, by their size. */
const SETS_BY_SIZE = Array.from({ length: MOST_ROLES + 1 }, (_, size) =>
  Array.from({ length: 1 << MOST_ROLES }, (_set, set) => ({
    set,
    roles: Array.from({ length: MOST_ROLES }, (_role, role) => role).filter((role) => set & (1 << role)),
  })).filter(({ roles }) => roles.length === size),
)

/** Player with their squared worth in each role of a line. */
interface Rated<P> {
  player: P
  worths: readonly number[]
}

/** Assigns players to roles with the greatest sum of squared worths. With too few, the last roles stay free. */
function fillRoles<P extends Candidate>(
  players: readonly P[],
  roles: readonly Role[],
  worthOf: (player: P) => number,
): P[] {
  const count = Math.min(roles.length, players.length)
  const rated = goodEnough(
    players.map((player) => rate(player, roles, worthOf(player))),
    count,
  )
  const sets = 1 << count
  // Greatest worth with which the players seen so far fill each set of roles, by its bits; -1 if too few.
  const worths = new Float64Array(sets).fill(-1, 1)
  // By player and set: the role of the player in the best way to fill the set with the players up to them.
  const chosen = new Int8Array(rated.length * sets).fill(NO_ROLE)
  for (let i = 0; i < rated.length; i++) {
    const own = rated[i]?.worths ?? []
    const least = Math.max(1, count - (rated.length - 1 - i))
    // Larger sets first, since they build on smaller ones without this player.
    for (let size = Math.min(count, i + 1); size >= least; size--) {
      for (const { set, roles: members } of SETS_BY_SIZE[size] ?? []) {
        if (set >= sets) break
        for (const role of members) {
          const worth = (worths[set & ~(1 << role)] ?? 0) + (own[role] ?? 0)
          if (worth <= (worths[set] ?? -1)) continue
          worths[set] = worth
          chosen[i * sets + set] = role
        }
      }
    }
  }
  const filled: P[] = []
  let set = sets - 1
  for (let i = rated.length - 1; i >= 0; i--) {
    const role = chosen[i * sets + set] ?? NO_ROLE
    const one = rated[i]
    if (role === NO_ROLE || !one) continue
    filled[role] = one.player
    set &= ~(1 << role)
  }
  return filled
}

function rate<P extends Candidate>(player: P, roles: readonly Role[], plain: number): Rated<P> {
  const fits = roleFits(player)
  const worths = roles.map((role) => {
    const worth = plain * fits[role]
    return worth * worth
  })
  return { player, worths }
}

/** Players who can be among the best `count`: not those whose best role is worth less than the worst of as many others. */
function goodEnough<P>(rated: readonly Rated<P>[], count: number): readonly Rated<P>[] {
  const least = rated.map(({ worths }) => Math.min(...worths)).sort((a, b) => b - a)[count - 1] ?? 0
  return rated.filter(({ worths }) => Math.max(...worths) >= least)
}
