/** Value and wage of players (PLA-4, PLA-5, PLA-19, PLA-28). */
import type { Player } from '../people/player.ts'

const VALUE_PER_QUALITY = 2_500_000
const MIN_VALUE = 25_000
const WEEKS_OF_WAGE = 52
const WAGE_SHARE = 1.5

/** The first row whose age the player is below applies. */
const AGE_FACTORS = [
  { below: 24, factor: 1.3 },
  { below: 28, factor: 1.1 },
  { below: 31, factor: 0.9 },
  { below: 34, factor: 0.6 },
]
const VETERAN_FACTOR = 0.3

/** Value in pounds: 2.5 million per star by age, at least 1.5 years' wages and 25,000. */
export function playerValue({ quality, age, wage }: Pick<Player, 'quality' | 'age' | 'wage'>): number {
  const factor = AGE_FACTORS.find(({ below }) => age < below)?.factor ?? VETERAN_FACTOR
  const value = VALUE_PER_QUALITY * Math.max(1, quality) * factor
  return Math.max(MIN_VALUE, Math.round(Math.max(value, wage * WEEKS_OF_WAGE * WAGE_SHARE)))
}

/** Minimum wage (PLA-19). */
export const MIN_WAGE = 500
const WAGE_PER_CUBE = 530

/**
 * Pounds per week that a player of this quality asks for, growing with its cube: about 9,300 for 2.6 stars.
 * `share` is the part of it that is agreed.
 */
export function usualWage(quality: number, share = 1): number {
  return Math.max(MIN_WAGE, Math.round((share * WAGE_PER_CUBE * quality * quality * quality) / 50) * 50)
}

/** Share of the usual wage in the contracts of a squad that the manager takes over, so that the wage budget holds them. */
const CONTRACTED_SHARE = 0.7

/** Pounds per week of a player of this quality in a squad that the manager takes over, and of a rival. */
export function contractedWage(quality: number): number {
  return usualWage(quality, CONTRACTED_SHARE)
}

/** Reputation above which a club is asked for more, and the share of the usual wage per point of it. */
const FAMOUS_ABOVE = 3.5
const WAGE_PER_FAME = 0.2

/** Factor of a famous club on the wages asked of it (PLA-28), 1 to 1.3. */
export function fameFactor(reputation: number): number {
  return 1 + WAGE_PER_FAME * Math.max(0, reputation - FAMOUS_ABOVE)
}
