/** Club buildings, by day and at night with lit windows. */
import type { Building, Part } from './buildings.ts'
import { surroundings } from './lots.ts'
import { FRONTS, paintCross } from './paintFronts.ts'
import { paintPlot, paintPracticePitch } from './paintPlots.ts'
import { paintPole } from './paintPole.ts'
import { paintSolid } from './paintSolid.ts'
import type { Site } from './groundSite.ts'

const LAWN = { day: '#9bb581', night: '#13291f' }

/** Lawns and paving around the buildings. */
export function paintSurroundings(site: Site, buildings: readonly Building[]): void {
  const { night, concourse } = site.palette
  for (const { lot, isGreen } of buildings) {
    paintPlot(site, surroundings(lot), isGreen ? (night ? LAWN.night : LAWN.day) : concourse)
  }
}

/** Paints buildings from back to front. */
export function paintBuildings(site: Site, buildings: readonly Building[]): void {
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
