import { useTick } from '@pixi/react'
import type { Sprite } from 'pixi.js'
import { useCallback, useRef } from 'react'
import type { Camera, Point } from '../core/camera.ts'
import { disc, paintBall } from '../paint/paintPlayer.ts'
import type { Space } from '../core/space.ts'
import { usePainting } from '../core/usePainting.ts'
import { FIELD } from '../core/field.ts'
import type { Playback } from './playback.ts'

interface BallProps {
  playback: Playback
  camera: Camera
  space: Space
  /** Radius in pixels at the middle of the pitch, and pixels per metre there. */
  radius: number
  middleScale: number
}

/** Relative growth of the ball per metre of height, in addition to perspective. */
const GROWTH = 0.05

/** Ball with its shadow. */
export function Ball({ playback, camera, space, radius, middleScale }: BallProps) {
  const { resolution } = space
  const size = Math.ceil(radius * 2 + 4)
  const drawBall = useCallback((ctx: CanvasRenderingContext2D) => paintBall(ctx, radius), [radius])
  const drawShadow = useCallback(
    (ctx: CanvasRenderingContext2D) => {
      ctx.fillStyle = 'rgb(0 14 8 / 0.45)'
      disc(ctx, size / 2, size / 2, radius)
    },
    [radius, size],
  )
  const ballTexture = usePainting({ width: size, height: size, resolution }, drawBall)
  const shadowTexture = usePainting({ width: size, height: size, resolution }, drawShadow)
  const ball = useRef<Sprite>(null)
  const shadow = useRef<Sprite>(null)
  const point = useRef<Point>({ x: 0, y: 0, scale: 1 })
  useTick(
    useCallback(
      (ticker: { elapsedMS: number }) => {
        if (!ball.current || !shadow.current) return
        const { frame } = playback
        const x = frame.ballX * FIELD.length
        const y = frame.ballY * FIELD.width
        const at = point.current
        camera.project(x, y, 0, at)
        shadow.current.position.set(at.x + radius * 0.3, at.y + radius * 0.4)
        shadow.current.scale.set((at.scale / middleScale) * 1.05, (at.scale / middleScale) * 0.8)
        camera.project(x, y, frame.ballHeight, at)
        const travelled = Math.hypot(at.x - ball.current.x, at.y - ball.current.y)
        if (!space.reducedMotion && ticker.elapsedMS > 0) ball.current.rotation += travelled / (radius * 3)
        ball.current.position.set(at.x, at.y)
        ball.current.scale.set((at.scale / middleScale) * (1 + frame.ballHeight * GROWTH))
      },
      [playback, camera, radius, middleScale, space.reducedMotion],
    ),
  )
  return (
    <pixiContainer>
      <pixiSprite ref={shadow} texture={shadowTexture} anchor={0.5} />
      <pixiSprite ref={ball} texture={ballTexture} anchor={0.5} />
    </pixiContainer>
  )
}
