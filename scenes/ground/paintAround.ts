/** Surroundings of the ground with the club's buildings. */
import { FIELD } from '../core/field.ts'
import { planFittings } from '../paint/fittings.ts'
import type { GroundPicture } from '../paint/groundPicture.ts'
import { paintGroundPicture } from '../paint/paintGroundPicture.ts'
import { planBuildings, type Building, type Built } from './buildings.ts'
import { paintBuildings, paintSurroundings } from './paintBuildings.ts'
import { paintFacade } from './paintFacade.ts'
import { paintRoads, paintTown, paintTrees } from './paintTown.ts'
import { siteOf } from './groundSite.ts'

interface Neighbourhood extends GroundPicture {
  facilities: readonly Built[]
}

export function paintAround(ctx: CanvasRenderingContext2D, picture: Neighbourhood): void {
  const { bowl, facilities } = picture
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
