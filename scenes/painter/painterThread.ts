/** Worker that draws recorded frames on the canvas of a page. */
import { drawFrame, type FrameOrder, type PainterAnswer, type PainterOrder } from './frameRecorder.ts'

const pictures = new Map<number, ImageBitmap>()
let ctx: OffscreenCanvasRenderingContext2D | null = null

self.onmessage = ({ data }: MessageEvent<PainterOrder>) => {
  switch (data.kind) {
    case 'open':
      ctx = data.canvas.getContext('2d', { alpha: false })
      data.canvas.addEventListener('contextlost', () => answer({ kind: 'lost' }))
      if (!ctx) answer({ kind: 'lost' })
      return
    case 'frame':
      draw(data)
  }
}

function draw({ entries, pictures: renewed, forgotten, width, height }: FrameOrder): void {
  for (const { number, picture } of renewed) {
    pictures.get(number)?.close()
    pictures.set(number, picture)
  }
  for (const number of forgotten) {
    pictures.get(number)?.close()
    pictures.delete(number)
  }
  if (!ctx) return
  const { canvas } = ctx
  const start = performance.now()
  // With the frame and not before it, so that no empty canvas is shown.
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
  drawFrame(ctx, entries, pictures)
  // The browser paints the frame after this task.
  setTimeout(() => {
    const { numbers } = entries
    answer({ kind: 'drawn', workMs: performance.now() - start, numbers }, [numbers.buffer])
  })
}

function answer(message: PainterAnswer, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer })
}
