/** Own players on loan at other clubs, and players borrowed from them (LOA-1 to LOA-15). */
import type { ClubId } from '../core/ids.ts'
import type { Player, PlayerId } from './player.ts'
import type { Position } from './position.ts'

/** Standing of a player in the club that takes them, the highest first. */
export const LOAN_ROLES = ['starter', 'rotation', 'cover'] as const
export type LoanRole = (typeof LOAN_ROLES)[number]

interface RoleTerms {
  name: string
  /** Stars by which the club's level exceeds the player's quality: above `from`, up to `to`. */
  above: { from: number; to: number }
  /** Share of the matches for which they are fit that they play abroad. */
  plays: number
  /** Share of all matches that they play in the country, if only as a substitute: measured over a season. */
  joins: number
  /** Share of the wage that the club pays. */
  pays: number
}

export const LOAN_TERMS: Readonly<Record<LoanRole, RoleTerms>> = {
  starter: { name: 'First choice', above: { from: -0.6, to: 0 }, plays: 0.85, joins: 0.9, pays: 0.4 },
  rotation: { name: 'Rotation', above: { from: 0, to: 0.3 }, plays: 0.55, joins: 0.8, pays: 0.6 },
  cover: { name: 'Cover', above: { from: 0.3, to: 0.6 }, plays: 0.25, joins: 0.45, pays: 0.8 },
}

/**
 * Growth of a week with a match on loan, and of one without, as factors on that of the own reserves: fitted so that a
 * first choice of two stars who may reach four becomes 0.15 stars better in a season than among them (LOA-12).
 */
export const LOAN_GROWTH = { played: 2.5, idle: 0.7 }

/** Most players on loan at once, and the match week after which nobody is lent any more. */
export const MAX_LOANS = 4
export const LAST_LOAN_WEEK = 21
/** Players of each position who stay at least, and of all: an eleven and three more. */
export const MIN_STAYING: Record<Position, number> = {
  Goalkeeper: 2,
  Defender: 5,
  Midfielder: 5,
  Forward: 2,
}
export const MIN_SQUAD = 14

/** A loan until the season's end. */
export interface Loan {
  /**
   * Contract, wage and figures for the own club. At a club of the country the player is in its squad as well, and that
   * entry says how they are now; abroad they are in no squad.
   */
  player: Player
  /** Name of the other club. */
  club: string
  role: LoanRole
  /** Quality on the day of the loan, 1–5. */
  qualityBefore: number
  /** Matches and goals for the other club; in the country as of the start of the week. */
  matches: number
  goals: number
  /** Null for a club abroad. */
  clubId: ClubId | null
}

/** Most players borrowed at once, and the oldest whom clubs lend, in years. */
export const MAX_BORROWED = 3
export const OLDEST_BORROWED = 23
/**
 * Fee for a season as a share of the asking price, within the 12 to 15% that clubs ask: an expert who always borrows
 * three wins as many points as one who never does (the borrower of `npm run balance`).
 */
export const BORROWING_SHARE = 0.15

/** A player of the squad who belongs to another club, to which they go back at the season's end. */
export interface Borrowed {
  playerId: PlayerId
  /** Name of the other club. */
  club: string
  /** Null for a club abroad. */
  clubId: ClubId | null
}

/** The loan of a borrowed player; undefined for own players. */
export function borrowedOf<Loan extends { readonly playerId: PlayerId }>(
  { borrowed }: { readonly borrowed: readonly Loan[] },
  id: PlayerId,
): Loan | undefined {
  return borrowed.find(({ playerId }) => playerId === id)
}

/** True for an own player who is on loan at another club. */
export function isLent(
  { loans }: { readonly loans: readonly { readonly player: { readonly id: PlayerId } }[] },
  id: PlayerId,
): boolean {
  return loans.some(({ player }) => player.id === id)
}

/** Pounds per week that the own club still pays. */
export function ownWageShare(wage: number, role: LoanRole): number {
  return Math.round(wage * (1 - LOAN_TERMS[role].pays))
}
