import type { ClubId } from '../core/ids.ts'
import type { Position } from '../people/position.ts'
import type { RivalryReason } from '../club/rivalryReasons.ts'

/** Recent past of the own club and a rival before a match. */
export interface MeetingHistory {
  wins: number
  draws: number
  losses: number
  /** Consecutive latest meetings that the own club had not won. */
  winless: number
  isGreatRival: boolean
  /** Latest earlier season that both finished close together among the first or last; null for none. */
  duel: (Pick<RivalryReason, 'season' | 'gap'> & { cause: 'title-race' | 'survival' }) | null
}

/** A rival signed a player of another club of the league, in summer (week 0) or before a match week. */
export interface TransferNote {
  kind: 'transfer'
  week: number
  player: string
  type: Position
  from: ClubId
  to: ClubId
  /** Name of the player who went the other way; null for nobody. */
  exchange: string | null
}

/**
 * Fact of a match week of the running season that fixtures and tables do not contain. Kept for the
 * paper until the season ends.
 */
export type PressNote =
  /** All clubs in the order that the paper predicts, champions first. */
  | { kind: 'prediction'; week: 0; order: readonly ClubId[] }
  /** A player scored three goals or more in one match. */
  | { kind: 'hat-trick'; week: number; player: string; club: ClubId; opponent: ClubId; goals: number }
  /** A player signed this season made their debut for the own club. */
  | { kind: 'debut'; week: number; player: string; age: number; opponent: ClubId; goals: number }
  /** A player is the sole leader of the league's list of scorers. */
  | { kind: 'top-scorer'; week: number; player: string; club: ClubId; goals: number }

  /**
   * The own club met a rival with whom there is a history. Figures are those before the match, of all
   * their meetings.
   */
  | ({ kind: 'meeting'; week: number; opponent: ClubId } & MeetingHistory)

  /**
   * A club changed its manager, in summer (week 0) or after a match week. `position` is the one at that
   * time or at the end of the season before, `tipped` the predicted one.
   */
  | {
      kind: 'manager'
      week: number
      club: ClubId
      former: string
      name: string
      position: number
      tipped: number
    }
  | TransferNote

/** Upper bound of notes in a season, far more than 380 matches produce. */
export const PRESS_NOTES_KEPT = 400

/** Place in which the paper has predicted a club; null for a club of the other division, and in a season without a prediction. */
export function predictedPlace(notes: readonly Readonly<PressNote>[], club: ClubId): number | null {
  const prediction = notes.find((note) => note.kind === 'prediction')
  const place = prediction ? prediction.order.indexOf(club) + 1 : 0
  return place > 0 ? place : null
}
