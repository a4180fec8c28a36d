/** Yearly ageing of players. */
import type { Random } from '../core/rng.ts'
import { QUALITY_RANGE, type RivalPlayer } from '../people/player.ts'
import { growthByCharacter, type Mentors } from './growthByCharacter.ts'
import { clamp, toHundredth } from '../core/clamp.ts'

const GROWTH_UNTIL_AGE = 24
/** Age from which the quality of a rival's player declines, in years. */
const DECLINE_FROM_AGE = 31
const RETIREMENT_FROM_AGE = 34

/** Probability of retirement at 34, 35 and so on; certain at 38. */
const RETIREMENT = [0.25, 0.4, 0.6, 0.8, 1]

/** Age at which everybody has retired, in years. */
export const RETIRED_AT = RETIREMENT_FROM_AGE + RETIREMENT.length - 1

/** Draws whether a player of this age retires this summer. */
export function retires(age: number, random: Random): boolean {
  if (age < RETIREMENT_FROM_AGE) return false
  return random.chance(RETIREMENT[Math.min(age - RETIREMENT_FROM_AGE, RETIREMENT.length - 1)] ?? 1)
}

/** Ages a player of a squad of rivals by a year and changes their quality. Returns false on retirement. */
export function ageOneYear(
  player: RivalPlayer,
  { seed, mentors }: { seed: number; mentors: Mentors },
  random: Random,
): boolean {
  player.age += 1
  if (retires(player.age, random)) return false
  const change =
    player.age <= GROWTH_UNTIL_AGE
      ? (player.potential - player.quality) *
        random.between(0.1, 0.4) *
        growthByCharacter(seed, player, mentors)
      : player.age >= DECLINE_FROM_AGE
        ? -random.between(0.05, 0.25)
        : 0.05 * random.bell()
  player.quality = toHundredth(clamp(player.quality + change, QUALITY_RANGE))
  return true
}
