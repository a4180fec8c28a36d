import type { Position } from '../../simulation/core/player.ts'

export const SHORT_POSITIONS: Record<Position, string> = {
  Goalkeeper: 'GK',
  Defender: 'DEF',
  Midfielder: 'MID',
  Forward: 'FWD',
}

/** From the own goal forwards: the order in which positions sort. */
export const POSITION_ORDER: readonly string[] = Object.keys(SHORT_POSITIONS)
