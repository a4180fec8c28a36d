import { useCallback, useMemo } from 'react'
import { aimCamera, type Insets, NO_INSETS, type Space } from '../core/camera.ts'
import { parseColour } from '../core/colour.ts'
import { useFrameLoop } from '../core/FrameLoop.ts'
import { planBowl } from '../paint/bowl.ts'
import { groundPalette } from '../core/palette.ts'
import { useRecentPainting } from '../core/usePainting.ts'
import type { Built } from './buildings.ts'
import { groundLens } from './lots.ts'
import { paintAround, paintMist } from './paintAround.ts'

export interface GroundSceneProps {
  /** Number of seats; 0 for a club without a stadium. */
  capacity: number
  /** Colours of the club, '#rrggbb'. */
  colours: readonly [string, string]
  /** Facilities of the club. */
  facilities: readonly Built[]
  /** The club holds the cup, which stands before the main stand. */
  hasCup: boolean
  /** Pixels covered by panels. */
  insets?: Insets
}

/** Home ground behind the menus, from above: empty, lit, with a little mist. */
export function GroundScene({ scene, space }: { scene: GroundSceneProps; space: Space }) {
  const { width, height, theme } = space
  const { capacity, colours, facilities, hasCup } = scene
  const { top, right, bottom, left } = scene.insets ?? NO_INSETS
  const [shirt, trim] = colours
  const bowl = useMemo(() => planBowl(capacity), [capacity])
  const camera = useMemo(
    () => aimCamera({ width, height, insets: { top, right, bottom, left } }, groundLens(bowl)),
    [width, height, top, right, bottom, left, bowl],
  )
  const draw = useCallback(
    (ctx: CanvasRenderingContext2D) => {
      paintAround(ctx, {
        width,
        height,
        camera,
        bowl,
        palette: groundPalette(theme),
        support: { home: [parseColour(shirt), parseColour(trim)], away: null, filled: 0, guests: 0 },
        facilities,
        hasCup,
      })
      paintMist(ctx, width, height * 0.7, theme === 'dark')
    },
    [width, height, camera, bowl, theme, shirt, trim, facilities, hasCup],
  )
  // The camera follows from the insets and the capacity.
  const facts = JSON.stringify([top, right, bottom, left, theme, capacity, shirt, trim, facilities, hasCup])
  const ground = useRecentPainting({ width, height, resolution: space.resolution }, { facts, draw })
  useFrameLoop()
  return <pixiSprite texture={ground} />
}
