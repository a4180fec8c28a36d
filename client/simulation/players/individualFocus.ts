/** Individual focuses of the own players: choosing them, and what a week of work brings (TRN-9 to TRN-11). */
import {
  goalsOf,
  INDIVIDUAL_GROWTH,
  MAX_INDIVIDUAL,
  weeklyShare,
  type IndividualGoal,
} from '../club/individualTraining.ts'
import { done, refuse, type Outcome } from '../news/outcome.ts'
import type { Player, PlayerId } from '../people/player.ts'
import { staffSkill } from '../people/staffSkill.ts'
import type { GameState, Snapshot } from '../gameState.ts'

/** Sums of shares fall short of 1 by so little. */
export const ROUNDING = 1e-9

/** Chooses the goal of a player, or with null none. What was done for another goal is lost. */
export function setIndividualFocus(state: GameState, id: PlayerId, goal: IndividualGoal | null): Outcome {
  const player = state.players.find((one) => one.id === id)
  if (!player) return refuse('Player not found!')
  const others = individualFocuses(state).filter((focus) => focus.id !== id)
  if (goal === null) {
    state.training.individual = others
    return done({ kind: 'individual-focus-set', id, goal })
  }
  if (!goalsOf(player).some(({ kind, trait }) => kind === goal.kind && trait === goal.trait)) {
    return refuse(`${player.name} can’t work on that.`)
  }
  if (others.length >= MAX_INDIVIDUAL) {
    return refuse(
      `${MAX_INDIVIDUAL} players already have an individual focus, the most allowed. End one first.`,
    )
  }
  state.training.individual = [...others, { id, ...goal, progress: 0 }]
  return done({ kind: 'individual-focus-set', id, goal })
}

/** Focuses of those who are still at the club. */
export function individualFocuses({ training, players }: Snapshot) {
  return training.individual.filter(({ id }) => players.some((player) => player.id === id))
}

/** Factor of an individual focus on a player's growth. */
export function growthBesideFocus({ training }: Snapshot, { id }: Pick<Player, 'id'>): number {
  return training.individual.some((focus) => focus.id === id) ? INDIVIDUAL_GROWTH : 1
}

/** Share of the goal that a week brings to a player. */
export function shareOfWeek(
  state: Snapshot,
  { type, age }: Pick<Player, 'type' | 'age'>,
  { kind }: IndividualGoal,
): number {
  const coach = staffSkill(state, type === 'Goalkeeper' ? 'Goalkeeper Coach' : 'Head Coach')
  return weeklyShare(kind, age, coach)
}

/** Weeks of training that the rest of a goal takes. */
export function weeksLeft(
  state: Snapshot,
  player: Pick<Player, 'type' | 'age'>,
  focus: IndividualGoal & { progress: number },
): number {
  return Math.ceil((1 - focus.progress) / shareOfWeek(state, player, focus) - ROUNDING)
}
