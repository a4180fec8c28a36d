/** Size of a saved picture, the part of the stage that it shows, and its words. Imports no Pixi. */
import type { Insets } from '../core/camera.ts'

/** Order to save the picture: one frame of it, or all until it is withdrawn. */
export interface Capture {
  kind: 'picture' | 'clip'
  /** Words on the picture, and the address at which the career can be played. */
  title: string
  link: string
  /** Called with the file; with null when the browser has made none. */
  onSaved: (file: Blob | null) => void
}

export interface CaptureLayout {
  /** Part of the canvas, in device pixels. */
  from: { x: number; y: number; width: number; height: number }
  /** Size of the picture, and of the bar with the words below it. */
  width: number
  height: number
  bar: number
}

/** Most pixels of the longer side of a saved picture, without its bar. */
const LONGEST = 1280
/** Height of the bar as a share of the width, and its limits in pixels. */
const BAR = { share: 0.045, least: 40, most: 56 }

/** Layout of what panels leave free of a canvas of this size in CSS pixels. Sides are even, as encoders want them. */
export function captureLayout(
  { width, height, resolution }: { width: number; height: number; resolution: number },
  { top, right, bottom, left }: Insets,
): CaptureLayout {
  const free = { width: Math.max(80, width - left - right), height: Math.max(80, height - top - bottom) }
  const scale = Math.min(resolution, LONGEST / Math.max(free.width, free.height))
  const even = (pixels: number) => Math.max(2, Math.round(pixels / 2) * 2)
  const shown = even(free.width * scale)
  return {
    from: {
      x: left * resolution,
      y: top * resolution,
      width: free.width * resolution,
      height: free.height * resolution,
    },
    width: shown,
    height: even(free.height * scale),
    bar: even(Math.min(BAR.most, Math.max(BAR.least, shown * BAR.share))),
  }
}
