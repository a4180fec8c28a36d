/** Messages between the page and the thread that draws its frames. */
import type { FrameEntries } from './frameRecorder.ts'

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
