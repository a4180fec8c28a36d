import { useTick } from '@pixi/react'
import { type Sprite, Texture } from 'pixi.js'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Camera, Point, Space } from '../../core/camera.ts'
import { useFrameLoop } from '../../core/FrameLoop.ts'
import { type Kits, officialKit, type Kit } from '../../core/kits.ts'
import { usePainting } from '../../core/usePainting.ts'
import { type Chest, chestOf, type Pose, POSES, TILT } from '../../paint/figurePose.ts'
import { angleOf, facingOf, FACINGS, planCell } from '../../paint/figureCell.ts'
import { figureShadowSize, paintFigureShadow, paintHolderRing } from '../../paint/paintFigure.ts'
import { FigureMotion } from '../motion/figureMotion.ts'
import { FigurePlaces, FIGURES, REFEREE, turnOf } from '../motion/figurePlaces.ts'
import { lookOf, officialLook } from './figureLooks.ts'
import type { Playback } from '../script/timeline/playback.ts'
import { useFigurePictures } from './useFigurePictures.ts'

interface FiguresProps {
  playback: Playback
  camera: Camera
  space: Space
  /** Height of a figure in pixels at the middle of the pitch, and pixels per metre there. */
  height: number
  middleScale: number
  /** Kits by index of the plan's people, and those that the referee's differs from. */
  kits: readonly Kit[]
  sides: Kits
}

const PLACES = Array.from({ length: FIGURES }, (_, place) => place)

/** Players and referee as running figures in their kits, the nearest in front, each with a shadow. */
export function Figures({ playback, camera, space, height, middleScale, kits, sides }: FiguresProps) {
  const { resolution } = space
  const { people } = playback.plan
  const looks = useMemo(() => lookOf(people, kits), [people, kits])
  const official = useMemo(() => officialLook(kits, officialKit(sides)), [kits, sides])
  const cell = useMemo(() => planCell(height), [height])
  const pictures = useFigurePictures(cell, resolution)
  const night = space.theme === 'dark'
  const drawShadow = useCallback(
    (ctx: CanvasRenderingContext2D) => paintFigureShadow(ctx, height, night),
    [height, night],
  )
  const drawRing = useCallback((ctx: CanvasRenderingContext2D) => paintHolderRing(ctx, height), [height])
  const square = { width: height * 2, height: height * 2, resolution }
  const shadowTexture = usePainting({ ...figureShadowSize(height), resolution }, drawShadow)
  const ringTexture = usePainting(square, drawRing)

  const frames = useFrameLoop()
  const [motion] = useState(() => new FigureMotion())
  const [places] = useState(() => new FigurePlaces())
  const turn = useMemo(() => turnOf(camera), [camera])
  const ring = useRef<Sprite>(null)
  const shadows = useRef<(Sprite | null)[]>([])
  const figures = useRef<(Sprite | null)[]>([])
  const numbers = useRef<(Sprite | null)[]>([])
  useTick(
    useCallback(
      (ticker: { elapsedMS: number }) => {
        const { frame } = playback
        const { order, points, alphas } = places
        motion.advance(frame)
        // Fades a substitute in during a pause, too.
        if (places.advance(frame, camera, ticker.elapsedMS)) frames.request()
        points.forEach((point, slot) => {
          const shadow = shadows.current[slot]
          if (shadow) lay(shadow, point, middleScale, alphas[slot] ?? 0)
        })
        const holder = points[places.holder]
        if (ring.current && holder) lay(ring.current, holder, middleScale, alphas[places.holder] ?? 0)
        order.forEach((slot, place) => {
          const figure = figures.current[place]
          const number = numbers.current[place]
          const point = points[slot]
          const isReferee = slot === REFEREE
          const look = isReferee ? official : looks[frame.who[slot] ?? -1]
          if (!figure || !number || !point) return
          // Hidden by their alpha: a change of what is visible makes Pixi rebuild its instructions.
          figure.alpha = look ? (alphas[slot] ?? 0) : 0
          number.alpha = 0
          if (!look) return
          const pose = isReferee ? frame.referee.pose : (motion.poses[slot] ?? 'stand')
          const angle = isReferee ? frame.referee.facing : (motion.facing[slot] ?? 0)
          const { facing, isMirrored } = facingOf(angle + turn)
          const scale = point.scale / middleScale
          const metre = cell.scale * scale
          const y = point.y - (motion.lift[slot] ?? 0) * TILT.height * metre
          setTexture(figure, pictures.figure(look, pose, facing))
          figure.position.set(point.x, y)
          figure.scale.set(isMirrored ? -scale : scale, scale)
          const chest = CHESTS[pose][facing]
          if (!chest || isReferee) return
          setTexture(number, pictures.number(look))
          number.alpha = figure.alpha
          number.position.set(point.x + (isMirrored ? -chest.x : chest.x) * metre, y + chest.y * metre)
          number.scale.set(scale * chest.breadth, scale)
        })
      },
      [playback, camera, pictures, looks, official, cell, middleScale, motion, places, turn, frames],
    ),
  )
  return (
    <pixiContainer>
      {PLACES.map((slot) => (
        <pixiSprite
          key={slot}
          ref={(node) => {
            shadows.current[slot] = node
          }}
          texture={shadowTexture}
          anchor={0.5}
        />
      ))}
      <pixiSprite ref={ring} texture={ringTexture} anchor={0.5} alpha={0} />
      {PLACES.map((place) => (
        <pixiContainer key={`figure ${place}`}>
          <pixiSprite
            ref={(node) => {
              figures.current[place] = node
            }}
            texture={Texture.EMPTY}
            anchor={{ x: 0.5, y: cell.feet / cell.height }}
          />
          <pixiSprite
            ref={(node) => {
              numbers.current[place] = node
            }}
            texture={Texture.EMPTY}
            anchor={0.5}
          />
        </pixiContainer>
      ))}
    </pixiContainer>
  )
}

/** Lays a picture on the grass. */
function lay(sprite: Sprite, { x, y, scale }: Point, middleScale: number, alpha: number): void {
  sprite.position.set(x, y)
  sprite.scale.set(scale / middleScale)
  sprite.alpha = alpha
}

function setTexture(sprite: Sprite, texture: Texture): void {
  if (sprite.texture !== texture) sprite.texture = texture
}

/** Place of the shirt number by pose and facing. */
const CHESTS = Object.fromEntries(
  POSES.map((pose) => [pose, Array.from({ length: FACINGS }, (_, i) => chestOf(pose, angleOf(i)))]),
) as Record<Pose, (Chest | null)[]>
