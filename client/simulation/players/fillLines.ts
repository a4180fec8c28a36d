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
  if (count === 1) return bestOfAll(rated)
  assignRoles(rated, count)
  const filled: P[] = []
  let set = (1 << count) - 1
  for (let i = rated.length - 1; i >= 0; i--) {
    const role = chosen[(i << count) + set] ?? NO_ROLE
    const player = rated[i]?.player
    if (role === NO_ROLE || !player) continue
    filled[role] = player
    set &= ~(1 << role)
  }
  return filled
}

/** The first of those who are worth most in the only role. */
function bestOfAll<P>(rated: readonly Rated<P>[]): P[] {
  let found: Rated<P> | null = null
  for (const one of rated) if (!found || one.best > found.best) found = one
  return found ? [found.player] : []
}

/** Greatest worth of each set with the players so far; negative while there are too few. */
const most = new Float64Array(1 << MOST_ROLES)
/**
 * Role of each player in the best way to fill each set of roles with the players up to them, if that way needs them.
 * A row for each player, a column for each set. Kept from call to call, since typed arrays are dear to create.
 */
let chosen = new Int8Array(32 << MOST_ROLES)

/** Fills `chosen`. */
function assignRoles(rated: readonly Rated<unknown>[], count: number): void {
  const sets = 1 << count
  if (chosen.length < rated.length * sets) chosen = new Int8Array(rated.length * sets)
  chosen.fill(NO_ROLE, 0, rated.length * sets)
  most.fill(-1, 0, sets)
  most[0] = 0
  for (let i = 0; i < rated.length; i++) {
    const worths = rated[i]?.worths ?? []
    const least = Math.max(1, count - (rated.length - 1 - i))
    // Larger sets first, since they build on smaller ones without this player.
    for (let size = Math.min(count, i + 1); size >= least; size--) {
      for (const { set, roles } of SETS_BY_SIZE[size] ?? []) {
        if (set >= sets) break
        let best = most[set] ?? 0
        for (const role of roles) {
          const worth = (most[set & ~(1 << role)] ?? 0) + (worths[role] ?? 0)
          if (worth <= best) continue
          best = worth
          chosen[i * sets + set] = role
        }
        most[set] = best
      }
    }
  }
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
  if (rated.length === count) return rated
  /** The best of the worst worths so far, best first. */
  const worsts: number[] = []
  for (const { worst } of rated) {
    let place = worsts.length
    while (place > 0 && (worsts[place - 1] ?? 0) < worst) place -= 1
    if (place < count) worsts.splice(place, 0, worst)
  }
  const least = worsts[count - 1] ?? 0
  return rated.filter(({ best }) => best >= least)
}
