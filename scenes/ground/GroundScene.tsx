import { useTick } from '@pixi/react'
import type { Sprite } from 'pixi.js'
import { useCallback, useMemo, useRef } from 'react'
import { aimCamera, type Insets } from '../camera.ts'
import { parseColour } from '../colour.ts'
import { planBowl } from '../paint/bowl.ts'
import { groundPalette } from '../paint/palette.ts'
import { NO_INSETS, type Space } from '../space.ts'
import { usePainting } from '../usePainting.ts'
import type { Built } from './buildings.ts'
import { groundLens } from './groundLens.ts'
import { paintAround } from './paintAround.ts'
import { paintMist } from './paintMist.ts'

export interface GroundSceneProps {
  /** Seats; 0 for a club without a stadium. */
  capacity: number
  /** The club's two colours, '#rrggbb'. */
  colours: readonly [string, string]
  /** What has been built; another array is painted anew. */
  facilities: readonly Built[]
  /** Pixels that panels cover. */
  insets?: Insets
}

/** Pixels a second the mist drifts. */
const DRIFT = 5

/** The home ground behind the menus, seen from above: empty, lit, with a little mist. */
export function GroundScene({ scene, space }: { scene: GroundSceneProps; space: Space }) {
  const { width, height, theme, reducedMotion } = space
  const { capacity, colours, facilities } = scene
  const { top, right, bottom, left } = scene.insets ?? NO_INSETS
  const [shirt, trim] = colours
  const bowl = useMemo(() => planBowl(capacity), [capacity])
  const camera = useMemo(
    () => aimCamera({ width, height, insets: { top, right, bottom, left } }, groundLens(bowl)),
    [width, height, top, right, bottom, left, bowl],
  )
  const draw = useCallback(
    (ctx: CanvasRenderingContext2D) =>
      paintAround(ctx, {
        width,
        height,
        camera,
        bowl,
        palette: groundPalette(theme),
        support: { home: [parseColour(shirt), parseColour(trim)], away: null, filled: 0 },
        facilities,
      }),
    [width, height, camera, bowl, theme, shirt, trim, facilities],
  )
  const ground = usePainting({ width, height, resolution: space.resolution }, draw)
  const drawMist = useCallback(
    (ctx: CanvasRenderingContext2D) => paintMist(ctx, width, height * 0.7, theme === 'dark'),
    [width, height, theme],
  )
  const mist = usePainting({ width: width * 2, height: height * 0.7, resolution: 0.25 }, drawMist)
  const sprite = useRef<Sprite>(null)
  useTick({
    callback: useCallback(
      (ticker: { elapsedMS: number }) => {
        if (sprite.current) sprite.current.x = (sprite.current.x - (ticker.elapsedMS / 1000) * DRIFT) % width
      },
      [width],
    ),
    isEnabled: !reducedMotion,
  })
  return (
    <pixiContainer>
      <pixiSprite texture={ground} />
      <pixiSprite ref={sprite} texture={mist} />
    </pixiContainer>
  )
}
