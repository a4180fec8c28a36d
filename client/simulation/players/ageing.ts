/** A year in a footballer's life. */
import type { Random } from '../core/rng.ts'
import { QUALITY_RANGE, type RivalPlayer } from '../core/player.ts'
import { clamp, toHundredth } from '../core/clamp.ts'

const GROWTH_UNTIL_AGE = 24
const DECLINE_FROM_AGE = 31
const RETIREMENT_FROM_AGE = 34

/** Chance to stop at 34, 35 and so on; at 38 everyone stops. */
const RETIREMENT = [0.25, 0.4, 0.6, 0.8, 1]

/** Whether somebody of this age hangs up his boots this summer. */
export function retires(age: number, random: Random): boolean {
  if (age < RETIREMENT_FROM_AGE) return false
  return random.chance(RETIREMENT[Math.min(age - RETIREMENT_FROM_AGE, RETIREMENT.length - 1)] ?? 1)
}

/** Makes a rival's player a year older, better or worse; false when he retires. */
export function ageOneYear(player: RivalPlayer, random: Random): boolean {
  player.age += 1
  if (retires(player.age, random)) return false
  const change =
    player.age <= GROWTH_UNTIL_AGE
      ? (player.potential - player.quality) * random.between(0.1, 0.4)
      : player.age >= DECLINE_FROM_AGE
        ? -random.between(0.05, 0.25)
        : 0.05 * random.bell()
  player.quality = toHundredth(clamp(player.quality + change, QUALITY_RANGE))
  return true
}
