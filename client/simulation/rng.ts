/**
 * Seeded chance. Everything random in a career comes from here, so that the same seed and the
 * same decisions give the same career, byte for byte, on every machine.
 */
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** The four 32-bit words of a xoroshiro128+ generator: plain JSON, kept in GameState. */
export type RandomState = readonly [number, number, number, number]

/** A source of chance. Draws advance it; `state()` is what must be kept to go on later. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A whole number in [0, n). */
  below(n: number): number
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
  /** A number in [low, high). */
  between(low: number, high: number): number
  /** True with probability `p` (0–1). */
  chance(p: number): boolean
  /** One of `items`, which must not be empty. */
  pick<T>(items: readonly T[]): T
  /** The index of one of `weights`, drawn in proportion to them; at least one must be above 0. */
  weighted(weights: readonly number[]): number
  /** A bell-shaped number around 0 with standard deviation 1, from −3.5 to 3.5 (sum of twelve). */
  bell(): number
  state(): RandomState
}

const TWO_POW_32 = 4294967296

/** Opens a generator at a kept state. */
export function openRandom(state: RandomState): Random {
  const generator = xoroshiro128plusFromState(state)
  const next = () => (generator.next() >>> 0) / TWO_POW_32
  const random: Random = {
    next,
    below: (n) => Math.floor(next() * n),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    between: (low, high) => low + next() * (high - low),
    chance: (p) => next() < p,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new RangeError('pick needs at least one item')
      return item
    },
    weighted: (weights) => {
      let total = 0
      for (const weight of weights) total += weight
      let left = next() * total
      for (let i = 0; i < weights.length; i++) {
        left -= weights[i] ?? 0
        if (left < 0) return i
      }
      return weights.length - 1
    },
    bell: () => {
      let sum = 0
      for (let i = 0; i < 12; i++) sum += next()
      return Math.max(-3.5, Math.min(3.5, sum - 6))
    },
    state: () => {
      const [a = 0, b = 0, c = 0, d = 0] = generator.getState()
      return [a, b, c, d]
    },
  }
  return random
}

/** Mixes any whole numbers into one well-spread 32-bit number (the finaliser of MurmurHash3). */
export function mixSeed(...parts: readonly number[]): number {
  let hash = 0x9e3779b9
  for (const part of parts) {
    hash = Math.imul(hash ^ part, 0x85ebca6b)
    hash ^= hash >>> 13
    hash = Math.imul(hash, 0xc2b2ae35)
    hash ^= hash >>> 16
  }
  return hash >>> 0
}

/** The starting state of the stream that `parts` name, such as seed, season and fixture. */
export function seedRandom(...parts: readonly number[]): RandomState {
  const root = mixSeed(...parts)
  return [mixSeed(root, 1) | 0, mixSeed(root, 2) | 0, mixSeed(root, 3) | 0, mixSeed(root, 4) | 1]
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
