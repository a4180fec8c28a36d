/** Course of a kick of a shoot-out: where the ball goes, what the goalkeeper does, and where the ball ends up. */
import type { KickOutcome } from '../../../../client/simulation/match/matchReport.ts'
import { CENTRE_Y, FIELD } from '../../../core/field.ts'
import type { Spot } from '../../motion/world.ts'

export interface KickTarget extends Spot {
  height: number
}

interface KickCourse {
  /** End of the ball's flight: in the net, at the goalkeeper, on the frame of the goal, or past it. */
  target: KickTarget
  /** Point that the goalkeeper goes for; null for one who stays on their feet. */
  dive: KickTarget | null
  /** End of the ball's way after that; null for a ball that stays where it is. */
  rebound: KickTarget | null
}

/** Goal that all kicks go to: 1 on the right, −1 on the left. */
export type GoalEnd = 1 | -1

/** Metres from the left of the goal line of an end. */
export function goalLine(end: GoalEnd): number {
  return end > 0 ? FIELD.length : 0
}

/** Place of the ball before a kick. */
export function kickSpot(end: GoalEnd): Spot {
  return { x: goalLine(end) - end * FIELD.penaltySpot, y: CENTRE_Y }
}

/** Metres from the goal line at which the goalkeeper waits, who stands as near to it as players come. */
export const ON_LINE = 1
const POST = FIELD.goalWidth / 2
/** Metres behind the line of a ball in the net, and of one that has gone past the goal. */
const IN_NET = 1.3
const BEHIND = 2.6
/** Metres behind the line at which a ball over the bar comes down, and one past the post stays. */
const INTO_STAND = 8
const AT_BOARDS = 3.6
/** Shares of the kicks down the middle, and of the goalkeepers who choose the wrong corner and none. */
const MIDDLE = 0.08
const WRONG_WAY = 0.55
const STAYING = 0.1
/** Shares of the misses over the bar, of the hits on the bar, and of the saves that are held. */
const OVER = 0.6
const BAR = 0.3
const HELD = 0.35
/** Height and metres aside of a goalkeeper's dive in vain. */
const IN_VAIN = { height: 0.6, aside: 1.9 }

/** Course of a kick with an outcome; `luck` is a number in [0, 1) by a key. */
export function planKick(outcome: KickOutcome, end: GoalEnd, luck: (key: number) => number): KickCourse {
  const side = luck(1) < 0.5 ? -1 : 1
  const at = (behind: number, aside: number, height: number): KickTarget => ({
    x: goalLine(end) + end * behind,
    y: CENTRE_Y + aside,
    height,
  })
  const vain = (way: number) => at(-ON_LINE, way * IN_VAIN.aside, IN_VAIN.height)
  switch (outcome) {
    case 'goal': {
      if (luck(2) < MIDDLE) return { target: at(IN_NET, 0.3 * side, 1.1), dive: vain(side), rebound: null }
      const target = at(IN_NET, side * (1.9 + 1.2 * luck(3)), 0.2 + 1.6 * luck(4) * luck(5))
      const way = luck(6)
      const dive = way < WRONG_WAY ? vain(-side) : way < WRONG_WAY + STAYING ? null : vain(side)
      return { target, dive, rebound: null }
    }
    case 'save': {
      const target = at(-0.6, side * (1.3 + 0.8 * luck(3)), 0.25 + 0.8 * luck(4))
      const wide = at(-(3 + 3 * luck(7)), side * (6 + 3 * luck(8)), 0)
      return { target, dive: target, rebound: luck(9) < HELD ? null : wide }
    }
    case 'post': {
      const isBar = luck(2) < BAR
      const target = isBar
        ? at(0, side * 2.4 * luck(3), FIELD.goalHeight)
        : at(0, side * POST, 0.2 + 1.3 * luck(4))
      const rebound = at(-(5 + 4 * luck(7)), side * (isBar ? 2 + 3 * luck(8) : 4 + 4 * luck(8)), 0)
      return { target, dive: vain(luck(6) < WRONG_WAY ? -side : side), rebound }
    }
    case 'miss': {
      // The ball crosses the line wide of the post or over the bar, on a straight way from the spot.
      const on = (FIELD.penaltySpot + BEHIND) / FIELD.penaltySpot
      const isOver = luck(2) < OVER
      const aside = isOver ? 2.8 * luck(3) : POST + 0.5 + 1.1 * luck(3)
      const height = isOver ? FIELD.goalHeight + 0.5 + 1.3 * luck(4) : 0.3 + 1.2 * luck(4)
      const target = at(BEHIND, side * aside * on, height * on)
      const rebound = at(
        isOver ? INTO_STAND : AT_BOARDS,
        side * aside * (isOver ? 1.6 : 1.3),
        isOver ? 1.6 : 0,
      )
      return { target, dive: vain(luck(6) < WRONG_WAY ? -side : side), rebound }
    }
  }
}
