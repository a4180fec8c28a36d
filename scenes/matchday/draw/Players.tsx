import { useTick } from '@pixi/react'
import type { Container, Sprite } from 'pixi.js'
import { useCallback, useRef } from 'react'
import type { Camera, Point, Space } from '../../core/camera.ts'
import { paintShadow, paintToken, tokenSize } from '../../paint/paintPlayer.ts'
import { useFrameLoop } from '../../core/FrameLoop.ts'
import { makePainting, usePainting, usePaintings } from '../../core/usePainting.ts'
import { FIELD, SLOTS } from '../../core/field.ts'
import type { Kit } from '../../core/kits.ts'
import type { Playback } from '../script/timeline/playback.ts'

interface PlayersProps {
  playback: Playback
  camera: Camera
  space: Space
  /** Token radius in pixels at the middle of the pitch, and pixels per metre there. */
  radius: number
  middleScale: number
  /** Kits by index of the plan's people. */
  kits: readonly Kit[]
}

const SLOT_LIST = Array.from({ length: SLOTS }, (_, slot) => slot)
const FADE_PER_MS = 1 / 350

/** The 22 players as numbered discs in their kits, each with a shadow. */
export function Players({ playback, camera, space, radius, middleScale, kits }: PlayersProps) {
  const { resolution } = space
  const night = space.theme === 'dark'
  const { people } = playback.plan
  const makeTokens = useCallback(() => {
    const size = tokenSize(radius)
    return people.map(({ number }, i) => {
      const painting = makePainting(size.width, size.height, resolution)
      const kit = kits[i]
      if (kit) painting.paint((ctx) => paintToken(ctx, kit, number, radius))
      return painting
    })
  }, [people, kits, radius, resolution])
  const paintings = usePaintings(makeTokens)
  const drawShadow = useCallback(
    (ctx: CanvasRenderingContext2D) => paintShadow(ctx, radius, night),
    [radius, night],
  )
  const shadow = usePainting({ width: radius * 5, height: radius * 5, resolution }, drawShadow)

  const frames = useFrameLoop()
  const groups = useRef<(Container | null)[]>([])
  const tokens = useRef<(Sprite | null)[]>([])
  const point = useRef<Point>({ x: 0, y: 0, scale: 1 })
  useTick(
    useCallback(
      (ticker: { elapsedMS: number }) => {
        const { frame } = playback
        for (let slot = 0; slot < SLOTS; slot++) {
          const group = groups.current[slot]
          const token = tokens.current[slot]
          if (!group || !token) continue
          const who = frame.who[slot] ?? -1
          const texture = paintings[who]?.texture
          const fade = (texture ? 1 : -1) * ticker.elapsedMS * FADE_PER_MS
          group.alpha = Math.max(0, Math.min(1, group.alpha + fade))
          // Fades a substitute in during a pause, too.
          if (group.alpha !== (texture ? 1 : 0)) frames.request()
          group.visible = group.alpha > 0.01
          if (!texture) continue
          if (token.texture !== texture) token.texture = texture
          camera.project(
            (frame.x[slot] ?? 0) * FIELD.length,
            (frame.y[slot] ?? 0) * FIELD.width,
            0,
            point.current,
          )
          group.position.set(point.current.x, point.current.y)
          group.scale.set(point.current.scale / middleScale)
        }
      },
      [playback, camera, paintings, middleScale, frames],
    ),
  )
  return (
    <pixiContainer>
      {SLOT_LIST.map((slot) => (
        <pixiContainer
          key={slot}
          ref={(node) => {
            groups.current[slot] = node
          }}
        >
          <pixiSprite texture={shadow} anchor={0.5} />
          <pixiSprite
            ref={(node) => {
              tokens.current[slot] = node
            }}
            anchor={TOKEN_ANCHOR}
          />
        </pixiContainer>
      ))}
    </pixiContainer>
  )
}

/** Anchor of a token, slightly above the lower edge of its picture. */
const TOKEN_ANCHOR = { x: 0.5, y: 0.58 }
