import { handPicturesTo, type Picture, revisionOf, takesPictures } from '../core/usePainting.ts'
import { FrameRecorder, type PainterAnswer, type PainterOrder } from './frameRecorder.ts'
import PainterThread from './painterThread.ts?worker&inline'

/** Frames that may wait to be drawn: one is drawn while the next one is recorded. */
const MAX_WAITING = 2

interface KnownPicture {
  number: number
  revision: number
}

/**
 * Draws the frames of Pixi's canvas renderer in another thread. Without a GPU, drawing takes several times as long as
 * recording what is drawn; the page stays free for its controls.
 */
export class RemotePainter {
  #worker: Worker
  #size = { width: 0, height: 0 }
  #pictures = new WeakMap<HTMLCanvasElement, KnownPicture>()
  #count = 0
  #copier = new Copier()
  #recorder = new FrameRecorder((picture) => this.#numberOf(picture))
  #unused: Float32Array<ArrayBuffer>[] = []
  /** Calls for the frames that are still to be drawn, in order. */
  #waiting: (() => void)[] = []
  #workMs = 0
  #isLost = false
  #onLost: (() => void) | null = null
  /** Copies last as long as their canvases. */
  #copies = new FinalizationRegistry<number>((number) => void this.#forgotten.push(number))
  #renewed: { number: number; picture: ImageBitmap }[] = []
  #forgotten: number[] = []

  /** Starts the other thread. Returns null in a browser that cannot hand a canvas over to one. */
  static start(): RemotePainter | null {
    if (!('transferControlToOffscreen' in HTMLCanvasElement.prototype)) return null
    try {
      return new RemotePainter(new PainterThread())
    } catch {
      return null
    }
  }

  private constructor(worker: Worker) {
    this.#worker = worker
    worker.onmessage = ({ data }: MessageEvent<PainterAnswer>) => this.#receive(data)
    worker.onerror = () => this.#lose()
    handPicturesTo(this)
  }

  /** True while the last frames have not been drawn; another one would come late. */
  get isBehind(): boolean {
    return this.#waiting.length >= MAX_WAITING
  }

  /** Milliseconds of the last frame in the other thread. */
  get workMs(): number {
    return this.#workMs
  }

  /** Makes a canvas without a context record what is drawn on it. */
  attach(canvas: HTMLCanvasElement): void {
    const offscreen = canvas.transferControlToOffscreen()
    this.#order({ kind: 'open', canvas: offscreen }, [offscreen])
    this.#size = { width: canvas.width, height: canvas.height }
    const edge = (name: 'width' | 'height') => ({
      get: () => this.#size[name],
      set: (pixels: number) => {
        this.#size[name] = pixels
      },
    })
    // A canvas whose control has been handed over refuses a context and a size.
    Object.defineProperties(canvas, {
      getContext: { value: () => this.#recorder },
      width: edge('width'),
      height: edge('height'),
    })
  }

  /** Sends what was recorded to be drawn, and calls `onDrawn` once it has been. */
  send(onDrawn: () => void): void {
    const entries = this.#recorder.take(this.#unused.pop())
    const pictures = this.#renewed
    const forgotten = this.#forgotten
    this.#renewed = []
    this.#forgotten = []
    this.#waiting.push(onDrawn)
    this.#order({ kind: 'frame', entries, pictures, forgotten, ...this.#size }, [
      entries.numbers.buffer,
      ...pictures.map(({ picture }) => picture),
    ])
  }

  /** Calls `onLost` once nothing can be drawn any more, also when that has happened before. */
  watch(onLost: () => void): () => void {
    this.#onLost = onLost
    if (this.#isLost) onLost()
    return () => {
      this.#onLost = null
    }
  }

  /** Paints a picture straight for the other thread: a context of its own would take longer than most pictures. */
  take(canvas: HTMLCanvasElement, { isOpaque, paintOn }: Picture): void {
    this.#renew(this.#know(canvas), this.#copier.paint(canvas, !isOpaque, paintOn))
  }

  stop(): void {
    if (takesPictures(this)) handPicturesTo(null)
    this.#worker.terminate()
  }

  #receive(answer: PainterAnswer): void {
    switch (answer.kind) {
      case 'drawn':
        this.#workMs = answer.workMs
        this.#unused.push(answer.numbers)
        this.#waiting.shift()?.()
        return
      case 'lost':
        this.#lose()
    }
  }

  #lose(): void {
    if (this.#isLost) return
    this.#isLost = true
    this.#onLost?.()
  }

  /** Number of a picture whose present state the other thread has. */
  #numberOf(canvas: HTMLCanvasElement): number {
    const known = this.#pictures.get(canvas)
    const revision = revisionOf(canvas)
    if (known?.revision === revision) return known.number
    const number = this.#know(canvas)
    this.#renew(number, this.#copier.copy(canvas))
    return number
  }

  /** Number of a canvas, whose present state is known from now on. */
  #know(canvas: HTMLCanvasElement): number {
    const known = this.#pictures.get(canvas)
    const number = known?.number ?? this.#count++
    this.#pictures.set(canvas, { number, revision: revisionOf(canvas) })
    if (!known) this.#copies.register(canvas, number)
    return number
  }

  #renew(number: number, picture: ImageBitmap): void {
    const waiting = this.#renewed.find((renewed) => renewed.number === number)
    if (!waiting) {
      this.#renewed.push({ number, picture })
      return
    }
    waiting.picture.close()
    waiting.picture = picture
  }

  #order(order: PainterOrder, transfer: Transferable[] = []): void {
    this.#worker.postMessage(order, transfer)
  }
}

/** Paints and copies pictures by way of two canvases of its own, since a context takes long to make. */
class Copier {
  #between = [true, false].map((alpha) => new OffscreenCanvas(1, 1).getContext('2d', { alpha }))

  copy(original: HTMLCanvasElement): ImageBitmap {
    const hasAlpha = original.getContext('2d')?.getContextAttributes().alpha ?? true
    return this.paint(original, hasAlpha, (ctx) => ctx.drawImage(original, 0, 0))
  }

  paint({ width, height }: HTMLCanvasElement, hasAlpha: boolean, paintOn: Picture['paintOn']): ImageBitmap {
    const ctx = this.#between[hasAlpha ? 0 : 1]
    if (!ctx) throw new Error('Pictures cannot be painted for the thread that draws')
    const { canvas } = ctx
    // A canvas is cleared by its size, too, and its context reset.
    Object.assign(canvas, { width, height })
    // Of a canvas of the page it has all that pictures are painted with.
    paintOn(ctx as unknown as CanvasRenderingContext2D)
    return canvas.transferToImageBitmap()
  }
}
