/**
 * Deterministic pseudo-randomness for the drawing only: passes and phrases. It affects no result and does not
 * use the random stream of the match.
 */
import { mixSeed } from '../../client/simulation/core/rng.ts'

/** Hashes the parts to a number in [0, 1). */
export function hashFraction(...parts: readonly number[]): number {
  return mixSeed(...parts) / 4294967296
}

/** Stream of numbers in [0, 1) from a seed. */
export function hashStream(seed: number): () => number {
  let count = 0
  return () => hashFraction(seed, ++count)
}
