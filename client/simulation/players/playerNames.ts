/** Nationalities and names of players. */
import type { Random } from '../core/rng.ts'
import { NAMES, NATIONALITIES, type Nationality } from './names.ts'

/** Shares in percent, close to those in squads of the English top tier. */
export const NATIONALITY_WEIGHTS: Record<Nationality, number> = {
  England: 40,
  Scotland: 4,
  Wales: 3.5,
  Ireland: 4,
  France: 6,
  Spain: 4.5,
  Portugal: 4.5,
  Brazil: 5.5,
  Netherlands: 4.5,
  Belgium: 2.5,
  Germany: 2.5,
  Italy: 2,
  Argentina: 3,
  Denmark: 2.5,
  Sweden: 1.5,
  Norway: 1.5,
  Poland: 1,
  Croatia: 0.75,
  Serbia: 0.75,
  Turkey: 0.75,
  Nigeria: 1.5,
  Ghana: 1,
  Senegal: 1.25,
  'United States': 1,
}

const weights = NATIONALITIES.map((nationality) => NATIONALITY_WEIGHTS[nationality])
const totalWeight = weights.reduce((sum, weight) => sum + weight, 0)

/** Draws a country in proportion to NATIONALITY_WEIGHTS. */
export function drawNationality(random: Random): Nationality {
  return NATIONALITIES[random.weighted(weights, totalWeight)] ?? 'England'
}

/** Draws a first and a last name of the country, such as 'Callum Ashworth'. */
export function drawName(random: Random, nationality: Nationality): string {
  const { first, last } = NAMES[nationality]
  return `${random.pick(first)} ${random.pick(last)}`
}

/** First country in which both parts of a name are usual; England for a name that nobody drew. */
export function countryOfName(name: string): Nationality {
  return (
    NATIONALITIES.find((country) => {
      const { first, last } = NAMES[country]
      return first.some((one) => name.startsWith(`${one} `)) && last.some((one) => name.endsWith(` ${one}`))
    }) ?? 'England'
  )
}
