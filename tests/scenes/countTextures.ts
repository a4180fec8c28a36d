import { TextureSource, uid } from 'pixi.js'
import { vi } from 'vitest'

/** Counts the textures that have been made from now on and not been destroyed. */
export function countTextures(): () => number {
  const before = uid('textureSource')
  let probes = 1
  let destroyed = 0
  const destroy = Reflect.get<TextureSource, 'destroy'>(TextureSource.prototype, 'destroy')
  vi.spyOn(TextureSource.prototype, 'destroy').mockImplementation(function (this: TextureSource) {
    if (!this.destroyed) destroyed += 1
    destroy.call(this)
  })
  return () => uid('textureSource') - before - probes++ - destroyed
}
