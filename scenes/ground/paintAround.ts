/** Surroundings of the ground with the club's buildings. */
import { CENTRE_X, CENTRE_Y, FIELD } from '../core/field.ts'
import { planFittings } from '../paint/fittings.ts'
import type { GroundPicture } from '../paint/groundPicture.ts'
import { paintGroundPicture } from '../paint/paintGroundPicture.ts'
import { type Building, type Built, type Part, planBuildings } from './buildings.ts'
import { paintRoads, paintTown, paintTrees } from './paintTown.ts'
import { type Site, siteOf } from './groundSite.ts'
import { hashFraction } from '../core/stageHash.ts'
import { surroundings, WALL } from './lots.ts'
import { FRONTS, paintCross } from './paintFronts.ts'
import { paintPlot, paintPracticePitch } from './paintPlots.ts'
import { paintPole } from './paintPole.ts'
import { paintSolid } from './paintSolid.ts'
import { cssColour, mixColours } from '../core/colour.ts'
import { fillRing, ringAt } from '../paint/bowl.ts'
import { LANTERN, paintLantern } from '../paint/paintLantern.ts'
import { paintPanel } from '../paint/paintPanel.ts'
import { fade } from '../paint/shapes.ts'

interface Neighbourhood extends GroundPicture {
  facilities: readonly Built[]
  /** The cup stands before the main stand. */
  hasCup: boolean
}

export function paintAround(ctx: CanvasRenderingContext2D, picture: Neighbourhood): void {
  const { bowl, facilities, hasCup } = picture
  const site = siteOf(ctx, picture)
  const buildings = planBuildings(bowl, facilities)
  const isBefore = ({ lot }: Building) => lot.y > FIELD.width
  paintGroundPicture(ctx, { ...picture, fittings: planFittings(facilities) }, () => {
    paintLand(ctx, picture)
    paintRoads(ctx, picture)
    paintTown(ctx, picture)
    if (bowl.rows > 0) paintFacade(ctx, picture)
    paintSurroundings(site, buildings)
    paintTrees(
      ctx,
      picture,
      buildings.map(({ lot }) => lot),
    )
    paintBuildings(
      site,
      buildings.filter((building) => !isBefore(building)),
    )
  })
  paintBuildings(site, buildings.filter(isBefore))
  if (hasCup) paintCup(ctx, picture)
}

function paintLand(ctx: CanvasRenderingContext2D, { width, height, palette }: GroundPicture): void {
  ctx.fillStyle = palette.land
  ctx.fillRect(0, 0, width, height)
  const haze = ctx.createLinearGradient(0, 0, 0, height * 0.3)
  haze.addColorStop(0, palette.skyTop)
  haze.addColorStop(1, palette.night ? 'rgb(7 11 20 / 0)' : 'rgb(217 220 207 / 0)')
  ctx.globalAlpha = palette.night ? 1 : 0.35
  ctx.fillStyle = haze
  ctx.fillRect(0, 0, width, height * 0.3)
  ctx.globalAlpha = 1
}

/** Metres of the cup's height, so that it is found from above, and the fewest pixels. */
const CUP = { high: 14, pixels: 34 }

/** The cup on the concourse before the main stand. */
function paintCup(ctx: CanvasRenderingContext2D, { camera, bowl, support }: GroundPicture): void {
  const [shirt, trim] = support.home
  const y = FIELD.width + bowl.offset(bowl.rows) + WALL + 9
  const foot = camera.project(CENTRE_X, y, 0, { x: 0, y: 0, scale: 1 })
  const scale = Math.max(CUP.pixels, CUP.high * foot.scale) / LANTERN.height
  ctx.save()
  ctx.translate(foot.x - (LANTERN.width * scale) / 2, foot.y - LANTERN.height * scale)
  ctx.scale(scale, scale)
  paintLantern(ctx, [cssColour(shirt), cssColour(trim)])
  ctx.restore()
}

/** Banks of mist over the upper part of the picture. */
export function paintMist(
  ctx: CanvasRenderingContext2D,
  width: number,
  height: number,
  night: boolean,
): void {
  for (let i = 0; i < 14; i++) {
    const x = hashFraction(i, 41) * width
    const y = height * (0.34 + 0.32 * hashFraction(i, 42))
    const radius = Math.min(width * 0.24, height * (0.2 + 0.14 * hashFraction(i, 43)))
    const colour = night ? '150 176 214' : '255 255 255'
    fade(ctx, { x, y, radius }, [
      [0, `rgb(${colour} / ${night ? 0.06 : 0.16})`],
      [1, `rgb(${colour} / 0)`],
    ])
  }
}

const LAWN = { day: '#9bb581', night: '#13291f' }

/** Lawns and paving around the buildings. */
function paintSurroundings(site: Site, buildings: readonly Building[]): void {
  const { night, concourse } = site.palette
  for (const { lot, isGreen } of buildings) {
    paintPlot(site, surroundings(lot), isGreen ? (night ? LAWN.night : LAWN.day) : concourse)
  }
}

/** Paints buildings from back to front. */
function paintBuildings(site: Site, buildings: readonly Building[]): void {
  for (const { parts } of buildings) {
    for (const part of parts) paintPart(site, part)
  }
}

function paintPart(site: Site, part: Part): void {
  if (part.kind === 'pitch') return paintPracticePitch(site, part)
  if (part.kind === 'pole') return paintPole(site, part)
  const { ctx, camera, finishes } = site
  paintSolid(ctx, camera, part, { wall: finishes[part.wall], cover: finishes[part.cover] })
  if (part.front) FRONTS[part.front](site, part)
  if (part.hasCross) paintCross(site, part)
}

const PANELS = 120

function paintFacade(ctx: CanvasRenderingContext2D, { camera, bowl, palette, support }: GroundPicture): void {
  const offset = bowl.offset(bowl.rows) + WALL
  const top = bowl.height(bowl.rows) + 2
  fillRing(ctx, camera, { offset: offset + 14, height: 0 }, palette.concourse)
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
