import type { ClubId } from '../core/ids.ts'
import type { RivalryReason } from './rivalryReasons.ts'

/** A match against a rival, from the own club's side. */
export interface Meeting {
  season: number
  week: number
  isHome: boolean
  goalsFor: number
  goalsAgainst: number
}

/** Totals of all meetings with a rival, and what they have grown into. */
export interface HeadToHead {
  club: ClubId
  wins: number
  draws: number
  losses: number
  goalsFor: number
  goalsAgainst: number
  /** Consecutive latest meetings that the own club did not win. */
  winless: number
  /** The last five, newest first. */
  latest: Meeting[]
  /** The first of the widest wins. */
  biggestWin: Meeting | null
  /** The first of the widest defeats. */
  biggestDefeat: Meeting | null
  /** 0 for none to 100. */
  rivalry: number
  /** The latest reasons for the rivalry, newest first. */
  reasons: RivalryReason[]
}

/** A club that has not been met. */
export function noMeetings(club: ClubId): HeadToHead {
  return {
    club,
    wins: 0,
    draws: 0,
    losses: 0,
    goalsFor: 0,
    goalsAgainst: 0,
    winless: 0,
    latest: [],
    biggestWin: null,
    biggestDefeat: null,
    rivalry: 0,
    reasons: [],
  }
}
