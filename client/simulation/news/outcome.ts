import type { GameEvent, NewsEvent } from './gameEvent.ts'

/** Result of a command: the event it caused, or the reason for its refusal. */
export type Outcome = { done: true; event: GameEvent } | Refusal

export interface Refusal {
  done: false
  /** The message for the player. */
  reason: string
  /** If set, the refusal is also kept among the notifications. */
  notice?: NewsEvent
}

export function done(event: GameEvent): Outcome {
  return { done: true, event }
}

/** Refuses a command. The command must not have changed the state. */
export function refuse(reason: string, notice?: NewsEvent): Refusal {
  return notice === undefined ? { done: false, reason } : { done: false, reason, notice }
}

/** Shown by dialogs and cards in place of a player who no longer exists. */
export const NO_PLAYER_DATA = 'Error loading player data.'

/** Refusals for an unknown id, used by commands and dialogs. */
export const PLAYER_NOT_FOUND = 'Player not found!'
export const STAFF_NOT_FOUND = 'Staff not found.'
export const CAMPAIGN_NOT_FOUND = 'Error: Campaign not found.'
