import { POSITIONS, type Position } from '../people/position.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { FIT_RANGE, placesIn, roleFits, type Place } from '../club/roles.ts'
import type { Formation } from '../club/tactics.ts'
import type { Traits } from '../people/traits.ts'

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
    const line: Valued<P>[] = []
    for (const player of players) {
      if (player.type === position) line.push({ player, worth: worthOf(player) })
    }
    filled.push(...fillRoles(line, placesIn(formation, position)))
  }
  return filled
}

/** Player with their worth apart from the role. */
interface Valued<P> {
  player: P
  worth: number
}

const NO_ROLE = -1

/** Most roles in a line of any formation. */
const MAX_ROLES = 5
/** Number of roles in each set of roles as bits. */
const SIZES = Int8Array.from({ length: 1 << MAX_ROLES }, (_, set) => {
  let size = 0
  for (let rest = set; rest > 0; rest >>= 1) size += rest & 1
  return size
})

/** Assigns players to roles with the greatest sum of squared worths. With too few, the last roles stay free. */
function fillRoles<P extends Candidate>(line: readonly Valued<P>[], places: readonly Readonly<Place>[]): P[] {
  const count = Math.min(places.length, line.length)
  const candidates = goodEnough(line, count)
  rate(candidates, places)
  if (count === 1) return bestOfAll(candidates)
  assignRoles(candidates.length, count)
  const filled: P[] = []
  let set = (1 << count) - 1
  for (let i = candidates.length - 1; i >= 0; i--) {
    const role = chosen[(i << count) + set] ?? NO_ROLE
    const player = candidates[i]?.player
    if (role === NO_ROLE || !player) continue
    filled[role] = player
    set &= ~(1 << role)
  }
  return filled
}

/** The first of those who are worth most in the only role. */
function bestOfAll<P>(candidates: readonly Valued<P>[]): P[] {
  let found: P | null = null
  let most = -1
  for (let i = 0; i < candidates.length; i++) {
    const worth = worths[i * MAX_ROLES] ?? 0
    if (worth <= most) continue
    found = candidates[i]?.player ?? null
    most = worth
  }
  return found ? [found] : []
}

/** Squared worths of the candidates, a row for each player, a column for each role of the line. Kept as `chosen` is. */
let worths = new Float64Array(32 * MAX_ROLES)
/** Greatest worth of each set with the players so far; negative while there are too few. */
const most = new Float64Array(1 << MAX_ROLES)
/**
 * Role of each player in the best way to fill each set of roles with the players up to them, if that way needs them.
 * A row for each player, a column for each set. Kept from call to call, since typed arrays are dear to create.
 */
let chosen = new Int8Array(32 << MAX_ROLES)

/** Fills `chosen` for this many candidates. */
function assignRoles(candidates: number, count: number): void {
  const sets = 1 << count
  if (chosen.length < candidates * sets) chosen = new Int8Array(candidates * sets)
  chosen.fill(NO_ROLE, 0, candidates * sets)
  most.fill(-1, 0, sets)
  most[0] = 0
  for (let i = 0; i < candidates; i++) {
    const largest = Math.min(count, i + 1)
    const least = Math.max(1, count - (candidates - 1 - i))
    // Greater numbers first, since sets build on those with a role less, before this player.
    for (let set = sets - 1; set > 0; set--) {
      const size = SIZES[set] ?? 0
      if (size <= largest && size >= least) addTo(set, i, count)
    }
  }
}

/** Gives a player the role of a set that they are worth most in, if the set is worth more with them. */
function addTo(set: number, player: number, count: number): void {
  let best = most[set] ?? 0
  let role = NO_ROLE
  for (let i = 0; i < count; i++) {
    const bit = 1 << i
    if ((set & bit) === 0) continue
    const worth = (most[set ^ bit] ?? 0) + (worths[player * MAX_ROLES + i] ?? 0)
    if (worth <= best) continue
    best = worth
    role = i
  }
  if (role === NO_ROLE) return
  most[set] = best
  chosen[(player << count) + set] = role
}

/** Fills `worths`. */
function rate(candidates: readonly Valued<Candidate>[], places: readonly Readonly<Place>[]): void {
  if (worths.length < candidates.length * MAX_ROLES) worths = new Float64Array(candidates.length * MAX_ROLES)
  let row = 0
  for (const { player, worth: plain } of candidates) {
    const fits = roleFits(player)
    let role = row
    for (const { roleIndex } of places) {
      const worth = plain * (fits[roleIndex] ?? 1)
      worths[role] = worth * worth
      role += 1
    }
    row += MAX_ROLES
  }
}

/** Players who can be among the best `count`: not those whose best role is worth less than the worst of as many others. */
function goodEnough<P>(line: readonly Valued<P>[], count: number): readonly Valued<P>[] {
  if (line.length === count) return line
  /** The greatest worths so far, best first. */
  const greatest: number[] = []
  for (const { worth } of line) {
    if (greatest.length === count && worth <= (greatest[count - 1] ?? 0)) continue
    let place = Math.min(greatest.length, count - 1)
    while (place > 0 && (greatest[place - 1] ?? 0) < worth) {
      greatest[place] = greatest[place - 1] ?? 0
      place -= 1
    }
    greatest[place] = worth
  }
  const least = (greatest[count - 1] ?? 0) * FIT_RANGE.min
  return line.filter(({ worth }) => worth * FIT_RANGE.max >= least)
}
