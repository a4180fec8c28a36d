import type { Texture } from 'pixi.js'
import { useEffect, useMemo } from 'react'
import { makePainting } from '../core/usePainting.ts'
import { POSES, type Pose } from '../paint/figurePose.ts'
import { angleOf, FACINGS, TONES, type FigureCell } from '../paint/figureCell.ts'
import { paintFigure, paintNumber } from '../paint/paintFigure.ts'
import type { FigureLook } from './figureLooks.ts'

/** Shirt numbers are at most 99. */
const NUMBERS = 100
/** Pixels of a picture per pixel on the screen at rest, so that it is sharp where the camera closes in. */
const SHARPNESS = 1.35

interface FigurePictures {
  figure: (look: FigureLook, pose: Pose, facing: number) => Texture
  number: (look: FigureLook) => Texture
}

/**
 * Pictures of the figures of a match, each painted once for its kit when it is first shown. They are textures of
 * their own: drawing parts of one large sheet made Chromium's canvas flush in the middle of each frame.
 */
export function useFigurePictures(cell: FigureCell, pixels: number): FigurePictures {
  const resolution = Math.min(2, pixels * SHARPNESS)
  const { pictures, made } = useMemo(() => {
    const painted = new Map<number, Texture>()
    const find = (
      key: number,
      size: { width: number; height: number },
      draw: (ctx: CanvasRenderingContext2D) => void,
    ): Texture => {
      const known = painted.get(key)
      if (known) return known
      const painting = makePainting(size.width, size.height, resolution)
      painting.paint(draw)
      painted.set(key, painting.texture)
      return painting.texture
    }
    const found: FigurePictures = {
      figure: ({ kit, kitIndex, tone }, pose, facing) => {
        const index = ((kitIndex * TONES + tone) * POSES.length + POSES.indexOf(pose)) * FACINGS + facing
        return find(index * 2, cell, (ctx) => {
          const feet = { x: cell.width / 2, y: cell.feet }
          paintFigure(ctx, { feet, scale: cell.scale, kit, pose, angle: angleOf(facing), tone })
        })
      },
      number: ({ kit, kitIndex, number }) =>
        find((kitIndex * NUMBERS + number) * 2 + 1, cell.number, (ctx) => {
          paintNumber(ctx, kit, number, cell.number)
        }),
    }
    return { pictures: found, made: painted }
  }, [cell, resolution])
  useEffect(
    () => () => {
      for (const texture of made.values()) texture.destroy(true)
      made.clear()
    },
    [made],
  )
  return pictures
}
