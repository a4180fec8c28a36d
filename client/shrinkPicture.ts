/** Side in pixels; the server stores logos at this size. */
const SIDE = 256

/**
 * Scales a picture down to a PNG within 256 × 256 pixels, which is always below 1 MB.
 * Rejects when the browser can't decode the picture.
 */
export async function shrinkPicture(picture: Blob): Promise<Blob> {
  const drawing = await createImageBitmap(picture)
  const scale = Math.min(1, SIDE / Math.max(drawing.width, drawing.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(drawing.width * scale))
  canvas.height = Math.max(1, Math.round(drawing.height * scale))
  canvas.getContext('2d')?.drawImage(drawing, 0, 0, canvas.width, canvas.height)
  drawing.close()
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => {
      if (png) resolve(png)
      else reject(new Error('The browser could not draw the picture'))
    }, 'image/png')
  })
}
