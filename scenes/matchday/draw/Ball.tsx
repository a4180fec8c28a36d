import { useTick } from '@pixi/react'
import type { Sprite } from 'pixi.js'
import { useCallback, useRef, useState } from 'react'
import type { Camera, Point, Space } from '../../core/camera.ts'
import { paintBall } from '../../paint/paintPlayer.ts'
import { usePainting } from '../../core/usePainting.ts'
import { FIELD } from '../../core/field.ts'
import { BallHalo } from '../motion/ballHalo.ts'
import { BallTrail, TRAIL } from '../motion/ballTrail.ts'
import type { Playback } from '../script/timeline/playback.ts'
import { disc } from '../../paint/shapes.ts'

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
/** Most turns of the ball in a frame; a faster spin would seem to stand still or to turn backwards. */
const MAX_TURN = 0.19
/** Metres to the right and downwards by which the shadow is apart, per metre of height, in daylight. */
const SUN = { x: 0.5, y: 0.25 }
/** Metres of height at which the shadow is half as dark. */
const FADING = 7
const PLACES = Array.from({ length: TRAIL }, (_, i) => i)

/** Radius of the light around the ball in a crowd, and the breadth of its rim, in radii of the ball. */
const HALO = { radius: 2.1, rim: 0.5 }

/** Ball that spins as it rolls, with a trail when it is struck, a light in crowds and a shadow on the ground. */
export function Ball({ playback, camera, space, radius, middleScale }: BallProps) {
  const { resolution, reducedMotion, theme } = space
  const size = Math.ceil(radius * 2 + 4)
  const drawBall = useCallback((ctx: CanvasRenderingContext2D) => paintBall(ctx, radius), [radius])
  const drawShadow = useCallback(
    (ctx: CanvasRenderingContext2D) => {
      ctx.fillStyle = 'rgb(0 14 8 / 0.5)'
      disc(ctx, size / 2, size / 2, radius)
    },
    [radius, size],
  )
  const drawGlow = useCallback(
    (ctx: CanvasRenderingContext2D) => {
      ctx.fillStyle = 'rgb(255 255 255 / 0.5)'
      disc(ctx, size / 2, size / 2, radius * 0.8)
    },
    [radius, size],
  )
  const haloSize = Math.ceil(radius * (HALO.radius + HALO.rim) * 2)
  const drawHalo = useCallback(
    (ctx: CanvasRenderingContext2D) => {
      const centre = haloSize / 2
      ctx.fillStyle = 'rgb(255 255 255 / 0.28)'
      disc(ctx, centre, centre, radius * HALO.radius)
      ctx.lineWidth = radius * HALO.rim
      ctx.strokeStyle = 'rgb(255 255 255 / 0.85)'
      ctx.stroke()
    },
    [radius, haloSize],
  )
  const sharp = { width: size, height: size, resolution: resolution * 1.5 }
  const ballTexture = usePainting(sharp, drawBall)
  const shadowTexture = usePainting(sharp, drawShadow)
  const glowTexture = usePainting(sharp, drawGlow)
  const haloTexture = usePainting({ width: haloSize, height: haloSize, resolution }, drawHalo)
  const ball = useRef<Sprite>(null)
  const halo = useRef<Sprite>(null)
  const shadow = useRef<Sprite>(null)
  const glows = useRef<(Sprite | null)[]>([])
  const point = useRef<Point>({ x: 0, y: 0, scale: 1 })
  const second = useRef(0)
  const [trail] = useState(() => new BallTrail())
  const [light] = useState(() => new BallHalo())
  const sun = theme === 'dark' ? 0 : 1
  useTick(
    useCallback(
      (ticker: { elapsedMS: number }) => {
        if (!ball.current || !shadow.current || !halo.current) return
        const { frame } = playback
        const x = frame.ballX * FIELD.length
        const y = frame.ballY * FIELD.width
        const at = point.current
        camera.project(x, y, 0, at)
        const height = frame.ballHeight * at.scale * sun
        shadow.current.position.set(
          at.x + radius * 0.3 + height * SUN.x,
          at.y + radius * 0.4 - height * SUN.y,
        )
        const size = at.scale / middleScale
        shadow.current.scale.set(size * 1.05, size * 0.75)
        shadow.current.alpha = FADING / (FADING + frame.ballHeight)
        camera.project(x, y, frame.ballHeight, at)
        const turns = Math.max(0, frame.second - second.current) * frame.ballSpin
        second.current = frame.second
        if (!reducedMotion) {
          const way = at.x < ball.current.x ? -1 : 1
          ball.current.rotation += way * Math.min(MAX_TURN, turns) * 2 * Math.PI
        }
        ball.current.position.set(at.x, at.y)
        ball.current.scale.set(size * (1 + frame.ballHeight * GROWTH))
        light.advance(frame, ticker.elapsedMS)
        halo.current.alpha = light.strength
        halo.current.position.set(at.x, at.y)
        halo.current.scale.set(size)
        trail.advance(frame)
        trail.places.forEach((place, i) => {
          const glow = glows.current[i]
          if (!glow) return
          glow.alpha = reducedMotion ? 0 : trail.strength * (1 - (i + 1) / (TRAIL + 1))
          if (glow.alpha === 0) return
          camera.project(place.x * FIELD.length, place.y * FIELD.width, place.height, at)
          glow.position.set(at.x, at.y)
          glow.scale.set((at.scale / middleScale) * (1 - (0.5 * i) / TRAIL))
        })
      },
      [playback, camera, radius, middleScale, reducedMotion, sun, trail, light],
    ),
  )
  return (
    <pixiContainer>
      <pixiSprite ref={shadow} texture={shadowTexture} anchor={0.5} />
      {PLACES.map((place) => (
        <pixiSprite
          key={place}
          ref={(node) => {
            glows.current[place] = node
          }}
          texture={glowTexture}
          anchor={0.5}
          alpha={0}
        />
      ))}
      <pixiSprite ref={halo} texture={haloTexture} anchor={0.5} alpha={0} />
      <pixiSprite ref={ball} texture={ballTexture} anchor={0.5} />
    </pixiContainer>
  )
}
