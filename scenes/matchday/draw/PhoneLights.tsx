import { useTick } from '@pixi/react'
import type { Container } from 'pixi.js'
import { useCallback, useMemo, useRef } from 'react'
import type { Camera, Space } from '../../core/camera.ts'
import { makePainting, usePaintings } from '../../core/usePainting.ts'
import { planBowl } from '../../paint/bowl.ts'
import { paintPhones } from '../../paint/paintOccasion.ts'
import type { Support } from '../../paint/paintStands.ts'
import type { Playback } from '../script/timeline/playback.ts'

interface PhoneLightsProps {
  playback: Playback
  camera: Camera
  space: Space
  capacity: number
  support: Support
}

const LAYERS = 2
/** Minutes between which the lights come on, one after the other. */
const FROM = 84
const ALL_ON = 86

/** Lights of phones in the stands during the last minutes. */
export function PhoneLights({ playback, camera, space, capacity, support }: PhoneLightsProps) {
  const { width, height, reducedMotion } = space
  const bowl = useMemo(() => planBowl(capacity), [capacity])
  const make = useCallback(
    () =>
      Array.from({ length: LAYERS }, (_, layer) => {
        const painting = makePainting(width, height, 1)
        // Dots need no smoothing, which costs much where the camera is close.
        painting.texture.source.scaleMode = 'nearest'
        painting.paint((ctx) => paintPhones(ctx, { camera, bowl, support }, { layers: LAYERS, layer }))
        return painting
      }),
    [width, height, camera, bowl, support],
  )
  const paintings = usePaintings(make)
  const group = useRef<Container>(null)
  useTick(
    useCallback(() => {
      const lights = group.current
      if (!lights) return
      const { minute, second } = playback.frame
      lights.visible = minute > FROM
      if (!lights.visible) return
      const on = Math.min(1, (minute - FROM) / (ALL_ON - FROM))
      lights.children.forEach((child, layer) => {
        const sway = reducedMotion ? 1 : 0.72 + 0.28 * Math.sin(second * 2.3 + layer * 2.6)
        child.alpha = on * sway
      })
    }, [playback, reducedMotion]),
  )
  return (
    <pixiContainer ref={group} visible={false}>
      {paintings.map(({ texture }) => (
        <pixiSprite key={texture.uid} texture={texture} />
      ))}
    </pixiContainer>
  )
}
