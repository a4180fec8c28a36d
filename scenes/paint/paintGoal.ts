/** Goals: posts, bar and net, which may bulge. */
import type { Camera } from '../core/camera.ts'
import { CENTRE_Y, FIELD } from '../core/field.ts'
import { lineWidth } from './paintPitch.ts'
import { fillArea, rectangle, type Spot, stroke } from './shapes.ts'

type Context = CanvasRenderingContext2D

export const GOALS = ['left', 'right'] as const
type GoalEnd = (typeof GOALS)[number]

/** Stretch of the back net, in metres. */
export interface Bulge {
  /** Point where the ball is in the net: from the top of the pitch, and above the ground. */
  y: number
  height: number
  /** Metres backwards there. */
  depth: number
}

const TOP = CENTRE_Y - FIELD.goalWidth / 2
const BOTTOM = CENTRE_Y + FIELD.goalWidth / 2
const HIGH = FIELD.goalHeight
/** Height of the net's back edge, where it begins to fall. */
const BACK_HIGH = HIGH * 0.75
const STRANDS = 12
const ROWS = 5
/** Metres around the ball in which the net gives way. */
const SPREAD = 1.5

/** Pixels from the edge of a goal's picture to its posts. */
const MARGIN = 6
/** Most metres that a net bulges, which its picture has room for. */
const DEEPEST = 1

/** Box of the canvas in which a goal is drawn. */
export function goalBox({ project }: Camera, end: GoalEnd): Record<'x' | 'y' | 'width' | 'height', number> {
  const { line, back, out } = placesOf(end)
  const corners = [line, back + out * DEEPEST].flatMap((x) =>
    [TOP, BOTTOM].flatMap((y) => [0, HIGH].map((height) => [x, y, height] as const)),
  )
  const points = corners.map(([x, y, height]) => ({ ...project(x, y, height, { x: 0, y: 0, scale: 1 }) }))
  const left = Math.floor(Math.min(...points.map(({ x }) => x))) - MARGIN
  const top = Math.floor(Math.min(...points.map(({ y }) => y))) - MARGIN
  return {
    x: left,
    y: top,
    width: Math.ceil(Math.max(...points.map(({ x }) => x))) + MARGIN - left,
    height: Math.ceil(Math.max(...points.map(({ y }) => y))) + MARGIN - top,
  }
}

/** Paints a goal with the net behind its line. */
export function paintGoal(ctx: Context, camera: Camera, end: GoalEnd, bulge: Bulge | null = null): void {
  const { line, back, out } = placesOf(end)
  const width = lineWidth(camera)
  /** Point of the back net, a share of its width and height. */
  const backSpot = (across: number, up: number): Spot => {
    const y = TOP + (BOTTOM - TOP) * across
    const height = BACK_HIGH * up
    return [back + out * stretchAt(bulge, y, height), y, height]
  }
  ctx.save()
  ctx.lineJoin = 'round'
  fillArea(ctx, camera, rectangle([line, TOP], [back, BOTTOM]), 'rgb(0 0 0 / 0.18)')
  ctx.lineWidth = width * 0.4
  ctx.strokeStyle = 'rgb(255 255 255 / 0.46)'
  for (let i = 0; i <= STRANDS; i++) {
    const across = i / STRANDS
    const fall = Array.from({ length: ROWS + 1 }, (_, row) => backSpot(across, 1 - row / ROWS))
    stroke(ctx, camera, [[line, TOP + (BOTTOM - TOP) * across, HIGH], ...fall])
  }
  for (let row = 0; row <= ROWS; row++) {
    const up = row / ROWS
    const strand = Array.from({ length: STRANDS + 1 }, (_, i) => backSpot(i / STRANDS, up))
    stroke(ctx, camera, [[line, TOP, HIGH * up], ...strand, [line, BOTTOM, HIGH * up]])
  }
  for (let i = 1; i < 3; i++) {
    const x = line + ((back - line) * i) / 3
    const height = HIGH * (1 - i / 12)
    stroke(ctx, camera, [
      [x, TOP, height],
      [x, BOTTOM, height],
    ])
  }
  paintFrame(ctx, camera, line, Math.max(2.2, width * 1.5))
  ctx.restore()
}

/** Posts and bar with a dark edge, so that they stand out from boards and stands. */
function paintFrame(ctx: Context, camera: Camera, line: number, width: number): void {
  const frame: Spot[] = [
    [line, TOP, 0],
    [line, TOP, HIGH],
    [line, BOTTOM, HIGH],
    [line, BOTTOM, 0],
  ]
  ctx.lineWidth = width + 1.2
  ctx.strokeStyle = 'rgb(10 16 20 / 0.45)'
  stroke(ctx, camera, frame)
  ctx.lineWidth = width
  ctx.strokeStyle = '#ffffff'
  stroke(ctx, camera, frame)
}

function stretchAt(bulge: Bulge | null, y: number, height: number): number {
  if (!bulge) return 0
  const [across, up] = [(y - bulge.y) / SPREAD, (height - bulge.height) / SPREAD]
  const near = Math.max(0, 1 - across * across - up * up)
  return bulge.depth * near * near
}

function placesOf(end: GoalEnd): { line: number; back: number; out: number } {
  const out = end === 'left' ? -1 : 1
  const line = end === 'left' ? 0 : FIELD.length
  return { line, back: line + out * FIELD.goalDepth, out }
}
