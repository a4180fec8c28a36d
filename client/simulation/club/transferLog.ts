/** Number of transfers kept per direction. */
export const HISTORY_KEPT = 20

/** A completed transfer (TRA-16). */
export interface TransferLog {
  playerName: string
  /** Pounds. */
  fee: number
  /** Pounds per week. */
  wage: number
  /** Game day. */
  day: number
  /** Name of the other club. */
  club: string
}
