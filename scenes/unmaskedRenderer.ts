/** Name of the graphics hardware behind WebGL, read from a temporary context; null without WebGL. */
export function unmaskedRenderer(): string | null {
  const gl = document.createElement('canvas').getContext('webgl')
  if (!gl) return null
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER)
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return typeof name === 'string' ? name : ''
}
