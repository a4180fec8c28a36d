/** Place, body part and worth of shots by the pattern of their attack, and the result of those not scored. */
import type { Random } from '../core/rng.ts'
import { inOrder, patternIndex, type Body, type Pattern, type PatternIndex } from './attack.ts'

/** Place and worth of a shot. */
export interface Shot {
  body: Body
  /** Metres from the goal line, in tenths. */
  x: number
  /** Metres from the middle of the goal, in tenths. */
  y: number
  /** Share of such shots that are scored, before the strength of the sides. */
  worth: number
}

/** Results of a shot that is not scored. */
export type MissedShot = 'saved' | 'blocked' | 'off' | 'post'

/** Area of shots: metres from the goal line, and to either side of the middle of the goal. */
interface Area {
  near: number
  far: number
  width: number
}

interface Shape {
  foot: Area
  /** Area of headers; null where there are none. */
  head: Area | null
  /** Shares of shots with the head and with another part of the body. */
  headShare: number
  otherShare: number
  /** Factor on the worth of the place: time on the ball, and who is in the way. */
  ease: number
}

const area = (near: number, far: number, width: number): Area => ({ near, far, width })

/** Fitted to shares and conversion of shots by distance in five leagues. */
const SHAPE: Record<Pattern, Shape> = {
  'open-play': { foot: area(4, 27, 15), head: null, headShare: 0, otherShare: 0.01, ease: 0.95 },
  'through-ball': { foot: area(4, 20, 11), head: null, headShare: 0, otherShare: 0.01, ease: 1.4 },
  cutback: { foot: area(4, 16, 9), head: null, headShare: 0, otherShare: 0.01, ease: 1.25 },
  cross: { foot: area(2, 18, 9), head: area(2, 14, 8), headShare: 0.49, otherShare: 0.03, ease: 0.95 },
  solo: { foot: area(5, 27, 14), head: null, headShare: 0, otherShare: 0, ease: 0.9 },
  counter: { foot: area(4, 25, 13), head: null, headShare: 0, otherShare: 0.01, ease: 1.3 },
  press: { foot: area(5, 27, 13), head: null, headShare: 0, otherShare: 0.01, ease: 1.2 },
  'long-shot': { foot: area(17, 33, 15), head: null, headShare: 0, otherShare: 0, ease: 1 },
  corner: { foot: area(2, 24, 11), head: area(2, 13, 8), headShare: 0.48, otherShare: 0.04, ease: 0.8 },
  'free-kick': { foot: area(3, 24, 11), head: area(3, 14, 9), headShare: 0.5, otherShare: 0.03, ease: 0.85 },
  'direct-free-kick': { foot: area(18, 29, 14), head: null, headShare: 0, otherShare: 0, ease: 1.6 },
  penalty: { foot: area(11, 11, 0), head: null, headShare: 0, otherShare: 0, ease: 0 },
  rebound: { foot: area(1, 14, 8), head: area(2, 9, 5), headShare: 0.12, otherShare: 0.05, ease: 1.1 },
  error: { foot: area(6, 24, 11), head: null, headShare: 0, otherShare: 0, ease: 2 },
}
const SHAPES = inOrder(SHAPE)
const PENALTY = patternIndex('penalty')
const DIRECT_FREE_KICK = patternIndex('direct-free-kick')

/** Share of shots with the foot that are scored, by metres to the middle of the goal. */
const SCORED_FROM = [
  0.8, 0.78, 0.74, 0.68, 0.6, 0.49, 0.37, 0.285, 0.225, 0.19, 0.165, 0.147, 0.132, 0.118, 0.105, 0.092, 0.08,
  0.068, 0.057, 0.048, 0.043, 0.038, 0.034, 0.031, 0.028, 0.025, 0.023, 0.021, 0.02, 0.019, 0.018, 0.018,
  0.017, 0.016, 0.015, 0.014,
]
const HEADER_WORTH = 0.62
const OTHER_WORTH = 0.8
/** Share of the worth that is left for a shot from the goal line itself; the rest depends on the angle. */
const NO_ANGLE = 0.35
/** Range of the factor for pressure and the run of the ball. */
const PRESSURE = { low: 0.35, high: 1.65 }

/** Share of penalties that are scored, and of budgets that come from penalties (MAT-20). */
export const PENALTY_WORTH = 0.78

/** Metres from which no shot is a big chance, and its maximum probability. */
const FAR_OUT = 20
const MAX_FROM_FAR = 0.27
export const MOST = 0.92

/** Draws place and body part of a shot. */
export function drawShot(pattern: PatternIndex, random: Random): Shot {
  if (pattern === PENALTY) return { body: 'foot', x: 11, y: 0, worth: PENALTY_WORTH }
  const shape = SHAPES[pattern] ?? SHAPE['open-play']
  const part = random.next()
  const isHeader = shape.head !== null && part < shape.headShare
  const body = isHeader ? 'head' : part >= 1 - shape.otherShare ? 'other' : 'foot'
  const place = isHeader && shape.head ? shape.head : shape.foot
  const along = (random.next() + random.next()) / 2
  const x = toTenth(place.near + (place.far - place.near) * along)
  const y = toTenth(place.width * (random.next() + random.next() - 1))
  const pressure = PRESSURE.low + (PRESSURE.high - PRESSURE.low) * random.next()
  const ease = body === 'head' ? HEADER_WORTH : body === 'other' ? OTHER_WORTH : 1
  return { body, x, y, worth: placeWorth(x, y) * ease * shape.ease * pressure }
}

/** Highest worth of a shot, in the order of `PATTERNS`. */
export const MOST_WORTH = SHAPES.map(({ foot, head, ease }) => {
  const headed = head ? placeWorth(head.near, 0) * HEADER_WORTH : 0
  return Math.max(placeWorth(foot.near, 0), headed) * ease * PRESSURE.high
})

/** Share of shots with the foot that are scored from a place. */
function placeWorth(x: number, y: number): number {
  const distance = Math.sqrt(x * x + y * y)
  const metre = Math.min(SCORED_FROM.length - 2, Math.floor(distance))
  const near = SCORED_FROM[metre] ?? 0
  const far = SCORED_FROM[metre + 1] ?? 0
  const straight = near + (far - near) * Math.min(1, distance - metre)
  return straight * (NO_ANGLE + ((1 - NO_ANGLE) * x) / Math.max(distance, 0.1))
}

/** Probability of a goal from a shot at a scale that the strength of the sides sets, 0–0.92. */
export function shotQuality({ x, y, worth }: Shot, scale: number): number {
  const isFar = x * x + y * y > FAR_OUT * FAR_OUT
  return Math.min(isFar ? MAX_FROM_FAR : MOST, worth * scale)
}

/** Results of shots not scored, in lots by place and body part. */
interface Lots {
  saved: number
  blocked: number
  off: number
  post: number
  total: number
}

const CLOSE = lotsOf(34, 24, 36, 3)
const MIDDLE = lotsOf(25, 34, 38, 2)
const FAR = lotsOf(23, 34, 42, 1.5)
const HEADED = lotsOf(27, 14, 57, 2)
const FROM_SET_PIECE = lotsOf(28, 26, 43, 3)
const FROM_SPOT = lotsOf(72, 0, 20, 8)
const CLOSE_RANGE = 10
const BOX = 16.5

/** Draws the result of a shot that is not scored. */
export function drawMiss(pattern: PatternIndex, { body, x }: Shot, random: Random): MissedShot {
  const { saved, blocked, off, total } =
    pattern === PENALTY
      ? FROM_SPOT
      : pattern === DIRECT_FREE_KICK
        ? FROM_SET_PIECE
        : body === 'head'
          ? HEADED
          : x < CLOSE_RANGE
            ? CLOSE
            : x < BOX
              ? MIDDLE
              : FAR
  let left = random.next() * total - saved
  if (left < 0) return 'saved'
  left -= blocked
  if (left < 0) return 'blocked'
  return left - off < 0 ? 'off' : 'post'
}

function lotsOf(saved: number, blocked: number, off: number, post: number): Lots {
  return { saved, blocked, off, post, total: saved + blocked + off + post }
}

function toTenth(metres: number): number {
  // Adding 0 turns −0 into 0, which JSON cannot hold.
  return Math.round(metres * 10) / 10 + 0
}
