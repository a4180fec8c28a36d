/** Variants of phrases in turn. */
import { mixSeed } from '../../../../client/simulation/core/rng.ts'
import { hashFraction } from '../../../core/stageHash.ts'

/** Returns the number of the next of `count` variants that belong to `key`. */
export type NextTurn = (key: string, count: number) => number

/** Returns the next of the phrases that belong to `key`. */
export type TakePhrase = (key: string, phrases: readonly string[]) => string

export function takeInTurn(next: NextTurn): TakePhrase {
  return (key, phrases) => phrases[next(key, phrases.length)] ?? ''
}

/**
 * Creates a function that returns the numbers of variants in turn, for each key in an order of the match: none comes
 * again while another one is left, and none twice in a row.
 */
export function createTurns(seed: number): NextTurn {
  const turns = new Map<string, { order: number[]; turn: number }>()
  return (key, count) => {
    const known = turns.get(key) ?? { order: shuffled(count, mixSeed(seed, ...codesOf(key))), turn: 0 }
    turns.set(key, known)
    return known.order[known.turn++ % count] ?? 0
  }
}

function codesOf(key: string): number[] {
  return [...key].map((letter) => letter.charCodeAt(0))
}

/** Numbers below `count` in an order that depends on the seed alone. */
function shuffled(count: number, seed: number): number[] {
  const place = (number: number) => hashFraction(seed, number, count)
  return Array.from({ length: count }, (_, number) => number).sort((a, b) => place(a) - place(b))
}
