/** Difficulty of the career, and how it can be raised. */
import { challengeRefusal } from '../challenge/challengeRules.ts'
import { raiseHurdle } from '../board/raiseDifficulty.ts'
import { harderThan, type Difficulty } from '../club/difficulty.ts'
import type { Snapshot } from '../gameState.ts'

interface DifficultyReport {
  difficulty: Difficulty
  /** Difficulties above it, the easiest first. */
  harder: readonly Difficulty[]
  /** Reason why it cannot be raised now; null when it can. */
  hurdle: string | null
}

export function difficultyReport(state: Snapshot): DifficultyReport {
  const { difficulty } = state
  const hurdle = challengeRefusal(state, ['raiseDifficulty']) ?? raiseHurdle(state)
  return { difficulty, harder: harderThan(difficulty), hurdle }
}
