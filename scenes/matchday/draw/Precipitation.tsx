import { useTick } from '@pixi/react'
import type { Container } from 'pixi.js'
import { useCallback, useMemo, useRef } from 'react'
import type { Sky } from '../../../client/simulation/core/weather.ts'
import type { Space } from '../../core/camera.ts'
import { makePainting, usePaintings } from '../../core/usePainting.ts'
import { dropAt, FALLS } from './fall.ts'
import type { Playback } from '../script/timeline/playback.ts'

interface PrecipitationProps {
  playback: Playback
  space: Space
  sky: Sky
}

/** Rain or snow in front of the picture, which falls while the match goes on. */
export function Precipitation({ playback, space, sky }: PrecipitationProps) {
  const { width, height, resolution } = space
  const fall = FALLS[sky]
  const makeDrop = useCallback(() => {
    if (!fall) return []
    const painting = makePainting(fall.width, fall.length, resolution)
    painting.paint((ctx) => {
      ctx.fillStyle = fall.colour
      ctx.beginPath()
      ctx.roundRect(0, 0, fall.width, fall.length, fall.width / 2)
      ctx.fill()
    })
    return [painting]
  }, [fall, resolution])
  const [drop] = usePaintings(makeDrop)
  const drops = useMemo(() => Array.from({ length: fall?.drops ?? 0 }, (_, i) => i), [fall])
  const group = useRef<Container>(null)
  const seconds = useRef(0)
  useTick(
    useCallback(
      (ticker: { elapsedMS: number }) => {
        const shown = group.current
        if (!shown || !fall) return
        if (playback.isMoving) seconds.current += ticker.elapsedMS / 1000
        for (let i = 0; i < shown.children.length; i++) {
          const child = shown.children[i]
          if (!child) continue
          const { x, y } = dropAt(fall, i, seconds.current)
          child.position.set(x * width, y * height)
          child.rotation = fall.slant
        }
      },
      [playback, fall, width, height],
    ),
  )
  if (!drop) return null
  return (
    <pixiContainer ref={group}>
      {drops.map((i) => (
        <pixiSprite key={i} texture={drop.texture} />
      ))}
    </pixiContainer>
  )
}
