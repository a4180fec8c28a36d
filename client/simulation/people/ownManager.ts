/** The manager of the own club, who is the player. */
import type { CompetitionId } from '../core/tie.ts'
import type { PlayerId } from './player.ts'

/** Characters of a manager's name. */
export const MANAGER_NAME_LENGTH = 40

/** Reputation of an unknown manager, towards which a name also fades. */
export const UNKNOWN_MANAGER = 2

/** Seeds of faces: whole numbers below this one. */
export const FACES = 1_000_000

/** Reason for a change of the reputation at a season's end, or since. */
export type ReputationCause =
  /** `expected`: the place that the paper had predicted. */
  | { kind: 'place'; expected: number; position: number }
  | { kind: 'title' | 'promotion' }
  /** A competition besides the league was won. */
  | { kind: 'trophy'; competition: CompetitionId }
  /** `players`: those of the own academy who played enough. */
  | { kind: 'youngsters'; players: number }
  | { kind: 'money-kept' | 'debts' | 'time' }
  /** The job was lost. */
  | { kind: 'sacked' | 'bankrupt' }

export interface ReputationMove {
  /** Stars, in hundredths; not 0. */
  change: number
  cause: ReputationCause
}

/** A player whom the manager has signed, with their figures for the club. */
export interface Signing {
  id: PlayerId
  name: string
  season: number
  /** Pounds. */
  fee: number
  matches: number
  goals: number
}

export interface OwnManager {
  name: string
  /** Seed of the face. */
  face: number
  /** 1–5, in hundredths. */
  reputation: number
  /** Changes of the reputation at the end of the last season and since; empty before the first. */
  moves: ReputationMove[]
  /** The best signings of the career, the best first; at most ten. */
  signings: Signing[]
}
