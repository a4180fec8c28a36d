/** A week of work on individual focuses, and the goals reached (TRN-9, TRN-10). */
import { announce } from '../news/announce.ts'
import { reachGoal } from '../club/individualTraining.ts'
import type { GameState } from '../gameState.ts'
import { keepTraits } from '../history/keptMatches.ts'
import { individualFocuses, ROUNDING, shareOfWeek } from '../players/individualFocus.ts'

/** Applies a week of individual training, in which the injured do nothing, and announces who has reached their goal. */
export function trainIndividually(state: GameState): void {
  state.training.individual = individualFocuses(state).flatMap((focus) => {
    const player = state.players.find(({ id }) => id === focus.id)
    if (!player || player.injured) return [focus]
    const progress = focus.progress + shareOfWeek(state, player, focus)
    if (progress < 1 - ROUNDING) return [{ ...focus, progress }]
    keepTraits(state, player)
    Object.assign(player, reachGoal(player, focus))
    announce(state, {
      kind: 'goal-reached',
      name: player.name,
      goal: { kind: focus.kind, trait: focus.trait },
    })
    return []
  })
}
