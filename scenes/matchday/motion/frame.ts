/** State of the drawing at one instant of a match. */
import { SLOTS } from '../../core/field.ts'
import type { Pose } from '../../paint/figurePose.ts'
import type { Gesture } from './moments.ts'
import type { Phase } from './world.ts'

/** The referee at one instant. */
export interface Referee {
  /** Metres from the left and from the top. */
  x: number
  y: number
  pose: Pose
  /** Way of looking: radians from the right, clockwise as seen. */
  facing: number
}

/** Frame of a match. Created once by `makeFrame` and reused. */
export interface Frame {
  minute: number
  /** Positions of the 22 slots, 0–1 along the pitch from the left and across it from the top. */
  x: Float32Array
  y: Float32Array
  /** Index into `people` for each slot; −1 for an empty one. */
  who: Int8Array
  /** Metres per second of each slot. */
  speed: Float32Array
  /** Way that each slot looks: radians from the right, clockwise as seen. */
  facing: Float32Array
  ballX: number
  ballY: number
  /** Metres above the ground. */
  ballHeight: number
  /** Metres per second over the ground, and turns per second. */
  ballSpeed: number
  ballSpin: number
  referee: Referee
  /** Seconds at full pace since kick-off, as in `moments`, `gestures` and `stoppages`. */
  second: number
  /** Gestures that are going on. */
  gestures: Gesture[]
  /** Slot (0–21) of the player on the ball; −1 for none. */
  holder: number
  /** Slot of the player whose name is shown: on the ball, or next to have it; −1 for none. */
  named: number
  homeGoals: number
  awayGoals: number
  phase: Phase
  /** Number of events of the report so far. */
  eventCount: number
  /** Seconds at full pace since the last event. */
  sinceEvent: number
  /** Kicks of a shoot-out so far, and seconds at full pace since the last. */
  kickCount: number
  sinceKick: number
  /** −1 all away to 1 all home. */
  momentum: number
  /** True when the home side attacks to the right. */
  homeAttacksRight: boolean
}

export function makeFrame(): Frame {
  return {
    minute: 0,
    x: new Float32Array(SLOTS),
    y: new Float32Array(SLOTS),
    who: new Int8Array(SLOTS).fill(-1),
    speed: new Float32Array(SLOTS),
    facing: new Float32Array(SLOTS),
    ballX: 0.5,
    ballY: 0.5,
    ballHeight: 0,
    ballSpeed: 0,
    ballSpin: 0,
    referee: { x: 0, y: 0, pose: 'stand', facing: 0 },
    second: 0,
    gestures: [],
    holder: -1,
    named: -1,
    homeGoals: 0,
    awayGoals: 0,
    phase: 'kick-off',
    eventCount: 0,
    sinceEvent: 0,
    kickCount: 0,
    sinceKick: 0,
    momentum: 0,
    homeAttacksRight: true,
  }
}
