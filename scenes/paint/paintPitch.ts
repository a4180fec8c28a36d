/** Grass and lines. */
import type { Camera, Point } from '../core/camera.ts'
import { CENTRE_X, CENTRE_Y, FIELD } from '../core/field.ts'
import { hashFraction } from '../core/stageHash.ts'
import type { GroundPalette } from '../core/palette.ts'
import { fade, fillArea, path, rectangle, type Spot, stroke } from './shapes.ts'

type Context = CanvasRenderingContext2D

const STRIPES = 18
const LINE_METRES = 0.16

export function paintPitch(ctx: Context, camera: Camera, palette: GroundPalette): void {
  const point: Point = { x: 0, y: 0, scale: 1 }
  const stripe = FIELD.length / STRIPES
  for (let i = 0; i < STRIPES; i++) {
    // A slight overlap, otherwise the edges between stripes shimmer.
    const from = i * stripe - 0.05
    const area = rectangle([from, -3], [from + stripe + 0.1, 71])
    fillArea(ctx, camera, area, palette.grass[i % 2] ?? palette.apron)
  }
  for (let i = 0; i < 2600; i++) {
    const x = hashFraction(i, 1) * FIELD.length
    const y = hashFraction(i, 2) * FIELD.width
    camera.project(x, y, 0, point)
    ctx.fillStyle = hashFraction(i, 3) < 0.5 ? 'rgb(0 0 0 / 0.05)' : 'rgb(255 255 255 / 0.04)'
    ctx.fillRect(point.x, point.y, 1 + point.scale * 0.12, 1)
  }
  paintWear(ctx, camera)
  ctx.strokeStyle = palette.line
  ctx.fillStyle = palette.line
  ctx.lineJoin = 'round'
  ctx.lineWidth = lineWidth(camera)
  paintLines(ctx, camera)
}

/** Worn grass where goalkeepers stand and in the centre circle. */
function paintWear(ctx: Context, camera: Camera): void {
  const point: Point = { x: 0, y: 0, scale: 1 }
  for (const [x, y, size] of [
    [3, CENTRE_Y, 7],
    [FIELD.length - 3, CENTRE_Y, 7],
    [CENTRE_X, CENTRE_Y, 5],
  ] as const) {
    camera.project(x, y, 0, point)
    const radius = size * point.scale
    fade(ctx, { x: point.x, y: point.y, radius }, [
      [0, 'rgb(176 160 96 / 0.2)'],
      [1, 'rgb(176 160 96 / 0)'],
    ])
  }
}

function paintLines(ctx: Context, camera: Camera): void {
  const { length, width, penaltyArea, goalArea, penaltySpot, circleRadius } = FIELD
  stroke(ctx, camera, rectangle([0, 0], [length, width]), true)
  stroke(ctx, camera, [
    [CENTRE_X, 0],
    [CENTRE_X, width],
  ])
  stroke(ctx, camera, arc(CENTRE_X, CENTRE_Y, circleRadius, 0, 2 * Math.PI), true)
  dot(ctx, camera, CENTRE_X, CENTRE_Y)
  for (const end of [0, 1]) {
    const line = end * length
    const into = end === 0 ? 1 : -1
    for (const area of [penaltyArea, goalArea]) {
      const edge = line + into * area.depth
      const [top, bottom] = [CENTRE_Y - area.width / 2, CENTRE_Y + area.width / 2]
      stroke(ctx, camera, [
        [line, top],
        [edge, top],
        [edge, bottom],
        [line, bottom],
      ])
    }
    const spot = line + into * penaltySpot
    dot(ctx, camera, spot, CENTRE_Y)
    const half = Math.acos((penaltyArea.depth - penaltySpot) / circleRadius)
    const facing = end === 0 ? 0 : Math.PI
    stroke(ctx, camera, arc(spot, CENTRE_Y, circleRadius, facing - half, facing + half))
    for (const side of [0, 1]) {
      const start = end === 0 ? (side === 0 ? 0 : -Math.PI / 2) : side === 0 ? Math.PI / 2 : Math.PI
      stroke(ctx, camera, arc(line, side * width, 1.2, start, start + Math.PI / 2))
    }
  }
}

function arc(x: number, y: number, radius: number, from: number, to: number): Spot[] {
  const steps = 28
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / steps
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const
  })
}

function dot(ctx: Context, camera: Camera, x: number, y: number): void {
  path(ctx, camera, arc(x, y, 0.28, 0, 2 * Math.PI), true)
  ctx.fill()
}

/** Width of the lines in pixels. */
export function lineWidth({ project }: Camera): number {
  return Math.max(1.25, project(CENTRE_X, CENTRE_Y, 0, { x: 0, y: 0, scale: 1 }).scale * LINE_METRES)
}
