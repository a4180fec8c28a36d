import { CanvasSource, type Container, Sprite, Texture } from 'pixi.js'
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { useApplication } from '@pixi/react'

/** Texture backed by a 2D canvas that can be repainted. */
interface Painting {
  texture: Texture
  paint(draw: (ctx: CanvasRenderingContext2D) => void): void
}

/**
 * Creates a painting; size in CSS pixels, `resolution` device pixels each. For `usePaintings`, which destroys it. One
 * without transparent parts is copied in every frame, where others are blended.
 */
export function makePainting(width: number, height: number, resolution: number, isOpaque = false): Painting {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width * resolution))
  canvas.height = Math.max(1, Math.ceil(height * resolution))
  const texture = new Texture({ source: new CanvasSource({ resource: canvas, resolution }) })
  return {
    texture,
    paint: (draw) => {
      const paintOn = (ctx: CanvasRenderingContext2D) => {
        ctx.setTransform(resolution, 0, 0, resolution, 0, 0)
        draw(ctx)
      }
      if (taker) taker.take(canvas, { isOpaque, paintOn })
      else {
        const ctx = canvas.getContext('2d', { alpha: !isOpaque })
        if (!ctx) return
        paintOn(ctx)
        notePainted(canvas)
      }
      texture.source.update()
    },
  }
}

export interface Picture {
  isOpaque: boolean
  /** Paints all of it on a context that is blank. */
  paintOn: (ctx: CanvasRenderingContext2D) => void
}

/** Paints the pictures of canvases that stay empty, since it draws them elsewhere. */
interface PictureTaker {
  take(canvas: HTMLCanvasElement, picture: Picture): void
}

let taker: PictureTaker | null = null

/** Hands all pictures that are painted from now on to one taker; with null each is painted on its canvas. */
export function handPicturesTo(next: PictureTaker | null): void {
  taker = next
}

/** True for the one that pictures are handed to. */
export function takesPictures(candidate: PictureTaker): boolean {
  return taker === candidate
}

const NONE: readonly Painting[] = []

/**
 * Paintings made by `make` once the component is mounted, none before. Destroyed when `make` changes
 * and when the component leaves; keep `make` stable with useCallback.
 */
export function usePaintings(make: () => readonly Painting[]): readonly Painting[] {
  const [paintings, show] = useReducer((_: readonly Painting[], made: readonly Painting[]) => made, NONE)
  const destroy = useDestroyTextures()
  // In a layout effect, so that no frame is drawn between the old paintings and the new ones.
  useLayoutEffect(() => {
    const made = make()
    show(made)
    return () => destroy(made.map(({ texture }) => texture))
  }, [make, destroy])
  return paintings
}

/** Texture of one size, repainted when `draw` changes; `draw` must be stable (useCallback). */
export function usePainting(
  size: { width: number; height: number; resolution: number; isOpaque?: boolean },
  draw: (ctx: CanvasRenderingContext2D) => void,
): Texture {
  const { width, height, resolution, isOpaque = false } = size
  const make = useCallback(() => {
    const painting = makePainting(width, height, resolution, isOpaque)
    painting.paint(draw)
    return [painting]
  }, [width, height, resolution, isOpaque, draw])
  const [painting] = usePaintings(make)
  return painting?.texture ?? Texture.EMPTY
}

/** Number of paintings that `useRecentPainting` keeps: that of one view, and that of the view before. */
const KEPT = 2

interface RecentPainting {
  /** Everything that the picture depends on besides its size, as text. */
  facts: string
  /** Paints the picture; must be stable (useCallback). */
  draw: (ctx: CanvasRenderingContext2D) => void
}

/** Texture like that of `usePainting`, which returns to one of the last pictures without painting it again. */
export function useRecentPainting(
  size: { width: number; height: number; resolution: number },
  { facts, draw }: RecentPainting,
): Texture {
  const { width, height, resolution } = size
  const kept = useRef<{ key: string; texture: Texture }[]>([])
  const [texture, show] = useState<Texture>(Texture.EMPTY)
  const destroy = useDestroyTextures()
  // Before the effect that paints, so that the pictures of a component that StrictMode mounts again are new.
  useLayoutEffect(() => {
    const { current } = kept
    return () => destroy(current.splice(0).map(({ texture }) => texture))
  }, [destroy])
  useLayoutEffect(() => {
    const { current } = kept
    const key = `${width}×${height} ${resolution} ${facts}`
    const place = current.findIndex((picture) => picture.key === key)
    let [picture] = place < 0 ? [] : current.splice(place, 1)
    if (!picture) {
      const painting = makePainting(width, height, resolution)
      painting.paint(draw)
      picture = { key, texture: painting.texture }
    }
    current.unshift(picture)
    destroy(current.splice(KEPT).map(({ texture }) => texture))
    show(picture.texture)
  }, [width, height, resolution, facts, draw, destroy])
  return texture
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

/**
 * Returns a stable function that destroys textures, for the clean-up of a layout effect. Sprites that hold one of them
 * hold none from then on, also those that are transparent: Pixi reads the texture of each sprite when it arranges its
 * batches anew, and fails with one that is destroyed.
 */
export function useDestroyTextures(): (textures: Iterable<Texture>) => void {
  const { app } = useApplication()
  return useCallback(
    (textures) => {
      const gone = new Set(textures)
      if (gone.size === 0) return
      clearSprites(app.stage, gone)
      for (const texture of gone) texture.destroy(true)
    },
    [app],
  )
}

function clearSprites(node: Container, gone: ReadonlySet<Texture>): void {
  if (node instanceof Sprite && gone.has(node.texture)) node.texture = Texture.EMPTY
  for (const child of node.children) clearSprites(child, gone)
}

const revisions = new WeakMap<object, number>()

/** Notes that a canvas has been painted anew. */
function notePainted(canvas: object): void {
  revisions.set(canvas, revisionOf(canvas) + 1)
}

export function revisionOf(canvas: object): number {
  return revisions.get(canvas) ?? 0
}
