/** Static picture of a ground: painted once per size and theme, then shown as one texture. */
import type { Rgb } from '../core/colour.ts'
import { fillRing } from './bowl.ts'
import type { GroundPicture } from './groundPicture.ts'
import { FINE, isFloodlit, paintMasts, paintPitchLight } from './paintLight.ts'
import { GOALS, paintGoal } from './paintGoal.ts'
import { paintFlags } from './paintOccasion.ts'
import { paintPitch } from './paintPitch.ts'
import { paintShelters } from './paintBenches.ts'
import { paintBackWall, paintBoxes, paintRoof } from './paintRoofs.ts'
import { paintBoards, paintCrowd, paintStands } from './paintStands.ts'
import { paintWetOrWhite } from './paintWeather.ts'

/** Seats of a bench. */
const SEATS = 7

/** Paints from back to front; `paintBehind` adds what lies around the stands. */
export function paintGroundPicture(
  ctx: CanvasRenderingContext2D,
  picture: GroundPicture,
  paintBehind?: () => void,
): void {
  const {
    width,
    height,
    camera,
    bowl,
    palette,
    support,
    fittings,
    weather = FINE,
    hasGoals = true,
    flags = [],
  } = picture
  const sky = ctx.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, palette.skyTop)
  sky.addColorStop(1, palette.skyBottom)
  ctx.fillStyle = sky
  ctx.fillRect(0, 0, width, height)
  fillRing(ctx, camera, { offset: bowl.offset(bowl.rows) + 16, height: 0 }, palette.concourse)
  paintBehind?.()
  paintStands(ctx, camera, bowl, palette, support.home)
  paintCrowd(ctx, camera, bowl, palette, support)
  paintFlags(ctx, picture, flags)
  paintPitch(ctx, camera, palette)
  paintWetOrWhite(ctx, camera, weather.sky)
  if (hasGoals) for (const end of GOALS) paintGoal(ctx, camera, end)
  const isLit = isFloodlit(palette, weather)
  paintPitchLight(ctx, camera, bowl, { isNight: palette.night, weather })
  const accents: Rgb[] = [support.home[0], ...(support.away ? [support.away[0]] : [])]
  paintBoards(ctx, camera, palette, accents)
  if (bowl.rows === 0) return
  paintShelters(ctx, camera, SEATS)
  for (const stretch of fittings?.roofs ?? []) paintBackWall(ctx, picture, stretch)
  if (fittings?.boxes) paintBoxes(ctx, picture, fittings.boxes)
  for (const stretch of fittings?.roofs ?? []) paintRoof(ctx, picture, stretch)
  paintMasts(ctx, camera, bowl, { palette, isLit, mastHeight: fittings?.mastHeight })
}
