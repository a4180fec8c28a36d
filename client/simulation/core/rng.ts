/**
 * Seeded random generator. All randomness in a career comes from here, so that the same seed and the
 * same decisions produce the same career, byte for byte, on every machine.
 */
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** The four 32-bit words of a xoroshiro128+ generator: plain JSON, stored in GameState. */
export type RandomState = readonly [number, number, number, number]

const TWO_POW_32 = 4294967296

/** Random generator. Draws advance it; store `state()` to continue later. */
export class Random {
  private readonly generator: ReturnType<typeof xoroshiro128plusFromState>

  constructor(state: RandomState) {
    this.generator = xoroshiro128plusFromState(state)
  }

  /** A number in [0, 1). */
  next(): number {
    return (this.generator.next() >>> 0) / TWO_POW_32
  }

  /** A whole number in [0, n). */
  below(n: number): number {
    return Math.floor(this.next() * n)
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  /** A number in [low, high). */
  between(low: number, high: number): number {
    return low + this.next() * (high - low)
  }

  /** True with probability `p` (0–1). */
  chance(p: number): boolean {
    return this.next() < p
  }

  /** One of `items`. Throws when there are none. */
  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)]
    if (item === undefined) throw new RangeError('pick needs at least one item')
    return item
  }

  /** An index of `weights`, drawn in proportion to them; at least one must be above 0. `total` is their sum. */
  weighted(weights: readonly number[], total = sumOf(weights)): number {
    let left = this.next() * total
    for (let i = 0; i < weights.length; i++) {
      left -= weights[i] ?? 0
      if (left < 0) return i
    }
    return weights.length - 1
  }

  /** A bell-shaped number around 0 with standard deviation 1, from −3.5 to 3.5 (sum of twelve). */
  bell(): number {
    let sum = 0
    for (let i = 0; i < 12; i++) sum += this.next()
    return Math.max(-3.5, Math.min(3.5, sum - 6))
  }

  /** Another stream, which follows from four draws of this one. */
  fork(): Random {
    const { generator } = this
    return new Random([generator.next(), generator.next(), generator.next(), generator.next() | 1])
  }

  state(): RandomState {
    const [a = 0, b = 0, c = 0, d = 0] = this.generator.getState()
    return [a, b, c, d]
  }
}

function sumOf(weights: readonly number[]): number {
  let total = 0
  for (const weight of weights) total += weight
  return total
}

/** Number of roots that streams can follow from, for `below`. */
export const ROOTS = TWO_POW_32

/** Mixes integers into one well-distributed 32-bit number (the finaliser of MurmurHash3). */
export function mixSeed(...parts: readonly number[]): number {
  let hash = FIRST_HASH
  for (const part of parts) hash = mixIn(hash, part)
  return hash >>> 0
}

/** Initial value of `mixIn`. */
export const FIRST_HASH = 0x9e3779b9

/** Mixes one more integer into a number, for long lists. `mixSeed` gives the unsigned number of the last. */
export function mixIn(before: number, part: number): number {
  let hash = Math.imul(before ^ part, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

/** Initial state of the stream identified by `parts`, such as seed, season and fixture. */
export function seedRandom(...parts: readonly number[]): RandomState {
  const root = mixIn(FIRST_HASH, mixSeed(...parts))
  return [mixIn(root, 1), mixIn(root, 2), mixIn(root, 3), mixIn(root, 4) | 1]
}

/** Shuffles `items` in place (Fisher–Yates). */
export function shuffle<T>(items: T[], random: Random): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const held = items[i] as T
    items[i] = items[j] as T
    items[j] = held
  }
}
