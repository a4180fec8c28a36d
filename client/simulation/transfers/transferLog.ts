/** A player who came or went (specification, section 3). */
export interface TransferLog {
  playerName: string
  /** Pounds. */
  fee: number
  /** Pounds per week. */
  wage: number
  /** Game day. */
  day: number
}
