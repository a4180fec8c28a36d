/** Names of renderers that draw WebGL on the processor: Pixi's canvas renderer is faster there. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i

/** Which of Pixi's renderers to prefer; null means there is no WebGL at all. */
export function chooseRenderer(unmaskedRenderer: string | null): 'webgl' | 'canvas' {
  return unmaskedRenderer === null || SOFTWARE.test(unmaskedRenderer) ? 'canvas' : 'webgl'
}
