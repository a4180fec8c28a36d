/** Close-up of a replay, seen from where the match is seen: each goal is at the same end again. */
import type { Camera, Point, Space } from '../../core/camera.ts'
import { FIELD } from '../../core/field.ts'
import { CLOSE_UP, type Framing } from './followCamera.ts'
import type { Moment } from '../motion/moments.ts'
import type { MatchPlan } from '../script/timeline/timeline.ts'
import type { Spot } from '../motion/world.ts'
import { type Recording, runOf } from '../motion/recording.ts'

/** Share of the height at which the goal is shown. */
const GOAL_AT = 0.5

/** Position and scale of the picture for a moment that is shown again. */
export function frameReplay(
  { inner, project }: Camera,
  { plan, moment, space }: { plan: MatchPlan; moment: Moment; space: Pick<Space, 'width' | 'height'> },
): Framing {
  const target = targetOf(runOf(plan.recording, moment))
  const focus = project(target.x, target.y, 0, { x: 0, y: 0, scale: 1 })
  return {
    x: cover(
      inner.x + inner.width / 2 - focus.x * CLOSE_UP,
      inner.x,
      inner.x + inner.width - space.width * CLOSE_UP,
    ),
    y: cover(
      inner.y + inner.height * GOAL_AT - focus.y * CLOSE_UP,
      inner.y,
      inner.y + inner.height - space.height * CLOSE_UP,
    ),
    scale: CLOSE_UP,
  }
}

/** Keeps the picture from leaving a part of the free area empty. */
function cover(at: number, most: number, least: number): number {
  return Math.round(Math.max(least, Math.min(most, at)))
}

/** Point between the goal that is attacked and the end of the run. */
function targetOf(run: readonly Spot[]): Spot {
  const end = run.at(-1) ?? { x: FIELD.length / 2, y: FIELD.width / 2 }
  const goal = end.x > FIELD.length / 2 ? FIELD.length : 0
  return { x: (goal + 2 * end.x) / 3, y: (FIELD.width / 2 + end.y) / 2 }
}

const RUN = '#ffd24a'
const PASS = '#ffffff'
/** Pixels. */
const LINE = 3
const HEAD = 11

/** Paints the shooter's run as a dashed line and the last pass as an arrow. */
export function paintRunAndPass(
  ctx: CanvasRenderingContext2D,
  { recording, moment, camera }: { recording: Recording; moment: Moment; camera: Camera },
): void {
  const onPicture = ({ x, y }: Spot): Point => camera.project(x, y, 0, { x: 0, y: 0, scale: 1 })
  ctx.lineWidth = LINE
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.setLineDash([8, 8])
  paintLine(ctx, runOf(recording, moment).map(onPicture), RUN)
  ctx.setLineDash([])
  if (!moment.pass) return
  const from = onPicture(moment.pass.from)
  const to = onPicture(moment.pass.to)
  paintLine(ctx, [from, to], PASS)
  paintHead(ctx, from, to)
}

function paintLine(ctx: CanvasRenderingContext2D, points: readonly Point[], colour: string): void {
  ctx.beginPath()
  for (const { x, y } of points) ctx.lineTo(x, y)
  ctx.strokeStyle = colour
  ctx.stroke()
}

function paintHead(ctx: CanvasRenderingContext2D, from: Point, to: Point): void {
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y))
  const along = { x: ((to.x - from.x) / length) * HEAD, y: ((to.y - from.y) / length) * HEAD }
  ctx.beginPath()
  ctx.moveTo(to.x, to.y)
  ctx.lineTo(to.x - along.x - along.y / 2, to.y - along.y + along.x / 2)
  ctx.lineTo(to.x - along.x + along.y / 2, to.y - along.y - along.x / 2)
  ctx.fillStyle = PASS
  ctx.fill()
}
