/** Difficulty of a career: Normal, and what Gentle and Hard change (CAR-6 to CAR-11). */

/** The easiest first. */
export const DIFFICULTIES = ['gentle', 'normal', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export const DIFFICULTY_NAMES: Readonly<Record<Difficulty, string>> = {
  gentle: 'Gentle',
  normal: 'Normal',
  hard: 'Hard',
}

interface DifficultyFigures {
  /** A manager who finishes below this position is sacked; nobody does at 20. */
  worstPosition: number
  /** Days of a revolt of the fans after which the manager is sacked. */
  patienceDays: number
  /** Factor on the wages that players ask of the club. */
  wages: number
  /** Factor on the frequency of events that harm the club. */
  harmfulEvents: number
  /** Factor on price and days of scouting. */
  scouting: number
}

/** Every figure that depends on the difficulty. Normal is the game of all other rules. */
export const DIFFICULTY_FIGURES: Readonly<Record<Difficulty, Readonly<DifficultyFigures>>> = {
  gentle: { worstPosition: 20, patienceDays: 42, wages: 0.8, harmfulEvents: 0.5, scouting: 0.7 },
  normal: { worstPosition: 18, patienceDays: 28, wages: 1, harmfulEvents: 1, scouting: 1 },
  hard: { worstPosition: 16, patienceDays: 14, wages: 1.3, harmfulEvents: 2, scouting: 1.5 },
}

/** A change of the difficulty, which applies from its season on. */
export interface DifficultyRaise {
  from: Difficulty
  season: number
}

interface DifficultyState {
  readonly difficulty: Difficulty
  readonly difficultyRaises: readonly Readonly<DifficultyRaise>[]
}

export function figuresOf({ difficulty }: Pick<DifficultyState, 'difficulty'>): Readonly<DifficultyFigures> {
  return DIFFICULTY_FIGURES[difficulty]
}

/** Difficulty at the end of a season, or now in the running one. */
export function difficultyIn({ difficulty, difficultyRaises }: DifficultyState, season: number): Difficulty {
  return difficultyRaises.find((raise) => raise.season > season)?.from ?? difficulty
}

/** The easiest difficulty of the career, with which it began. */
export function firstDifficulty({ difficulty, difficultyRaises }: DifficultyState): Difficulty {
  return difficultyRaises[0]?.from ?? difficulty
}

/** The difficulties above, the easiest first. */
export function harderThan(difficulty: Difficulty): readonly Difficulty[] {
  return DIFFICULTIES.slice(DIFFICULTIES.indexOf(difficulty) + 1)
}
