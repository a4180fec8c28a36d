/** Difficulty of a career. Its figures are in `difficultyFigures.ts`, which the login does without. */

/** The easiest first. */
export const DIFFICULTIES = ['gentle', 'normal', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export const DIFFICULTY_NAMES: Readonly<Record<Difficulty, string>> = {
  gentle: 'Gentle',
  normal: 'Normal',
  hard: 'Hard',
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
