/** Figures of Normal, and what Gentle and Hard change (CAR-6 to CAR-11, CAR-14). */
import type { Difficulty } from './difficulty.ts'

interface DifficultyFigures {
  /** A manager who finishes below this position is sacked; nobody does at 20. */
  worstPosition: number
  /** Days of a revolt of the fans after which the manager is sacked. */
  patienceDays: number
  /** Factor on the wages that players ask of the club. */
  wages: number
  /** Factor on the fees that clubs ask of the club; below 1, buying and selling in a circle would pay. */
  fees: number
  /** Factor on the frequency of events that harm the club. */
  harmfulEvents: number
  /** Factor on price and days of scouting. */
  scouting: number
}

/** Every figure that depends on the difficulty. Normal is the game of all other rules. */
export const DIFFICULTY_FIGURES: Readonly<Record<Difficulty, Readonly<DifficultyFigures>>> = {
  gentle: { worstPosition: 20, patienceDays: 42, wages: 0.8, fees: 1, harmfulEvents: 0.5, scouting: 0.7 },
  normal: { worstPosition: 18, patienceDays: 28, wages: 1, fees: 1, harmfulEvents: 1, scouting: 1 },
  hard: { worstPosition: 16, patienceDays: 14, wages: 1.3, fees: 1.15, harmfulEvents: 2, scouting: 1.5 },
}

export function figuresOf({ difficulty }: { readonly difficulty: Difficulty }): Readonly<DifficultyFigures> {
  return DIFFICULTY_FIGURES[difficulty]
}
