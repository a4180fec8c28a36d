/** WebGL renderers that run on the processor; Pixi's canvas renderer is faster there. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i

/** Chooses Pixi's renderer by the name of the graphics hardware; null means no WebGL. */
export function chooseRenderer(unmaskedRenderer: string | null): 'webgl' | 'canvas' {
  return unmaskedRenderer === null || SOFTWARE.test(unmaskedRenderer) ? 'canvas' : 'webgl'
}

/** Name of the graphics hardware behind WebGL, read from a temporary context; null without WebGL. */
export function unmaskedRenderer(): string | null {
  const gl = document.createElement('canvas').getContext('webgl')
  if (!gl) return null
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER)
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return typeof name === 'string' ? name : ''
}
