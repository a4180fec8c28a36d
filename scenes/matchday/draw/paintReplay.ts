import type { Camera, Point } from '../../core/camera.ts'
import { runOf, type Moment } from '../motion/moments.ts'
import type { Recording } from '../motion/recording.ts'
import type { Spot } from '../motion/world.ts'

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
