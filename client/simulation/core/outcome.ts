import type { GameEvent } from './gameEvent.ts'
import type { NotificationType } from './notification.ts'

/** Result of a command: what has happened, or why nothing has. */
export type Outcome = { done: true; event: GameEvent } | Refusal

export interface Refusal {
  done: false
  /** The message for the player. */
  reason: string
  /** The refusal is also news of this type for the side panel. */
  notice?: NotificationType
}

export function done(event: GameEvent): Outcome {
  return { done: true, event }
}

/** Refuses a command, which must not have changed anything. */
export function refuse(reason: string, notice?: NotificationType): Refusal {
  return notice === undefined ? { done: false, reason } : { done: false, reason, notice }
}
