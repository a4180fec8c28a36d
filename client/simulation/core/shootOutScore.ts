/** Score of a shoot-out, and when it is decided (MAT-53). */
import type { Score } from './tie.ts'

/** Kicks of a side before sudden death. */
export const KICKS = 5

/** Kick as far as the score depends on it. */
interface Kick {
  side: 'home' | 'away'
  outcome: string
}

/** Penalties scored by both sides. */
export function shootOutScore(kicks: readonly Readonly<Kick>[]): Score {
  const score = { home: 0, away: 0 }
  for (const { side, outcome } of kicks) if (outcome === 'goal') score[side] += 1
  return score
}

/** True after kicks that the other side cannot answer. */
export function isDecided(kicks: readonly Readonly<Kick>[]): boolean {
  const taken = { home: 0, away: 0 }
  for (const { side } of kicks) taken[side] += 1
  const { home, away } = shootOutScore(kicks)
  const rounds = Math.max(KICKS, taken.home, taken.away)
  return home > away + rounds - taken.away || away > home + rounds - taken.home
}
