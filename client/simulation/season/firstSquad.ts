/** Players with whom a new career begins, and their contracts (CAR-1). */
import { deservedStatus } from '../contracts/status.ts'
import type { IdSource } from '../core/ids.ts'
import { Random, seedRandom } from '../core/rng.ts'
import { STREAMS } from '../core/streams.ts'
import type { Footballer, Player } from '../people/player.ts'
import { toPlayer } from '../people/playerShapes.ts'
import type { Position } from '../people/position.ts'
import { FIRST_KNOWN } from '../people/potential.ts'
import { createPlayer } from '../players/createPlayer.ts'
import { contractedWage } from '../players/playerValue.ts'

/** Seventeen players: a full eleven for 4-4-2 and six reserves. */
const STARTING_SQUAD: Record<Position, { starters: number; reserves: number }> = {
  Goalkeeper: { starters: 1, reserves: 1 },
  Defender: { starters: 4, reserves: 2 },
  Midfielder: { starters: 4, reserves: 2 },
  Forward: { starters: 2, reserves: 1 },
}
const STARTING_AGE = { low: 19, high: 33 }
const STARTER_SPREAD = 0.3
const RESERVE_GAP = 0.4
/**
 * Stars above the tenth rung of the ladder. The clubs of the tenth to the eighteenth are alike and finish
 * thirteenth in the mean; a manager who signs sensibly comes to about the tenth place with this much more.
 */
const STARTING_EDGE = 0.45

/** The first players from this age on have contracts of at most two seasons, younger ones of four. */
const STARTING_VETERAN = 30

/** Creates the first players; `rung`: strength of the club's rung of the ladder, in stars. */
export function createFirstSquad(
  ids: IdSource,
  { rung, seed }: { rung: number; seed: number },
  random: Random,
): Player[] {
  return withContracts(createFootballers(ids, rung, random), seed)
}

function createFootballers(ids: IdSource, rung: number, random: Random): Footballer[] {
  const level = rung + STARTING_EDGE
  return Object.entries(STARTING_SQUAD).flatMap(([type, { starters, reserves }]) =>
    Array.from({ length: starters + reserves }, (_, i) => {
      const wish = {
        type: type as Position,
        quality: level - (i < starters ? 0 : RESERVE_GAP) + STARTER_SPREAD * random.bell(),
        age: random.whole(STARTING_AGE.low, STARTING_AGE.high),
      }
      const player = createPlayer(ids, wish, random)
      player.wage = contractedWage(player.quality)
      player.known = FIRST_KNOWN
      return player
    }),
  )
}

/** Gives the first players their contracts, which end with different seasons. */
function withContracts(players: readonly Footballer[], seed: number): Player[] {
  const random = new Random(seedRandom(seed, STREAMS.firstContracts))
  return players.map((player) => {
    const until = random.whole(1, player.age < STARTING_VETERAN ? 4 : 2)
    return toPlayer(player, { until, status: deservedStatus(players, player), declined: 0, talksFrom: 0 })
  })
}
