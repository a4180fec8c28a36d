import { shuffle, type Random } from '../core/rng.ts'
import type { Position } from '../people/position.ts'
import { TRAITS_OF, type Traits } from '../people/traits.ts'

/** Weights of 0, 1 and 2 traits; the same for strengths and weaknesses, so that a league gains nothing by them. */
const COUNT_WEIGHTS = [1, 3, 4]

/** Draws up to two strengths and up to two weaknesses of a position; no trait is both. */
export function drawTraits(type: Position, random: Random): Traits {
  const names = TRAITS_OF[type].slice()
  shuffle(names, random)
  const strengths = random.weighted(COUNT_WEIGHTS)
  return {
    strengths: names.slice(0, strengths),
    weaknesses: names.slice(strengths, strengths + random.weighted(COUNT_WEIGHTS)),
  }
}
