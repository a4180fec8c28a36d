/**
 * Deterministic chance for what is only drawn: which pass is played, which phrase is said. It
 * decides nothing of the match and takes nothing from the match's own stream.
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

/** The parts mixed to a number in [0, 1). */
export function hashFraction(...parts: readonly number[]): number {
  return mixHash(...parts) / 4294967296
}

/** A stream of numbers in [0, 1) named by `seed`. */
export function hashStream(seed: number): () => number {
  let count = 0
  return () => hashFraction(seed, ++count)
}
