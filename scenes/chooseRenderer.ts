/** WebGL renderers that run on the processor; Pixi's canvas renderer is faster there. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i

/** Chooses Pixi's renderer by the name of the graphics hardware; null means no WebGL. */
export function chooseRenderer(unmaskedRenderer: string | null): 'webgl' | 'canvas' {
  return unmaskedRenderer === null || SOFTWARE.test(unmaskedRenderer) ? 'canvas' : 'webgl'
}
