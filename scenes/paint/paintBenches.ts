/** The benches beside the halfway line: shelters, and the substitutes and managers in front of them. */
import type { Side } from '../../client/simulation/match/matchReport.ts'
import type { Camera, Point } from '../core/camera.ts'
import { cssColour, type Rgb } from '../core/colour.ts'
import { CENTRE_X } from '../core/field.ts'
import type { Kit } from '../core/kits.ts'
import { hashFraction } from '../core/stageHash.ts'
import { TONES } from './figureCell.ts'
import { FIGURE_METRES, type Pose, TILT } from './figurePose.ts'
import { paintFigure } from './paintFigure.ts'
import { paintPanel } from './paintPanel.ts'
import { fillArea, rectangle } from './shapes.ts'

type Context = CanvasRenderingContext2D

/** Metres from the halfway line to the first seat, between seats, and from the touchline to seats and manager. */
const FIRST_SEAT = 5.5
const SEAT = 1.8
const SEATS_AT = -3.4
/** Wall before the seats, in metres: it hides the legs. */
const FRONT = { at: -3, height: 1.5 }
const MANAGER = { aside: 3, at: -1.9 }
const SHELTER = { back: -4.6, front: -3.1, height: 2.5 }
const WALL: Rgb = [30, 38, 52]
const ROOF: Rgb = [58, 70, 88]
const SUIT: Rgb = [34, 37, 45]
const SUIT_KIT: Kit = {
  shirt: SUIT,
  trim: [222, 224, 226],
  ink: SUIT,
  sleeve: SUIT,
  shorts: SUIT,
  socks: SUIT,
  ringed: false,
}

/** The home bench is on the left, as seen from the main stand. */
const way = (side: Side) => (side === 'home' ? -1 : 1)

/** Paints the shelters of both benches. */
export function paintShelters(ctx: Context, camera: Camera, seats: number): void {
  const { back, front, height } = SHELTER
  for (const side of ['home', 'away'] as const) {
    const from = CENTRE_X + way(side) * (FIRST_SEAT - 1)
    const to = CENTRE_X + way(side) * (FIRST_SEAT + seats * SEAT)
    paintPanel(
      ctx,
      camera,
      { from: { x: from, y: back }, to: { x: to, y: back }, low: 0, high: height },
      WALL,
    )
    fillArea(ctx, camera, rectangle([from, back], [to, front], height), cssColour(ROOF, 0.92))
  }
}

/** Place in metres of everybody on a bench: the substitutes, then the manager. */
function placesOf(side: Side, seats: number): { x: number; y: number }[] {
  const places = Array.from({ length: seats }, (_, i) => ({
    x: CENTRE_X + way(side) * (FIRST_SEAT + i * SEAT),
    y: SEATS_AT,
  }))
  return [...places, { x: CENTRE_X + way(side) * MANAGER.aside, y: MANAGER.at }]
}

export interface BenchShape {
  side: Side
  seats: number
  kit: Kit
  /** Height of a figure in pixels at the middle of the pitch, and pixels per metre there. */
  figure: number
  middleScale: number
  /** Radians on the picture towards the pitch. */
  angle: number
}

/** Part of the picture that a bench takes, in pixels. */
export function benchBox(camera: Camera, { side, seats, figure }: BenchShape) {
  const points = placesOf(side, seats).map(({ x, y }) => camera.project(x, y, 0, { x: 0, y: 0, scale: 1 }))
  const left = Math.floor(Math.min(...points.map(({ x }) => x)) - figure)
  const top = Math.floor(Math.min(...points.map(({ y }) => y)) - 1.6 * figure)
  return {
    x: left,
    y: top,
    width: Math.ceil(Math.max(...points.map(({ x }) => x)) + figure) - left,
    height: Math.ceil(Math.max(...points.map(({ y }) => y)) + 0.4 * figure) - top,
  }
}

function paintFront(ctx: Context, camera: Camera, side: Side, seats: number): void {
  const from = { x: CENTRE_X + way(side) * (FIRST_SEAT - 0.8), y: FRONT.at }
  const to = { x: CENTRE_X + way(side) * (FIRST_SEAT + (seats - 0.3) * SEAT), y: FRONT.at }
  paintPanel(ctx, camera, { from, to, low: 0, high: FRONT.height }, WALL)
}

/** Paints everybody on a bench, whose box begins at the origin: seated, or on their feet and cheering in turns. */
export function paintBench(ctx: Context, camera: Camera, shape: BenchShape, cheers: 0 | 1 | null): void {
  const { side, seats, kit, figure, middleScale, angle } = shape
  const box = benchBox(camera, shape)
  const point: Point = { x: 0, y: 0, scale: 1 }
  ctx.translate(-box.x, -box.y)
  placesOf(side, seats).forEach(({ x, y }, i) => {
    camera.project(x, y, 0, point)
    const isManager = i === seats
    if (isManager && cheers === null) paintFront(ctx, camera, side, seats)
    const pose: Pose = cheers === null ? 'stand' : (i + cheers) % 2 === 0 ? 'cheer-0' : 'cheer-3'
    paintFigure(ctx, {
      feet: point,
      scale: ((figure / (FIGURE_METRES * TILT.height)) * point.scale * (isManager ? 1 : 0.82)) / middleScale,
      kit: isManager ? SUIT_KIT : kit,
      pose,
      angle,
      tone: Math.floor(hashFraction(i, side === 'home' ? 51 : 52) * TONES),
    })
  })
}
