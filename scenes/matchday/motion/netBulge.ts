/** Movement of a net that the ball has gone into. */
import { CENTRE_Y, FIELD } from '../../core/field.ts'
import type { Bulge } from '../../paint/paintGoal.ts'
import type { Frame } from './frame.ts'

/** Metres behind the line between which the ball is in the net; beyond them it lies behind the goal. */
const INSIDE = { from: 0.9, to: FIELD.goalDepth }
/** Metres by which the ball stretches the net at first and holds it at last. */
const STRETCH = { first: 0.75, held: 0.28 }
/** Share of the swing that is left after a second, and the swings in it. */
const SWING = { damping: 3.2, perSecond: 2.2 }
/** Seconds after which the net is at rest. */
const REST = 2.4

/** Goal line of the net that the ball is in, by the pitch's left and right end; null for neither. */
export function netOfBall({ ballX, ballY, ballHeight }: Frame): 'left' | 'right' | null {
  const behind = Math.max(-ballX, ballX - 1) * FIELD.length
  const aside = Math.abs(ballY * FIELD.width - CENTRE_Y)
  const isIn =
    behind >= INSIDE.from &&
    behind < INSIDE.to &&
    aside < FIELD.goalWidth / 2 &&
    ballHeight < FIELD.goalHeight
  if (!isIn) return null
  return ballX < 0.5 ? 'left' : 'right'
}

/** Bulge of that net, so many seconds of play after the ball has reached it. */
export function bulgeAt({ ballY, ballHeight }: Frame, seconds: number, isStill: boolean): Bulge {
  const swing = seconds > REST ? 0 : Math.exp(-SWING.damping * seconds)
  const depth = isStill
    ? STRETCH.held
    : STRETCH.held +
      (STRETCH.first - STRETCH.held) * swing * Math.cos(2 * Math.PI * SWING.perSecond * seconds)
  return { y: ballY * FIELD.width, height: ballHeight, depth }
}
