import { useTick } from '@pixi/react'
import { type Sprite, Texture } from 'pixi.js'
import { useCallback, useMemo, useRef } from 'react'
import type { Camera, Point, Space } from '../../core/camera.ts'
import { type Kits, officialKit } from '../../core/kits.ts'
import { usePainting } from '../../core/usePainting.ts'
import { facingOf, planCell } from '../../paint/figureCell.ts'
import { figureShadowSize, paintFigureShadow } from '../../paint/paintFigure.ts'
import { turnOf } from '../motion/figurePlaces.ts'
import type { Playback } from '../script/timeline/playback.ts'
import { useFigurePictures } from './useFigurePictures.ts'

interface RefereeProps {
  playback: Playback
  camera: Camera
  space: Space
  /** Height of a figure in pixels at the middle of the pitch, and pixels per metre there. */
  height: number
  middleScale: number
  kits: Kits
}

/** The referee, who keeps out of the way of the play and is drawn behind it. */
export function RefereeFigure({ playback, camera, space, height, middleScale, kits }: RefereeProps) {
  const { resolution, theme } = space
  const cell = useMemo(() => planCell(height), [height])
  const pictures = useFigurePictures(cell, resolution)
  const look = useMemo(() => ({ kit: officialKit(kits), kitIndex: 0, number: 0, tone: 0 }), [kits])
  const turn = useMemo(() => turnOf(camera), [camera])
  const drawShadow = useCallback(
    (ctx: CanvasRenderingContext2D) => paintFigureShadow(ctx, height, theme === 'dark'),
    [height, theme],
  )
  const shadowTexture = usePainting({ ...figureShadowSize(height), resolution }, drawShadow)
  const figure = useRef<Sprite>(null)
  const shadow = useRef<Sprite>(null)
  const point = useRef<Point>({ x: 0, y: 0, scale: 1 })
  useTick(
    useCallback(() => {
      if (!figure.current || !shadow.current) return
      const { x, y, pose, facing } = playback.frame.referee
      const at = camera.project(x, y, 0, point.current)
      const scale = at.scale / middleScale
      const seen = facingOf(facing + turn)
      const texture = pictures.figure(look, pose, seen.facing)
      if (figure.current.texture !== texture) figure.current.texture = texture
      figure.current.position.set(at.x, at.y)
      figure.current.scale.set(seen.isMirrored ? -scale : scale, scale)
      shadow.current.position.set(at.x, at.y)
      shadow.current.scale.set(scale)
    }, [playback, camera, pictures, look, middleScale, turn]),
  )
  return (
    <pixiContainer>
      <pixiSprite ref={shadow} texture={shadowTexture} anchor={0.5} />
      <pixiSprite ref={figure} texture={Texture.EMPTY} anchor={{ x: 0.5, y: cell.feet / cell.height }} />
    </pixiContainer>
  )
}
