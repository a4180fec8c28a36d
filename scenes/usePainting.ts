import { CanvasSource, Texture } from 'pixi.js'
import { useEffect, useMemo, useState } from 'react'

/** Texture backed by a 2D canvas that can be repainted. */
interface Painting {
  texture: Texture
  paint(draw: (ctx: CanvasRenderingContext2D) => void): void
}

/** Creates a painting; size in CSS pixels, `resolution` device pixels each. The caller destroys its texture. */
export function makePainting(width: number, height: number, resolution: number): Painting {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width * resolution))
  canvas.height = Math.max(1, Math.ceil(height * resolution))
  const texture = new Texture({ source: new CanvasSource({ resource: canvas, resolution }) })
  return {
    texture,
    paint: (draw) => {
      const ctx = canvas.getContext('2d')
      if (!ctx) return
      ctx.setTransform(resolution, 0, 0, resolution, 0, 0)
      draw(ctx)
      texture.source.update()
    },
  }
}

/** Destroys textures when they are replaced and when the component unmounts. */
export function useDisposal(textures: readonly Texture[]): void {
  useEffect(
    () => () => {
      for (const texture of textures) texture.destroy(true)
    },
    [textures],
  )
}

/** Texture of one size, repainted when `draw` changes; `draw` must be stable (useCallback). */
export function usePainting(
  size: { width: number; height: number; resolution: number },
  draw: (ctx: CanvasRenderingContext2D) => void,
): Texture {
  const { width, height, resolution } = size
  const textures = useMemo(() => {
    const painting = makePainting(width, height, resolution)
    painting.paint(draw)
    return [painting.texture] as const
  }, [width, height, resolution, draw])
  useDisposal(textures)
  return textures[0]
}

const FACES = ['600 16px "Barlow Condensed"', '700 16px "Barlow Condensed"']
/** Sample letters of both subsets of the page's fonts, latin and latin-ext. */
const LETTERS = 'Aaéłş'

/** Returns true once the web font of the textures has loaded, so that they are repainted. */
export function useFontReady(): boolean {
  const [ready, setReady] = useState(() => FACES.every((face) => document.fonts.check(face, LETTERS)))
  useEffect(() => {
    let wanted = true
    void Promise.allSettled(FACES.map((face) => document.fonts.load(face, LETTERS))).then(() => {
      if (wanted) setReady(true)
    })
    return () => {
      wanted = false
    }
  }, [])
  return ready
}
