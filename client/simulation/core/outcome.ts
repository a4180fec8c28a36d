import type { NotificationType } from './notification.ts'

/**
 * What a command answers: it was done, or it was refused and nothing has changed. With a `notice`
 * the refusal is also news of that kind for the side panel.
 */
export type Outcome = { done: true } | { done: false; reason: string; notice?: NotificationType }

export const DONE: Outcome = { done: true }

/** `reason` is the message for the player, in the words of the specification. */
export function refuse(reason: string, notice?: NotificationType): Outcome {
  return notice === undefined ? { done: false, reason } : { done: false, reason, notice }
}
