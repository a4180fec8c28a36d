import type { DeepReadonly } from '../core/readonly.ts'
import type { TraitName, Traits } from './traits.ts'

/** Effects of a player's traits, by the slots of those who ask. */
interface Known {
  weaknesses: readonly TraitName[]
  results: unknown[]
}

/** One entry for each player for all who ask, by their strengths: most ask for the same players one after the other. */
const known = new WeakMap<readonly TraitName[], Known>()
let slots = 0

/**
 * Caches what follows from a player's traits alone. The lists of traits identify the player, since nothing
 * changes them in place.
 */
export function byTraits<Result>(
  compute: (traits: DeepReadonly<Traits>) => Result,
): (traits: DeepReadonly<Traits>) => Result {
  const slot = slots
  slots += 1
  return ({ strengths, weaknesses }) => {
    let found = known.get(strengths)
    if (found?.weaknesses !== weaknesses) {
      found = { weaknesses, results: [] }
      known.set(strengths, found)
    }
    // Nothing else writes this slot.
    return (found.results[slot] ??= compute({ strengths, weaknesses })) as Result
  }
}
