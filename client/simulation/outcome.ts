/** What a command answers: it was done, or it was refused and nothing has changed. */
export type Outcome = { done: true } | { done: false; reason: string }

export const DONE: Outcome = { done: true }

/** `reason` is the message for the player, in the words of the specification. */
export function refuse(reason: string): Outcome {
  return { done: false, reason }
}
