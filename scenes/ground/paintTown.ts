/** Town around the ground: roads, terraced houses, trees. */
import type { Camera, Point } from '../core/camera.ts'
import { mixColours, type Rgb } from '../core/colour.ts'
import { FIELD } from '../core/field.ts'
import { hashFraction } from '../core/stageHash.ts'
import { type Bowl, ringAt } from '../paint/bowl.ts'
import type { GroundPicture } from '../paint/groundPicture.ts'
import { paintPanes } from '../paint/paintPanel.ts'
import type { GroundPalette } from '../core/palette.ts'
import { lotsAround, type Plot, shareGround } from './lots.ts'
import { frontOf, paintSolid } from './paintSolid.ts'
import { LAMPLIGHT } from './groundSite.ts'
import { disc, fillArea, rectangle } from '../paint/shapes.ts'

type Context = CanvasRenderingContext2D

const HOUSE = { wide: 11.5, deep: 9, along: 13, behind: 26, rows: 8 }
/** Extent of the streets in metres from the left of the pitch, far beyond the edges of a wide screen. */
const STREETS = { from: -1_301, to: 1_400 }
const TREES = 150

/** Metres from the outer row of the bowl to the first street behind it. */
const firstStreet = (bowl: Bowl) => bowl.offset(bowl.rows) + 34

/** One road between the houses and one in front of the forecourt. */
export function paintRoads(ctx: Context, { camera, bowl, palette }: GroundPicture): void {
  const behind = -firstStreet(bowl) - HOUSE.behind - 13
  const before = FIELD.width + bowl.offset(bowl.rows) + 38
  const colour = palette.night ? '#1a2330' : '#cfcdc2'
  for (const [from, to] of [
    [behind - 1, behind + 8],
    [before, before + 9],
  ] as const) {
    fillArea(ctx, camera, rectangle([STREETS.from, from], [STREETS.to, to]), colour)
  }
}

/** Rows of houses behind the ground, except on the club's lots. */
export function paintTown(ctx: Context, { width, camera, bowl, palette }: GroundPicture): void {
  const lots = Object.values(lotsAround(bowl))
  const roof: Rgb = palette.night ? [24, 31, 44] : [158, 124, 104]
  const wall: Rgb = palette.night ? [17, 23, 34] : [198, 186, 166]
  const point: Point = { x: 0, y: 0, scale: 1 }
  for (let row = HOUSE.rows - 1; row >= 0; row--) {
    const y = -firstStreet(bowl) - row * HOUSE.behind
    for (let x = STREETS.from; x < STREETS.to; x += HOUSE.along) {
      const { x: left, scale } = camera.project(x, y, 0, point)
      if (left + 2 * HOUSE.along * scale < 0 || left > width) continue
      const plot = { x, y, wide: HOUSE.wide, deep: HOUSE.deep }
      if (lots.some((lot) => shareGround(plot, lot, 2))) continue
      if (hashFraction(row, x, 1) < 0.16) {
        paintTree(ctx, camera, x + 5, y + 8, palette)
        continue
      }
      const tone = hashFraction(row, x, 2) * 0.16
      const house = { ...plot, high: 6 + 2 * hashFraction(row, x, 3), roof: 'flat' } as const
      paintSolid(ctx, camera, house, {
        wall: mixColours(wall, [0, 0, 0], tone),
        cover: mixColours(roof, [0, 0, 0], tone),
      })
      if (!palette.night || hashFraction(row, x, 4) >= 0.4) continue
      paintPanes(
        ctx,
        camera,
        frontOf(house),
        { columns: 1, rows: 1, wide: 0.25, tall: 0.35 },
        () => LAMPLIGHT,
      )
    }
  }
}

/** Trees around the concourse and on vacant lots. */
export function paintTrees(
  ctx: Context,
  { camera, bowl, palette }: GroundPicture,
  built: readonly Plot[],
): void {
  const out = bowl.offset(bowl.rows) + 26
  const place = { x: 0, y: 0, wide: 0, deep: 0 }
  for (let i = 0; i < TREES; i++) {
    ringAt(out - 6 + 8 * hashFraction(i, 5)).at(i / TREES, place)
    if (hashFraction(i, 6) >= 0.5 || built.some((lot) => shareGround(place, lot, 3))) continue
    paintTree(ctx, camera, place.x, place.y, palette)
  }
}

function paintTree(ctx: Context, camera: Camera, x: number, y: number, palette: GroundPalette): void {
  const point: Point = { x: 0, y: 0, scale: 1 }
  camera.project(x, y, 3.2, point)
  const radius = point.scale * (1.7 + 1.1 * hashFraction(Math.round(x), Math.round(y)))
  ctx.fillStyle = palette.night ? '#12251f' : '#6e8f5a'
  disc(ctx, point.x, point.y, radius)
  ctx.fillStyle = palette.night ? '#173026' : '#83a268'
  disc(ctx, point.x - radius * 0.25, point.y - radius * 0.3, radius * 0.62)
}
