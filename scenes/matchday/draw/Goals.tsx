import { useTick } from '@pixi/react'
import { Texture } from 'pixi.js'
import { useCallback, useMemo, useRef } from 'react'
import type { Camera, Space } from '../../core/camera.ts'
import { makePainting, usePaintings } from '../../core/usePainting.ts'
import { goalBox, GOALS, paintGoal } from '../../paint/paintGoal.ts'
import { bulgeAt, netOfBall } from '../motion/netBulge.ts'
import type { Playback } from '../script/timeline/playback.ts'

interface GoalsProps {
  playback: Playback
  camera: Camera
  space: Space
}

/** Seconds of play for which a net swings and is painted anew in every frame. */
const SWINGING = 2.5

/** Both goals; the net that the ball goes into bulges and swings. */
export function Goals({ playback, camera, space }: GoalsProps) {
  const { reducedMotion } = space
  const sharpness = space.resolution * 1.5
  const boxes = useMemo(() => GOALS.map((end) => goalBox(camera, end)), [camera])
  const make = useCallback(
    () => boxes.map(({ width, height }) => makePainting(width, height, sharpness)),
    [boxes, sharpness],
  )
  const paintings = usePaintings(make)
  const state = useRef({ end: null as (typeof GOALS)[number] | null, since: 0, shown: GOALS.map(() => '') })
  useTick(
    useCallback(() => {
      const { frame } = playback
      const { current } = state
      const end = netOfBall(frame)
      if (end !== current.end) {
        current.end = end
        current.since = frame.second
      }
      const seconds = frame.second - current.since
      const isSwinging = end !== null && !reducedMotion && seconds < SWINGING
      GOALS.forEach((goal, i) => {
        const box = boxes[i]
        const painting = paintings[i]
        if (!box || !painting) return
        const now = `${goal === end} ${goal === end && isSwinging ? frame.second : ''} ${painting.texture.uid}`
        if (now === current.shown[i]) return
        current.shown[i] = now
        const bulge = goal === end ? bulgeAt(frame, Math.max(0, seconds), reducedMotion) : null
        painting.paint((ctx) => {
          ctx.clearRect(0, 0, box.width, box.height)
          ctx.translate(-box.x, -box.y)
          paintGoal(ctx, camera, goal, bulge)
        })
      })
    }, [playback, camera, boxes, paintings, reducedMotion]),
  )
  return (
    <pixiContainer>
      {boxes.map(({ x, y }, i) => (
        <pixiSprite key={GOALS[i] ?? i} texture={paintings[i]?.texture ?? Texture.EMPTY} x={x} y={y} />
      ))}
    </pixiContainer>
  )
}
