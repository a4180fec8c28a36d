import type { Position } from '../simulation/people/position.ts'

export const SHORT_POSITIONS: Record<Position, string> = {
  Goalkeeper: 'GK',
  Defender: 'DEF',
  Midfielder: 'MID',
  Forward: 'FWD',
}

/** Sort order of positions, from the own goal forwards. */
export const POSITION_ORDER: readonly string[] = Object.keys(SHORT_POSITIONS)
