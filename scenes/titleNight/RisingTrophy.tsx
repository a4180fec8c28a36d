import { useTick } from '@pixi/react'
import type { Sprite } from 'pixi.js'
import { useCallback, useLayoutEffect, useRef } from 'react'
import type { Space } from '../core/camera.ts'
import { useFrameLoop } from '../core/FrameLoop.ts'
import { usePainting } from '../core/usePainting.ts'

const RISE_MS = 900

interface RisingTrophyProps {
  /** Pixels at full size. */
  size: Readonly<{ width: number; height: number }>
  draw: (ctx: CanvasRenderingContext2D) => void
  /** Its middle. */
  place: { x: number; y: number }
  scale: number
  space: Space
}

/** A trophy that rises to its place; it stands there at once with reduced motion. */
export function RisingTrophy({ size, draw, place, scale, space }: RisingTrophyProps) {
  const texture = usePainting({ ...size, resolution: space.resolution * 1.5 }, draw)
  const sprite = useRef<Sprite>(null)
  const elapsedMs = useRef(space.reducedMotion ? RISE_MS : 0)
  const frames = useFrameLoop()
  const show = useCallback(() => {
    const { current } = sprite
    if (!current) return
    const share = Math.min(1, elapsedMs.current / RISE_MS)
    current.y = place.y + (1 - share) * (1 - share) * 80
    current.alpha = share
  }, [place.y])
  useTick(
    useCallback(
      (ticker: { elapsedMS: number }) => {
        if (elapsedMs.current >= RISE_MS) return
        frames.request()
        elapsedMs.current += ticker.elapsedMS
        show()
      },
      [frames, show],
    ),
  )
  useLayoutEffect(show, [show])
  return <pixiSprite ref={sprite} texture={texture} anchor={0.5} scale={scale} x={place.x} />
}
