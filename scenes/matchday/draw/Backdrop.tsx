import { useTick } from '@pixi/react'
import type { Container, Sprite } from 'pixi.js'
import { type RefObject, useCallback, useMemo, useRef } from 'react'
import type { Weather } from '../../../client/simulation/core/weather.ts'
import type { Side } from '../../../client/simulation/match/matchReport.ts'
import type { Camera, Space } from '../../core/camera.ts'
import { planBowl } from '../../paint/bowl.ts'
import { paintCrowd, type Support } from '../../paint/paintStands.ts'
import { groundPalette } from '../../core/palette.ts'
import { paintGroundPicture } from '../../paint/paintGroundPicture.ts'
import { makePainting, usePainting, usePaintings } from '../../core/usePainting.ts'
import { CLOSE_UP } from './followCamera.ts'
import type { Playback } from '../script/timeline/playback.ts'

interface BackdropProps {
  playback: Playback
  camera: Camera
  space: Space
  capacity: number
  support: Support
  /** Sides whose supporters have brought flags. */
  flags: readonly Side[]
  weather: Weather
  /** Leaves out the spectators that move. */
  isStill: boolean
  /** Container that pans and zooms the picture. */
  picture: RefObject<Container | null>
}

const LAYERS = 2

/** Ground and stands in one texture for the whole pitch and one for the close-up; groups of spectators above it jump after a goal. */
export function Backdrop(props: BackdropProps) {
  const { playback, camera, space, capacity, support, flags, weather, isStill, picture } = props
  const { width, height, resolution, theme, reducedMotion } = space
  const bowl = useMemo(() => planBowl(capacity), [capacity])
  const palette = groundPalette(theme, weather.sky)
  const draw = useCallback(
    (ctx: CanvasRenderingContext2D) =>
      paintGroundPicture(ctx, {
        width,
        height,
        camera,
        bowl,
        palette,
        support,
        flags,
        weather,
        hasGoals: false,
      }),
    [width, height, camera, bowl, palette, support, flags, weather],
  )
  const ground = usePainting({ width, height, resolution, isOpaque: true }, draw)
  const close = usePainting({ width, height, resolution: resolution * CLOSE_UP, isOpaque: true }, draw)
  const makeFans = useCallback(() => {
    if (reducedMotion || isStill) return []
    return Array.from({ length: LAYERS }, (_, layer) => {
      const painting = makePainting(width, height, 1)
      // Dots need no smoothing, which costs much where the camera is close.
      painting.texture.source.scaleMode = 'nearest'
      painting.paint((ctx) => paintCrowd(ctx, camera, bowl, palette, support, { layers: LAYERS, layer }))
      return painting
    })
  }, [width, height, camera, bowl, palette, support, reducedMotion, isStill])
  const fans = usePaintings(makeFans)
  const whole = useRef<Sprite>(null)
  const closeUp = useRef<Sprite>(null)
  const crowd = useRef<Container>(null)
  useTick(
    useCallback(() => {
      const { frame } = playback
      if (whole.current && closeUp.current) {
        const isClose = picture.current?.scale.x === CLOSE_UP
        whole.current.visible = !isClose
        closeUp.current.visible = isClose
      }
      const group = crowd.current
      if (!group) return
      group.visible = frame.phase === 'goal'
      if (!group.visible) return
      for (let i = 0; i < group.children.length; i++) {
        const child = group.children[i]
        if (child) child.y = -5 * Math.abs(Math.sin(frame.sinceEvent * 7 + i * 1.3))
      }
    }, [playback, picture, whole, closeUp]),
  )
  return (
    <pixiContainer>
      <pixiSprite ref={whole} texture={ground} />
      <pixiSprite ref={closeUp} texture={close} visible={false} />
      <pixiContainer ref={crowd} visible={false}>
        {fans.map(({ texture }) => (
          <pixiSprite key={texture.uid} texture={texture} />
        ))}
      </pixiContainer>
    </pixiContainer>
  )
}
