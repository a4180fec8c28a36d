/** Geometry of the stands as one bowl around the pitch. */
import type { Camera, Point } from '../core/camera.ts'
import { FIELD } from '../core/field.ts'

/** Metres from the pitch's lines to the front row and to the advertising boards. */
export const FRONT = 10.5
export const BOARDS = 6
const ROW_DEPTH = 0.95
const ROW_RISE = 0.52
/** Rows of the lower tier, below a gangway. */
const LOWER_ROWS = 14
const GANGWAY = { depth: 2, rise: 1.8 }
const FIRST_ROW_HEIGHT = 1.1

export interface Bowl {
  rows: number
  /** Metres from the lines to a row (fractional rows allowed), and its height. */
  offset(row: number): number
  height(row: number): number
}

/** Plans a bowl for a number of spectators: 6 to 38 rows, growing with the seats; none for 0. */
export function planBowl(capacity: number): Bowl {
  const rows = capacity <= 0 ? 0 : Math.round(Math.min(38, Math.max(6, Math.sqrt(capacity) / 6.4)))
  const tier = (row: number) => (row >= LOWER_ROWS ? 1 : 0)
  return {
    rows,
    offset: (row) => FRONT + row * ROW_DEPTH + tier(row) * GANGWAY.depth,
    height: (row) => FIRST_ROW_HEIGHT + row * ROW_RISE + tier(row) * GANGWAY.rise,
  }
}

/** Rounded rectangle around the pitch, parameterized from 0 to 1. */
interface Ring {
  length: number
  /** Writes metres from the left and top of the pitch to `out`. */
  at(share: number, out: { x: number; y: number }): void
}

/** Shares of the ring that a long side, a short side and a corner occupy, the same for every ring. */
const SHARE = { wide: 0.222, deep: 0.15 }
const CORNER = 0.064

/** Part of the ring, from one share to another; may exceed 1. */
export interface Stretch {
  from: number
  to: number
}

/** Straight stands, named as seen from the camera. */
export const STANDS = {
  far: { from: 0, to: SHARE.wide },
  right: { from: SHARE.wide + CORNER, to: SHARE.wide + CORNER + SHARE.deep },
  left: { from: 1 - CORNER - SHARE.deep, to: 1 - CORNER },
} as const satisfies Record<string, Stretch>

export function ringAt(offset: number): Ring {
  const radius = Math.max(0.5, offset * 0.85)
  const left = -offset
  const top = -offset
  const right = FIELD.length + offset
  const bottom = FIELD.width + offset
  const wide = right - left - 2 * radius
  const deep = bottom - top - 2 * radius
  const quarter = Math.PI / 2
  const sides = [
    { x: left + radius, y: top, dx: wide, dy: 0, cx: right - radius, cy: top + radius },
    { x: right, y: top + radius, dx: 0, dy: deep, cx: right - radius, cy: bottom - radius },
    { x: right - radius, y: bottom, dx: -wide, dy: 0, cx: left + radius, cy: bottom - radius },
    { x: left, y: bottom - radius, dx: 0, dy: -deep, cx: left + radius, cy: top + radius },
  ] as const
  return {
    length: 2 * (wide + deep) + 4 * quarter * radius,
    at: (share, out) => {
      let rest = share - Math.floor(share)
      for (let i = 0; i < sides.length; i++) {
        const side = sides[i] as (typeof sides)[number]
        const straight = i % 2 === 0 ? SHARE.wide : SHARE.deep
        if (rest <= straight) {
          out.x = side.x + (side.dx * rest) / straight
          out.y = side.y + (side.dy * rest) / straight
          return
        }
        rest -= straight
        if (rest <= CORNER) {
          const angle = (i - 1 + rest / CORNER) * quarter
          out.x = side.cx + radius * Math.cos(angle)
          out.y = side.cy + radius * Math.sin(angle)
          return
        }
        rest -= CORNER
      }
      out.x = left + radius
      out.y = top
    },
  }
}

const STEPS = 160

/** Adds the ring at a height to the current path. */
export function traceRing(
  ctx: CanvasRenderingContext2D,
  camera: Camera,
  offset: number,
  height: number,
): void {
  const ring = ringAt(offset)
  const place = { x: 0, y: 0 }
  const point: Point = { x: 0, y: 0, scale: 1 }
  for (let i = 0; i <= STEPS; i++) {
    ring.at(i / STEPS, place)
    camera.project(place.x, place.y, height, point)
    if (i === 0) ctx.moveTo(point.x, point.y)
    else ctx.lineTo(point.x, point.y)
  }
  ctx.closePath()
}

/** Fills the area within the ring at a height. */
export function fillRing(
  ctx: CanvasRenderingContext2D,
  camera: Camera,
  { offset, height }: { offset: number; height: number },
  colour: string,
): void {
  ctx.beginPath()
  traceRing(ctx, camera, offset, height)
  ctx.fillStyle = colour
  ctx.fill()
}
