/** Raises the difficulty of a career (CAR-7). */
import { DIFFICULTY_NAMES, harderThan, type Difficulty } from '../club/difficulty.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { announce } from '../news/announce.ts'
import type { GameEvent } from '../news/gameEvent.ts'
import { done, refuse, type Outcome } from '../news/outcome.ts'

/** Reason why the difficulty cannot be raised now; null when it can. */
export function raiseHurdle({ difficulty, difficultyRaises, currentSeason, ended }: Snapshot): string | null {
  if (ended) return 'The career is over.'
  if (harderThan(difficulty).length === 0) return 'There is nothing harder than this.'
  if (difficultyRaises.at(-1)?.season === currentSeason)
    return `You’ve already raised it this season. You can raise it again from season ${currentSeason + 1}.`
  return null
}

export function raiseDifficulty(state: GameState, difficulty: Difficulty): Outcome {
  const { difficulty: from, currentSeason: season } = state
  const hurdle = raiseHurdle(state)
  if (hurdle !== null) return refuse(hurdle)
  if (!harderThan(from).includes(difficulty))
    return refuse(`You can only go up from ${DIFFICULTY_NAMES[from]}, not down.`)
  state.difficulty = difficulty
  state.difficultyRaises.push({ from, season })
  const event: GameEvent<'difficulty-raised'> = { kind: 'difficulty-raised', difficulty }
  announce(state, event)
  return done(event)
}
