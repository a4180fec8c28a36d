/** Roofs over the stands, and the boxes behind the far one. */
import { cssColour, mixColours, type Rgb } from '../core/colour.ts'
import { hashFraction } from '../core/stageHash.ts'
import { CENTRE_Y } from '../core/field.ts'
import { ringAt, type Stretch } from './bowl.ts'
import { type RoofCut, roofOver } from './fittings.ts'
import type { GroundPicture } from './groundPicture.ts'
import { paintPanel, paintPanes } from './paintPanel.ts'
import type { GroundPalette } from '../core/palette.ts'
import { fillArea } from './shapes.ts'

type Context = CanvasRenderingContext2D

/** Cross-sections of a roof all the way round, and cross-sections per rib and column. */
const CUTS = 112
const PER_RIB = 4
/** Thickness of a roof in metres. */
const THICK = 1.3
/** Number of back rows in the shade of the roof. */
const SHADED_ROWS = 7

/** Fills the gap between the last row and the roof from behind, and shades the seats in front. */
export function paintBackWall(ctx: Context, picture: GroundPicture, stretch: Stretch): void {
  const { camera, bowl, palette } = picture
  const cuts = cutsOf(picture, stretch)
  const low = bowl.height(bowl.rows) + 2
  const wall: Rgb = palette.night ? [18, 25, 37] : [92, 98, 104]
  cuts.forEach(({ outer, height }, i) => {
    const next = cuts[i + 1]
    if (next) paintPanel(ctx, camera, { from: outer, to: next.outer, low, high: height }, wall)
  })
  paintShade(ctx, picture, stretch)
  paintColumns(ctx, picture, cuts)
}

function cutsOf({ bowl }: GroundPicture, { from, to }: Stretch): RoofCut[] {
  const steps = Math.ceil((to - from) * CUTS)
  const cutAt = roofOver(bowl)
  return Array.from({ length: steps + 1 }, (_, i) => cutAt(from + ((to - from) * i) / steps))
}

export function paintRoof(ctx: Context, picture: GroundPicture, stretch: Stretch): void {
  const { camera, palette, support } = picture
  const cuts = cutsOf(picture, stretch)
  const edge = mixColours(palette.facade, support.home[0], palette.night ? 0.6 : 0.9)
  const cover = [
    ...cuts.map(({ outer, height }) => [outer.x, outer.y, height] as const),
    ...cuts.toReversed().map(({ inner, height }) => [inner.x, inner.y, height] as const),
  ]
  fillArea(ctx, camera, cover, cssColour(roofColour(palette)))
  paintRibs(ctx, picture, cuts)
  cuts.forEach((cut, i) => {
    const next = cuts[i + 1]
    if (!next) return
    // Visible is the edge that faces the camera: the inner one of far and side stands, the outer one of the near stand.
    const side = (cut.outer.y + next.outer.y) / 2 < CENTRE_Y + CENTRE_Y * 1.2 ? 'inner' : 'outer'
    const panel = { from: cut[side], to: next[side], low: cut.height - THICK, high: cut.height }
    paintPanel(ctx, camera, panel, edge)
  })
}

function roofColour({ night }: GroundPalette): Rgb {
  return night ? [58, 70, 92] : [222, 221, 214]
}

function paintShade(ctx: Context, { camera, bowl }: GroundPicture, { from, to }: Stretch): void {
  const last = bowl.rows
  const first = Math.max(0, last - SHADED_ROWS)
  const steps = Math.ceil((to - from) * CUTS)
  const line = (row: number) => {
    const ring = ringAt(bowl.offset(row) + 0.5)
    return Array.from({ length: steps + 1 }, (_, i) => {
      const place = { x: 0, y: 0 }
      ring.at(from + ((to - from) * i) / steps, place)
      return [place.x, place.y, bowl.height(row)] as const
    })
  }
  fillArea(ctx, camera, [...line(last), ...line(first).toReversed()], 'rgb(8 12 20 / 0.34)')
}

/** Columns from the top of the stand to the roof. */
function paintColumns(
  ctx: Context,
  { camera, bowl, palette }: GroundPicture,
  cuts: readonly RoofCut[],
): void {
  const foot = { x: 0, y: 0, scale: 1 }
  const head = { x: 0, y: 0, scale: 1 }
  ctx.strokeStyle = palette.night ? '#4a566b' : '#8d9290'
  for (let i = 0; i < cuts.length; i += PER_RIB) {
    const cut = cuts[i]
    if (!cut) continue
    camera.project(cut.outer.x, cut.outer.y, bowl.height(bowl.rows) + 2, foot)
    camera.project(cut.outer.x, cut.outer.y, cut.height, head)
    ctx.lineWidth = Math.max(0.8, head.scale * 0.45)
    ctx.beginPath()
    ctx.moveTo(foot.x, foot.y)
    ctx.lineTo(head.x, head.y)
    ctx.stroke()
  }
}

function paintRibs(ctx: Context, { camera, palette }: GroundPicture, cuts: readonly RoofCut[]): void {
  const out = { x: 0, y: 0, scale: 1 }
  const into = { x: 0, y: 0, scale: 1 }
  ctx.strokeStyle = palette.night ? 'rgb(10 14 22 / 0.5)' : 'rgb(60 66 70 / 0.28)'
  ctx.beginPath()
  for (let i = 0; i < cuts.length; i += PER_RIB) {
    const cut = cuts[i]
    if (!cut) continue
    camera.project(cut.outer.x, cut.outer.y, cut.height, out)
    camera.project(cut.inner.x, cut.inner.y, cut.height, into)
    ctx.moveTo(out.x, out.y)
    ctx.lineTo(into.x, into.y)
  }
  ctx.lineWidth = Math.max(0.7, out.scale * 0.22)
  ctx.stroke()
}

/** Metres: lower and upper edge of the boxes over the last row, and the width of one box. */
const BOXES = { low: 1.4, high: 6, wide: 5 }

/** Glazed band behind the last row of the far stand. */
export function paintBoxes(ctx: Context, picture: GroundPicture, { from, to }: Stretch): void {
  const { camera, bowl, palette, support } = picture
  const ring = ringAt(bowl.offset(bowl.rows) + 2)
  const top = bowl.height(bowl.rows)
  const start = { x: 0, y: 0 }
  const end = { x: 0, y: 0 }
  ring.at(from, start)
  ring.at(to, end)
  const band = { from: start, to: end, low: top + BOXES.low, high: top + BOXES.high }
  paintPanel(ctx, camera, band, palette.night ? [30, 38, 52] : [96, 104, 112])
  const columns = Math.max(3, Math.round((end.x - start.x) / BOXES.wide))
  paintPanes(ctx, camera, band, { columns, rows: 1, wide: 0.86, tall: 0.6 }, (column) =>
    palette.night
      ? mixColours([250, 214, 132], [206, 152, 74], hashFraction(column, 51))
      : mixColours([150, 190, 208], [184, 212, 222], hashFraction(column, 51)),
  )
  const cap = { ...band, low: band.high - 0.8 }
  paintPanel(ctx, camera, cap, mixColours(palette.facade, support.home[0], palette.night ? 0.6 : 0.9))
}
