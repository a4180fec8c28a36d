/**
 * Deterministic pseudo-randomness for the drawing only: passes and phrases. It affects no result and does not
 * use the random stream of the match.
 */
export function mixHash(...parts: readonly number[]): number {
  let hash = 0x9e3779b9
  for (const part of parts) {
    hash = Math.imul(hash ^ part, 0x85ebca6b)
    hash ^= hash >>> 13
    hash = Math.imul(hash, 0xc2b2ae35)
    hash ^= hash >>> 16
  }
  return hash >>> 0
}

/** Hashes the parts to a number in [0, 1). */
export function hashFraction(...parts: readonly number[]): number {
  return mixHash(...parts) / 4294967296
}

/** Stream of numbers in [0, 1) from a seed. */
export function hashStream(seed: number): () => number {
  let count = 0
  return () => hashFraction(seed, ++count)
}
