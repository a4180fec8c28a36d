import { useApplication } from '@pixi/react'
import { Sprite, Texture, type Container } from 'pixi.js'
import { useCallback } from 'react'

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
