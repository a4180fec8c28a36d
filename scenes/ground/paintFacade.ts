/** Outer wall of the bowl, with a band in the club's colour. */
import { mixColours } from '../core/colour.ts'
import { CENTRE_Y } from '../core/field.ts'
import { hashFraction } from '../core/stageHash.ts'
import { ringAt, traceRing } from '../paint/bowl.ts'
import type { GroundPicture } from '../paint/groundPicture.ts'
import { paintPanel } from '../paint/paintPanel.ts'
import { WALL } from './lots.ts'

const PANELS = 120

export function paintFacade(
  ctx: CanvasRenderingContext2D,
  { camera, bowl, palette, support }: GroundPicture,
): void {
  const offset = bowl.offset(bowl.rows) + WALL
  const top = bowl.height(bowl.rows) + 2
  ctx.beginPath()
  traceRing(ctx, camera, offset + 14, 0)
  ctx.fillStyle = palette.concourse
  ctx.fill()
  const ring = ringAt(offset)
  const band = mixColours(palette.facade, support.home[0], palette.night ? 0.6 : 0.9)
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]
  for (let i = 0; i < PANELS; i++) {
    ring.at(i / PANELS, from)
    ring.at((i + 1) / PANELS, to)
    if ((from.y + to.y) / 2 < CENTRE_Y) continue
    const light = 0.12 * hashFraction(i, 31) + (i % 2) * 0.06
    paintPanel(ctx, camera, { from, to, low: 0, high: top }, mixColours(palette.facade, [0, 0, 0], light))
    paintPanel(ctx, camera, { from, to, low: top * 0.72, high: top * 0.88 }, band)
    if (i % 2 === 0) {
      const window = { from, to, low: top * 0.1, high: top * 0.34 }
      paintPanel(ctx, camera, window, palette.night ? [236, 190, 98] : [92, 100, 108])
    }
  }
}
