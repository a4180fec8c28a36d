import { useTick } from '@pixi/react'
import type { Container } from 'pixi.js'
import { useCallback, useRef } from 'react'
import type { Space } from '../core/camera.ts'
import { cssColour, parseColour } from '../core/colour.ts'
import { useFrameLoop } from '../core/FrameLoop.ts'
import { makePainting, usePaintings } from '../core/usePainting.ts'
import { flakeAt, FLAKES, type FlakePlace } from './confetti.ts'

const FLAKE = { width: 7, height: 11 }

/** Confetti in the champions' colours, falling as long as the night is watched. */
export function TitleConfetti({ colours, space }: { colours: readonly [string, string]; space: Space }) {
  const { width, height, resolution } = space
  const make = useCallback(
    () =>
      [...colours, '#ffffff'].map((colour) => {
        const painting = makePainting(FLAKE.width, FLAKE.height, resolution)
        painting.paint((ctx) => {
          ctx.fillStyle = cssColour(parseColour(colour))
          ctx.fillRect(0, 0, FLAKE.width, FLAKE.height)
        })
        return painting
      }),
    [colours, resolution],
  )
  const paintings = usePaintings(make)
  const group = useRef<Container>(null)
  const elapsedMs = useRef(0)
  const at = useRef<FlakePlace>({ x: 0, y: 0, turn: 0 })
  const frames = useFrameLoop()
  useTick(
    useCallback(
      (ticker: { elapsedMS: number }) => {
        frames.request()
        elapsedMs.current += ticker.elapsedMS
        const pieces = group.current?.children ?? []
        for (let i = 0; i < pieces.length; i++) {
          const [piece, flake] = [pieces[i], FLAKES[i]]
          if (!piece || !flake) continue
          const { x, y, turn } = flakeAt(flake, elapsedMs.current, at.current)
          piece.position.set(x * width, y * height)
          piece.rotation = turn
        }
      },
      [frames, width, height],
    ),
  )
  return (
    <pixiContainer ref={group}>
      {FLAKES.map((_, i) => {
        const texture = paintings[i % paintings.length]?.texture
        return texture && <pixiSprite key={i} texture={texture} anchor={0.5} y={-50} />
      })}
    </pixiContainer>
  )
}
