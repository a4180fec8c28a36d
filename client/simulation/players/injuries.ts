/**
 * Kind and length of injuries (PLA-24). The chance to recover on a day is that of PLA-6; only the lot is drawn at
 * once, so that doctors can say something about the return.
 */
import { numberOfId } from '../core/ids.ts'
import { INJURIES, INJURY_KINDS, type Injury } from '../people/injury.ts'
import type { Condition, PlayerId } from '../people/player.ts'
import { Random, seedRandom } from '../core/rng.ts'
import { endInjury, recoveryChance } from './playerCondition.ts'
import { INJURY_BOUNDS } from './expectedReturn.ts'
import { STREAMS } from '../core/streams.ts'

interface Patient extends Condition {
  readonly id: PlayerId
}

/** Finds out what an injured player has. Returns true at the first examination. */
export function examine(player: Patient, { seed, day }: { seed: number; day: number }): boolean {
  if (!player.injured || player.injury) return false
  const random = new Random(seedRandom(seed, STREAMS.injuries, day, numberOfId(player.id)))
  player.injury = drawInjury(random, day)
  return true
}

/** Treats an examined player for a day. Returns true once they are fit again. */
export function treat(player: Condition, quality: number): boolean {
  const { injury } = player
  if (!injury) return false
  injury.unhealed *= 1 - recoveryChance(quality)
  if (injury.unhealed > injury.longer) return false
  endInjury(player)
  return true
}

/** The longest injury of all. */
const LONGEST = Math.min(...INJURY_KINDS.map((kind) => INJURY_BOUNDS[kind].longest))

function drawInjury(random: Random, since: number): Injury {
  const longer = Math.max(LONGEST, 1 - random.next())
  const possible = INJURY_KINDS.filter((kind) => {
    const { shortest, longest } = INJURY_BOUNDS[kind]
    return longer <= shortest && longer >= longest
  })
  const drawn = random.weighted(possible.map((kind) => INJURIES[kind].weight))
  return { kind: possible[drawn] ?? 'knock', since, longer, unhealed: 1 }
}
