import type { ClubId } from './club.ts'

/**
 * A fact of a match week of the running season that fixtures and tables do not show. Kept for the
 * paper until the season ends.
 */
export type PressNote =
  /** All clubs in the order in which the paper expects them, champions first. */
  | { kind: 'prediction'; week: 0; order: readonly ClubId[] }
  /** A player scored three goals or more in one match. */
  | { kind: 'hat-trick'; week: number; player: string; club: ClubId; opponent: ClubId; goals: number }
  /** A signing of this season played for the own club for the first time. */
  | { kind: 'debut'; week: number; player: string; age: number; opponent: ClubId; goals: number }
  /** A player leads the league's list of scorers alone. */
  | { kind: 'top-scorer'; week: number; player: string; club: ClubId; goals: number }

/** Upper bound of the notes of a season: far above what 380 matches bring. */
export const PRESS_NOTES_KEPT = 400
