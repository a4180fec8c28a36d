import { useTick } from '@pixi/react'
import type { Container } from 'pixi.js'
import { useCallback, useMemo, useRef } from 'react'
import type { Camera } from '../core/camera.ts'
import { planBowl } from '../paint/bowl.ts'
import { paintCrowd, type Support } from '../paint/paintStands.ts'
import { groundPalette } from '../core/palette.ts'
import { paintGroundPicture } from '../paint/paintGroundPicture.ts'
import type { Space } from '../core/space.ts'
import { makePainting, usePainting, usePaintings } from '../core/usePainting.ts'
import type { Playback } from './playback.ts'

interface BackdropProps {
  playback: Playback
  camera: Camera
  space: Space
  capacity: number
  support: Support
}

const LAYERS = 2

/** Ground and stands in one texture; groups of spectators above it jump after a goal. */
export function Backdrop({ playback, camera, space, capacity, support }: BackdropProps) {
  const { width, height, resolution, theme, reducedMotion } = space
  const bowl = useMemo(() => planBowl(capacity), [capacity])
  const palette = groundPalette(theme)
  const draw = useCallback(
    (ctx: CanvasRenderingContext2D) =>
      paintGroundPicture(ctx, { width, height, camera, bowl, palette, support }),
    [width, height, camera, bowl, palette, support],
  )
  const ground = usePainting({ width, height, resolution }, draw)
  const makeFans = useCallback(() => {
    if (reducedMotion) return []
    return Array.from({ length: LAYERS }, (_, layer) => {
      const painting = makePainting(width, height, 1)
      painting.paint((ctx) => paintCrowd(ctx, camera, bowl, palette, support, { layers: LAYERS, layer }))
      return painting
    })
  }, [width, height, camera, bowl, palette, support, reducedMotion])
  const fans = usePaintings(makeFans)
  const crowd = useRef<Container>(null)
  useTick(
    useCallback(() => {
      const { frame } = playback
      const group = crowd.current
      if (!group) return
      group.visible = frame.phase === 'goal'
      if (!group.visible) return
      for (let i = 0; i < group.children.length; i++) {
        const child = group.children[i]
        if (child) child.y = -5 * Math.abs(Math.sin(frame.sinceEvent * 7 + i * 1.3))
      }
    }, [playback]),
  )
  return (
    <pixiContainer>
      <pixiSprite texture={ground} />
      <pixiContainer ref={crowd} visible={false}>
        {fans.map(({ texture }) => (
          <pixiSprite key={texture.uid} texture={texture} />
        ))}
      </pixiContainer>
    </pixiContainer>
  )
}
