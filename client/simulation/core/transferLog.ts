/** A completed transfer (TRA-16). */
export interface TransferLog {
  playerName: string
  /** Pounds. */
  fee: number
  /** Pounds per week. */
  wage: number
  /** Game day. */
  day: number
}
