/** Meetings of the own club with each rival. Careers keep matches and reasons packed, of every club ever met. */
import { readDigits, writeDigits } from '../core/digits.ts'
import type { ClubId } from '../core/ids.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { RIVALRY_CAUSES, type RivalryReason } from './rivalryReasons.ts'

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

/** Totals as they are kept, with the matches and reasons packed; an empty text for none. */
export interface KeptHeadToHead extends Omit<
  HeadToHead,
  'latest' | 'biggestWin' | 'biggestDefeat' | 'reasons'
> {
  latest: string
  biggestWin: string
  biggestDefeat: string
  reasons: string
}

/** Digits of a packed meeting, and of a packed reason. */
const LENGTH = 6

export function packHeadToHead(met: DeepReadonly<HeadToHead>): KeptHeadToHead {
  const { latest, biggestWin, biggestDefeat, reasons } = met
  return {
    ...met,
    latest: latest.map(packMeeting).join(''),
    biggestWin: biggestWin ? packMeeting(biggestWin) : '',
    biggestDefeat: biggestDefeat ? packMeeting(biggestDefeat) : '',
    reasons: reasons.map(packReason).join(''),
  }
}

export function unpackHeadToHead(kept: Readonly<KeptHeadToHead>): HeadToHead {
  const { latest, biggestWin, biggestDefeat, reasons } = kept
  return {
    ...kept,
    latest: startsIn(latest).map((at) => meetingAt(latest, at)),
    biggestWin: biggestWin ? meetingAt(biggestWin, 0) : null,
    biggestDefeat: biggestDefeat ? meetingAt(biggestDefeat, 0) : null,
    reasons: startsIn(reasons).map((at) => reasonAt(reasons, at)),
  }
}

/** True for a text of at most so many whole meetings. */
export function arePackedMeetings(text: string, most: number): boolean {
  return text.length % LENGTH === 0 && text.length <= most * LENGTH
}

/** True for a text of at most so many whole reasons. */
export function arePackedReasons(text: string, most: number): boolean {
  const isKnown = (at: number) => RIVALRY_CAUSES[readDigits(text, at, 1)] !== undefined
  return arePackedMeetings(text, most) && startsIn(text).every(isKnown)
}

function startsIn(text: string): number[] {
  return Array.from({ length: text.length / LENGTH }, (_, i) => i * LENGTH)
}

function packMeeting({ season, week, isHome, goalsFor, goalsAgainst }: Readonly<Meeting>): string {
  const rest = [week, isHome ? 1 : 0, goalsFor, goalsAgainst]
  return writeDigits(season, 2) + rest.map((number) => writeDigits(number, 1)).join('')
}

function meetingAt(text: string, at: number): Meeting {
  return {
    season: readDigits(text, at, 2),
    week: readDigits(text, at + 2, 1),
    isHome: readDigits(text, at + 3, 1) === 1,
    goalsFor: readDigits(text, at + 4, 1),
    goalsAgainst: readDigits(text, at + 5, 1),
  }
}

function packReason({ cause, season, week, gap }: Readonly<RivalryReason>): string {
  const number = RIVALRY_CAUSES.indexOf(cause)
  return writeDigits(number, 1) + writeDigits(season, 2) + writeDigits(week, 1) + writeDigits(gap, 2)
}

function reasonAt(text: string, at: number): RivalryReason {
  return {
    cause: RIVALRY_CAUSES[readDigits(text, at, 1)] ?? 'close-finish',
    season: readDigits(text, at + 1, 2),
    week: readDigits(text, at + 3, 1),
    gap: readDigits(text, at + 4, 2),
  }
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
