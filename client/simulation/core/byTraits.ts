import type { DeepReadonly } from './readonly.ts'
import type { TraitName, Traits } from './traits.ts'

/**
 * Caches what follows from a player's traits alone. The lists of traits identify the player, since nothing
 * changes them in place.
 */
export function byTraits<Result>(
  compute: (traits: DeepReadonly<Traits>) => Result,
): (traits: DeepReadonly<Traits>) => Result {
  const known = new WeakMap<readonly TraitName[], { weaknesses: readonly TraitName[]; result: Result }>()
  return ({ strengths, weaknesses }) => {
    const found = known.get(strengths)
    if (found?.weaknesses === weaknesses) return found.result
    const result = compute({ strengths, weaknesses })
    known.set(strengths, { weaknesses, result })
    return result
  }
}
