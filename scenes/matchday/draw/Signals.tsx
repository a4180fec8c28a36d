import { useTick } from '@pixi/react'
import { type Sprite, Texture } from 'pixi.js'
import { useCallback, useMemo, useRef } from 'react'
import type { Camera, Point, Space } from '../../core/camera.ts'
import { CENTRE_Y, FIELD } from '../../core/field.ts'
import { makePainting, usePaintings } from '../../core/usePainting.ts'
import { planCell } from '../../paint/figureCell.ts'
import { CARD_COLOURS, paintAssistant, paintCard } from '../../paint/paintSignals.ts'
import type { Playback } from '../script/timeline/playback.ts'

interface SignalsProps {
  playback: Playback
  camera: Camera
  space: Space
  /** Height of a figure in pixels at the middle of the pitch, and pixels per metre there. */
  figure: number
  middleScale: number
  /** Pixels from a player's feet to the top of a card, below their name. */
  height: number
}

/** Least height of the assistant in pixels. */
const LEAST = 24
/** Room for the flag above the picture of a figure, as a share of the figure's height. */
const FLAG_ROOM = 0.5
/** Metres from the touchline to the assistant. */
const OUTSIDE = 1.1
/** Distance of a card from the player's middle, as a share of the figure's height. */
const BESIDE = 0.52
/** Seconds in which a card or flag comes up. */
const COMING = 0.2

/** Card beside the player it is shown to, and the assistant with the flag up at an offside. */
export function Signals({ playback, camera, space, figure, middleScale, height }: SignalsProps) {
  const { resolution, reducedMotion } = space
  const sharpness = resolution * 1.4
  const size = Math.max(LEAST, figure)
  const card = useMemo(() => ({ width: Math.round(size * 0.32), height: Math.round(size * 0.46) }), [size])
  const cell = useMemo(() => {
    const { width, height, feet, scale } = planCell(size)
    const flag = Math.round(size * FLAG_ROOM)
    return { width, height: height + flag, feet: feet + flag, scale }
  }, [size])
  const turns = useMemo(() => [-1, 1].map((way) => towardsPitch(camera, way)), [camera])
  const make = useCallback(() => {
    const cards = (['yellow-card', 'red-card'] as const).map((kind) => {
      const painting = makePainting(card.width, card.height, sharpness)
      painting.paint((ctx) => paintCard(ctx, CARD_COLOURS[kind], card))
      return painting
    })
    const assistants = turns.map((angle) => {
      const painting = makePainting(cell.width, cell.height, sharpness)
      painting.paint((ctx) =>
        paintAssistant(ctx, { feet: { x: cell.width / 2, y: cell.feet }, scale: cell.scale, angle }),
      )
      return painting
    })
    return [...cards, ...assistants]
  }, [card, cell, turns, sharpness])
  const paintings = usePaintings(make)
  const shown = useRef<Sprite>(null)
  const assistant = useRef<Sprite>(null)
  const point = useRef<Point>({ x: 0, y: 0, scale: 1 })
  useTick(
    useCallback(() => {
      const [cardSprite, flagSprite] = [shown.current, assistant.current]
      if (!cardSprite || !flagSprite) return
      cardSprite.visible = false
      flagSprite.visible = false
      const { frame } = playback
      const at = point.current
      for (const { kind, slot, from, x, y } of frame.gestures) {
        const come = reducedMotion ? 1 : Math.min(1, Math.max(0, (frame.second - from) / COMING))
        if (kind === 'flag') {
          const isNear = y > CENTRE_Y
          camera.project(x, y + (isNear ? OUTSIDE : -OUTSIDE), 0, at)
          show(flagSprite, paintings[isNear ? 3 : 2]?.texture, at, at.scale / middleScale)
          flagSprite.alpha = come
        } else if (kind === 'yellow-card' || kind === 'red-card') {
          camera.project((frame.x[slot] ?? 0) * FIELD.length, (frame.y[slot] ?? 0) * FIELD.width, 0, at)
          at.x += size * BESIDE
          at.y -= height - card.height
          show(cardSprite, paintings[kind === 'red-card' ? 1 : 0]?.texture, at, 0.6 + 0.4 * come)
        }
      }
    }, [playback, camera, paintings, middleScale, height, size, card, reducedMotion]),
  )
  return (
    <pixiContainer>
      <pixiSprite
        ref={assistant}
        texture={Texture.EMPTY}
        anchor={{ x: 0.5, y: cell.feet / cell.height }}
        visible={false}
      />
      <pixiSprite ref={shown} texture={Texture.EMPTY} anchor={CARD_ANCHOR} visible={false} />
    </pixiContainer>
  )
}

const CARD_ANCHOR = { x: 0.5, y: 1 }

function show(sprite: Sprite, texture: Texture | undefined, { x, y }: Point, scale: number): void {
  if (!texture) return
  sprite.visible = true
  if (sprite.texture !== texture) sprite.texture = texture
  sprite.position.set(x, y)
  sprite.scale.set(scale)
}

/** Radians on the picture from a touchline (−1 the far one, 1 the near one) towards the pitch. */
function towardsPitch({ project }: Camera, way: number): number {
  const line = project(FIELD.length / 2, CENTRE_Y + (way * FIELD.width) / 2, 0, { x: 0, y: 0, scale: 1 })
  const middle = project(FIELD.length / 2, CENTRE_Y, 0, { x: 0, y: 0, scale: 1 })
  return Math.atan2(middle.y - line.y, middle.x - line.x)
}
