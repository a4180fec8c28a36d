/** Chances as they are drawn, for replays and highlights, and gestures of the players, for the drawing. */
import type { Pattern } from '../../../client/simulation/match/attack.ts'
import type { Spot } from './world.ts'

/** Flight of the last pass before a shot. */
export interface LastPass {
  /** Seconds at full pace at which it leaves, and at which it reaches the shooter. */
  second: number
  arrives: number
  /** Start and end of the pass, in metres. */
  from: Spot
  to: Spot
}

/** Shot or lost attack as drawn, in seconds at full pace. */
export interface Moment {
  /** Index of the report's event. */
  event: number
  pattern: Pattern
  /** Seconds of its build-up's start and of its end; a goal's end is that of the scorer's run to the corner. */
  from: number
  to: number
  /** Slot of the shooter, and of the player of the last pass; −1 without one. */
  shooter: number
  passer: number
  /** Last pass to the shooter; null where they had none. */
  pass: LastPass | null
  /** Second of the shot; null for an attack that ended before one. */
  shotAt: number | null
}

/** Kick of a shoot-out as drawn, in seconds at full pace. */
export interface KickMoment {
  /** Slot of the taker. */
  taker: number
  /** Seconds at which the taker sets off, strikes the ball, and at which its end is seen. */
  from: number
  struckAt: number
  endedAt: number
  /** Fractional minute of the clock at its end. */
  instant: number
}

/**
 * - `dive`: the goalkeeper throws themselves at the ball, to (x, y) at `height`
 * - `catch`, `parry`: hands on the ball at (x, y)
 * - `kick-out`, `throw-in`: the goalkeeper kicks from the hands, or a player throws the ball in, towards (x, y)
 * - `header`, `tackle`, `block`: at the ball in (x, y)
 * - `celebrate`: arms up
 * - `lie`: an injured player on the ground
 * - `despair`, `sink`: hands on the head, or on the knees, after a kick of a shoot-out
 * - `yellow-card`, `red-card`: shown to the player at (x, y)
 * - `flag`: the assistant's, at (x, y) on the touchline; its slot is −1
 */
export type GestureKind =
  | 'dive'
  | 'catch'
  | 'parry'
  | 'kick-out'
  | 'throw-in'
  | 'header'
  | 'tackle'
  | 'block'
  | 'celebrate'
  | 'lie'
  | 'despair'
  | 'sink'
  | 'yellow-card'
  | 'red-card'
  | 'flag'

export interface Gesture {
  kind: GestureKind
  /** Slot of the player; −1 for the assistant. */
  slot: number
  /** Seconds at full pace. */
  from: number
  to: number
  /** Metres from the left, from the top, and above the ground. */
  x: number
  y: number
  height: number
}
