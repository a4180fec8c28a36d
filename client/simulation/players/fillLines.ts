import { POSITIONS, type Position } from '../core/player.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { placesIn, roleFits, type Place } from '../core/roles.ts'
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
  const filled: P[] = []
  for (const position of POSITIONS) {
    const line = players.filter(({ type }) => type === position)
    filled.push(...fillRoles(line, placesIn(formation, position), worthOf))
  }
  return filled
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
  /** Worth in the worst and in the best of these roles. */
  worst: number
  best: number
}

/** Best way to fill a set of roles with the players seen so far: the last one, and the way for the other roles. */
interface Way<P> {
  worth: number
  player: P
  role: number
  others: Way<P> | null
}

/** Assigns players to roles with the greatest sum of squared worths. With too few, the last roles stay free. */
function fillRoles<P extends Candidate>(
  players: readonly P[],
  places: readonly Readonly<Place>[],
  worthOf: (player: P) => number,
): P[] {
  const count = Math.min(places.length, players.length)
  const rated = goodEnough(
    players.map((player) => rate(player, places, worthOf(player))),
    count,
  )
  const sets = 1 << count
  // By the bits of the set; null with too few players, and for the set without roles.
  const ways: (Way<P> | null)[] = new Array<null>(sets).fill(null)
  for (const [i, { player, worths }] of rated.entries()) {
    const least = Math.max(1, count - (rated.length - 1 - i))
    // Larger sets first, since they build on smaller ones without this player.
    for (let size = Math.min(count, i + 1); size >= least; size--) {
      for (const { set, roles: members } of SETS_BY_SIZE[size] ?? []) {
        if (set >= sets) break
        let most = ways[set]?.worth ?? -1
        let best = NO_ROLE
        for (const role of members) {
          const worth = (ways[set & ~(1 << role)]?.worth ?? 0) + (worths[role] ?? 0)
          if (worth <= most) continue
          most = worth
          best = role
        }
        if (best !== NO_ROLE)
          ways[set] = { worth: most, player, role: best, others: ways[set & ~(1 << best)] ?? null }
      }
    }
  }
  const filled: P[] = []
  for (let way = ways[sets - 1] ?? null; way; way = way.others) filled[way.role] = way.player
  return filled
}

function rate<P extends Candidate>(player: P, places: readonly Readonly<Place>[], plain: number): Rated<P> {
  const fits = roleFits(player)
  const worths: number[] = []
  let worst = Infinity
  let best = 0
  for (const { roleIndex } of places) {
    const worth = plain * (fits[roleIndex] ?? 1)
    const squared = worth * worth
    worths.push(squared)
    worst = Math.min(worst, squared)
    best = Math.max(best, squared)
  }
  return { player, worths, worst, best }
}

/** Players who can be among the best `count`: not those whose best role is worth less than the worst of as many others. */
function goodEnough<P>(rated: readonly Rated<P>[], count: number): readonly Rated<P>[] {
  const least = rated.map(({ worst }) => worst).sort((a, b) => b - a)[count - 1] ?? 0
  return rated.filter(({ best }) => best >= least)
}
