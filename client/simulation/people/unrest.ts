/** Memory of own players of matches, promises and answers, and their contentment (UNR-1 to UNR-15). */
import { boolean, integer, ofKind } from '../core/checks.ts'
import { money, name } from '../core/figures.ts'
import type { Status } from './contract.ts'
import type { PlayerId } from './player.ts'

/** From content to a request to leave. */
export const UNREST_STAGES = ['content', 'unhappy', 'leaving'] as const
export type UnrestStage = (typeof UNREST_STAGES)[number]

/** Reason why a player is unhappy, as facts. */
export type UnrestCause =
  /** Fewer matches than the status of the contract promises. */
  | { kind: 'matches' }
  /** A broken promise: `starts` in `of` matches, with `needed` promised. */
  | { kind: 'promise'; starts: number; of: number; needed: number }
  /** The bid of a better club was refused, or has lapsed. `fee`: pounds. */
  | { kind: 'bid'; club: string; fee: number; hasLapsed: boolean }
  /** The manager has put them up for bids. */
  | { kind: 'listed' }

/** A promise to start in `needed` of the next `PROMISED_MATCHES` own matches for which the player is fit. */
export interface MatchPromise {
  needed: number
  /** Matches since, and starts among them. */
  matches: number
  starts: number
}

/** Memory and wishes of an own player. */
export interface Unrest {
  playerId: PlayerId
  /** The latest own matches for which they were fit, oldest first: started (S), came on (C) or left out (L). */
  recent: string
  stage: UnrestStage
  /** Null for a content player. */
  cause: UnrestCause | null
  /** Day on which the stage began. */
  since: number
  /** Last day for an answer to their message; 0 when none waits. */
  answerBy: number
  promise: MatchPromise | null
  /** First day on which they complain again; 0 for any day. */
  calmUntil: number
  /** First day on which they believe a promise again; 0 for any day. */
  distrustUntil: number
  /** Season in which they were last asked for patience; 0 for none. */
  patienceSeason: number
  /** Day on which the next club bids for a player who wants to leave; 0 for none. */
  bidDay: number
}

/** Own matches that a player remembers, and the least from which they judge. */
export const MATCHES_REMEMBERED = 10
export const MATCHES_TO_JUDGE = 8

/** Share of these matches that a status promises; coming on counts half. */
export const PROMISED_SHARE: Record<Status, number> = {
  key: 0.65,
  regular: 0.45,
  rotation: 0.15,
  prospect: 0,
}

/** Matches of a promise, and the starts among them by the status of the contract. */
export const PROMISED_MATCHES = 8
export const PROMISED_STARTS: Record<Status, number> = { key: 6, regular: 5, rotation: 3, prospect: 3 }

/** Days for an answer, the day of the message among them: two match weeks. */
export const ANSWER_DAYS = 14

const matches = integer(0, PROMISED_MATCHES)

export const unrestCause = ofKind<UnrestCause>({
  matches: {},
  promise: { starts: matches, of: matches, needed: matches },
  bid: { club: name, fee: money, hasLapsed: boolean },
  listed: {},
})

export const UNREST_ANSWERS = ['promise', 'patience', 'raise', 'list', 'refuse'] as const
export type UnrestAnswer = (typeof UNREST_ANSWERS)[number]

/** Unrest of somebody who has just come. */
export function noUnrest(playerId: PlayerId): Unrest {
  return {
    playerId,
    recent: '',
    stage: 'content',
    cause: null,
    since: 0,
    answerBy: 0,
    promise: null,
    calmUntil: 0,
    distrustUntil: 0,
    patienceSeason: 0,
    bidDay: 0,
  }
}

/** Playing time in the matches that a player remembers. */
export function playingTime({ recent }: Pick<Unrest, 'recent'>) {
  let starts = 0
  let cameOn = 0
  for (const letter of recent) {
    if (letter === 'S') starts += 1
    else if (letter === 'C') cameOn += 1
  }
  return { matches: recent.length, starts, cameOn }
}
