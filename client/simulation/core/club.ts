/** Clubs: who they are, and what the game knows of the nineteen others. */
import type { LeagueRecord } from './leagueRecord.ts'
import type { RivalPlayer } from './player.ts'
import type { Tactics } from './tactics.ts'

export type ClubId = string

/** The player's own club has this id in every table and fixture. */
export const OWN_CLUB: ClubId = 'own'

/** How a club presents itself. Its crest is drawn from the colours and `crestSeed`. */
export interface ClubIdentity {
  id: ClubId
  /** Full name, such as 'Northgate Athletic'. */
  name: string
  /** Name for narrow places, such as 'Northgate'. */
  shortName: string
  /** Three capital letters for the score board. */
  code: string
  /** Home shirt and its trim, as '#rrggbb'. */
  colours: [string, string]
  crestSeed: number
}

/** Levels 1–5 of what a rival has built. */
export interface RivalFacilities {
  training: number
  youth: number
}

export interface RivalMarketing {
  level: number
  active: boolean
  effort: number
}

/** One of the nineteen computer-controlled clubs. */
export interface Competitor extends ClubIdentity {
  /** 1–5; follows results. */
  reputation: number
  /** The best first. */
  players: RivalPlayer[]
  /** Supporters. */
  fanBase: number
  /** Pounds for the next summer's transfers. */
  transferBudget: number
  stadiumCapacity: number
  facilities: RivalFacilities
  marketing: RivalMarketing
  tactics: Tactics
  /** Final position of the season before; at the start the position expected of it. */
  lastPosition: number
  /** Results of the running season. */
  record: LeagueRecord
}
