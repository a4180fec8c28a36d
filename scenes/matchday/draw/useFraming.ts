import { useTick } from '@pixi/react'
import type { Container } from 'pixi.js'
import { type RefObject, useCallback, useMemo, useRef } from 'react'
import type { Camera, Space } from '../../core/camera.ts'
import { FollowCamera, type Framing } from './followCamera.ts'
import type { Playback } from '../script/timeline/playback.ts'

interface FramingInput {
  playback: Playback
  camera: Camera
  space: Space
  /** Close-up of a chance that is shown again. */
  replay: Framing | null
  follows: boolean
}

/** Pans and zooms the container of what lies on the pitch: a replay's close-up, the play, or the whole pitch. */
export function useFraming({
  playback,
  camera,
  space,
  replay,
  follows,
}: FramingInput): RefObject<Container | null> {
  const { width, height, reducedMotion } = space
  const picture = useRef<Container>(null)
  const follower = useMemo(() => new FollowCamera(camera, { width, height }), [camera, width, height])
  const cutMs = useRef(Infinity)
  useTick(
    useCallback(
      (ticker: { elapsedMS: number }) => {
        const { current: container } = picture
        if (!container) return
        const isStill = reducedMotion || !follows
        const isCut = playback.sinceCutMs < cutMs.current
        cutMs.current = playback.sinceCutMs
        if (isCut && !isStill) follower.jump(playback.frame)
        else if (!isStill && playback.isMoving) follower.advance(playback.frame, ticker.elapsedMS)
        const { x, y, scale } = replay ?? (isStill ? WHOLE : follower.framing)
        container.position.set(x, y)
        container.scale.set(scale)
      },
      [playback, follower, replay, follows, reducedMotion],
    ),
  )
  return picture
}

const WHOLE = { x: 0, y: 0, scale: 1 }
