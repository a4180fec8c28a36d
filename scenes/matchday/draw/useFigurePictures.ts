import { Rectangle, Texture } from 'pixi.js'
import { useLayoutEffect, useMemo } from 'react'
import { makePainting, useDestroyTextures } from '../../core/usePainting.ts'
import { type Pose, POSES } from '../../paint/figurePose.ts'
import { angleOf, FACINGS, type FigureCell, paintedPart, TONES } from '../../paint/figureCell.ts'
import { paintFigure, paintNumber } from '../../paint/paintFigure.ts'
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
    const find = (key: number, make: () => Texture): Texture => {
      const known = painted.get(key)
      if (known) return known
      const texture = make()
      painted.set(key, texture)
      return texture
    }
    const found: FigurePictures = {
      figure: ({ kit, kitIndex, tone }, pose, facing) => {
        const index = ((kitIndex * TONES + tone) * POSES.length + POSES.indexOf(pose)) * FACINGS + facing
        return find(index * 2, () => {
          const part = paintedPart(cell, pose, facing)
          const painting = makePainting(part.width, part.height, resolution)
          painting.paint((ctx) => {
            const feet = { x: cell.width / 2 - part.x, y: cell.feet - part.y }
            paintFigure(ctx, { feet, scale: cell.scale, kit, pose, angle: angleOf(facing), tone })
          })
          return withinCell(painting.texture, cell, part)
        })
      },
      number: ({ kit, kitIndex, number }) =>
        find((kitIndex * NUMBERS + number) * 2 + 1, () => {
          const painting = makePainting(cell.number.width, cell.number.height, resolution)
          painting.paint((ctx) => paintNumber(ctx, kit, number, cell.number))
          return painting.texture
        }),
    }
    return { pictures: found, made: painted }
  }, [cell, resolution])
  const destroy = useDestroyTextures()
  useLayoutEffect(
    () => () => {
      destroy(made.values())
      made.clear()
    },
    [made, destroy],
  )
  return pictures
}

/** Texture of a part that sprites place as if it were the whole cell; the empty rest need not be drawn. */
function withinCell(
  part: Texture,
  { width, height }: FigureCell,
  { x, y }: { x: number; y: number },
): Texture {
  const orig = new Rectangle(0, 0, width, height)
  const trim = new Rectangle(x, y, part.width, part.height)
  const whole = new Texture({ source: part.source, orig, trim })
  part.destroy()
  return whole
}
