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
  /** Helps the club up the ladder of strengths. */
  training: number
  /** Lets more newcomers be youngsters of its own. */
  youth: number
}

export interface RivalMarketing {
  /** 1–5; how many supporters a campaign wins. */
  level: number
  /** Whether a campaign runs this season. */
  active: boolean
  /** 0–5; how hard it works for supporters this season. */
  effort: number
}

/** One of the nineteen computer-controlled clubs. */
export interface Competitor extends ClubIdentity {
  /** 1–5; follows results. */
  reputation: number
  /** The best first. */
  players: RivalPlayer[]
  /** Supporters; they follow reputation and campaigns, and fill its ground. */
  fanBase: number
  /** Pounds for the next summer; bounds how much better its eleven can become. */
  transferBudget: number
  /** Seats; more spectators are not let in. */
  stadiumCapacity: number
  facilities: RivalFacilities
  marketing: RivalMarketing
  tactics: Tactics
  /** Final position of the season before; at the start the position expected of it. */
  lastPosition: number
  /** Results of the running season. */
  record: LeagueRecord
}
