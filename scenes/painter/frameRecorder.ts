/** Records the drawing of a frame as numbers, which another thread draws with `drawFrame`. */

/** Numbers of an entry: picture, opacity, smoothing and blending, transform, part of the picture, place. */
const ENTRY = 17
/** In place of a picture: the entry fills its place with the colour that comes after the transform. */
const FILL = -1
const BLENDS = ['source-over', 'lighter'] as const
const FIRST_ENTRIES = 128
const IDENTITY = [1, 0, 0, 1, 0, 0] as const

/** Entries of a frame in the first `length` of the numbers. */
export interface FrameEntries {
  numbers: Float32Array<ArrayBuffer>
  length: number
}

/** The part of a 2D context that Pixi draws sprites with. It calls `numberOf` for each picture's number, from 0. */
export class FrameRecorder {
  globalAlpha = 1
  imageSmoothingEnabled = true
  /** Always #rrggbb. */
  fillStyle = '#000000'
  #blend = 0
  #transform = new Float32Array(IDENTITY)
  #entries: FrameEntries = { numbers: new Float32Array(ENTRY * FIRST_ENTRIES), length: 0 }
  #numberOf: (picture: HTMLCanvasElement) => number

  constructor(numberOf: (picture: HTMLCanvasElement) => number) {
    this.#numberOf = numberOf
  }

  get globalCompositeOperation(): string {
    return BLENDS[this.#blend] ?? BLENDS[0]
  }

  set globalCompositeOperation(name: string) {
    const blend = BLENDS.findIndex((known) => known === name)
    if (blend < 0) throw new Error(`Frames cannot be recorded with the blending ${name}`)
    this.#blend = blend
  }

  setTransform(...transform: [a: number, b: number, c: number, d: number, e: number, f: number]): void {
    this.#transform.set(transform)
  }

  /** Does nothing: the canvas is opaque, and filled with its background in every frame. */
  clearRect(): void {}

  fillRect(x: number, y: number, width: number, height: number): void {
    const at = this.#begin(FILL)
    const { numbers } = this.#entries
    numbers[at] = Number.parseInt(this.fillStyle.slice(1), 16)
    this.#place(at + 4, x, y, width, height)
  }

  drawImage(picture: HTMLCanvasElement, ...[sx, sy, sw, sh, x, y, width, height]: EightNumbers): void {
    const at = this.#begin(this.#numberOf(picture))
    this.#place(at, sx, sy, sw, sh)
    this.#place(at + 4, x, y, width, height)
  }

  /** Returns what was recorded and begins anew, in an array that is no longer used. */
  take(unused = new Float32Array(ENTRY * FIRST_ENTRIES)): FrameEntries {
    const taken = this.#entries
    this.#entries = { numbers: unused, length: 0 }
    return taken
  }

  /** Begins an entry and returns where its last eight numbers go. */
  #begin(picture: number): number {
    const at = this.#entries.length
    this.#entries.length += ENTRY
    if (this.#entries.length > this.#entries.numbers.length) {
      const longer = new Float32Array(this.#entries.numbers.length * 2)
      longer.set(this.#entries.numbers)
      this.#entries.numbers = longer
    }
    const { numbers } = this.#entries
    numbers[at] = picture
    numbers[at + 1] = this.globalAlpha
    numbers[at + 2] = this.#blend * 2 + (this.imageSmoothingEnabled ? 1 : 0)
    numbers.set(this.#transform, at + 3)
    return at + 9
  }

  #place(at: number, x: number, y: number, width: number, height: number): void {
    const { numbers } = this.#entries
    numbers[at] = x
    numbers[at + 1] = y
    numbers[at + 2] = width
    numbers[at + 3] = height
  }
}

type EightNumbers = [number, number, number, number, number, number, number, number]

type FrameContext = Pick<
  OffscreenCanvasRenderingContext2D,
  | 'globalAlpha'
  | 'imageSmoothingEnabled'
  | 'globalCompositeOperation'
  | 'fillStyle'
  | 'setTransform'
  | 'fillRect'
  | 'drawImage'
>

/** Draws the entries of a frame with the pictures by their numbers. One whose picture is unknown is left out. */
export function drawFrame(
  ctx: FrameContext,
  { numbers, length }: FrameEntries,
  pictures: ReadonlyMap<number, CanvasImageSource>,
): void {
  for (let i = 0; i < length; i += ENTRY) {
    const n = (offset: number) => numbers[i + offset] ?? 0
    ctx.globalAlpha = n(1)
    ctx.imageSmoothingEnabled = n(2) % 2 === 1
    ctx.globalCompositeOperation = BLENDS[Math.floor(n(2) / 2)] ?? BLENDS[0]
    ctx.setTransform(n(3), n(4), n(5), n(6), n(7), n(8))
    if (n(0) === FILL) {
      ctx.fillStyle = `#${n(9).toString(16).padStart(6, '0')}`
      ctx.fillRect(n(13), n(14), n(15), n(16))
      continue
    }
    const picture = pictures.get(n(0))
    if (picture) ctx.drawImage(picture, n(9), n(10), n(11), n(12), n(13), n(14), n(15), n(16))
  }
}

export type PainterOrder =
  /** The canvas to draw on, once and first. */
  { kind: 'open'; canvas: OffscreenCanvas } | FrameOrder

export interface FrameOrder {
  kind: 'frame'
  entries: FrameEntries
  /** Pictures that are new or painted anew, by the numbers that entries name them by. */
  pictures: readonly { number: number; picture: ImageBitmap }[]
  /** Numbers of pictures that no frame names any more. */
  forgotten: readonly number[]
  /** Size of the canvas in device pixels. */
  width: number
  height: number
}

export type PainterAnswer =
  /** A frame was drawn, in so many milliseconds; its numbers may be used again. */
  | { kind: 'drawn'; workMs: number; numbers: Float32Array<ArrayBuffer> }
  /** Drawing has failed for good. */
  | { kind: 'lost' }
