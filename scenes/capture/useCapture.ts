import { useEffect } from 'react'
import type { Insets, Space } from '../core/camera.ts'
import type { FrameLoop } from '../core/FrameLoop.ts'
import { type Capture, captureLayout } from './captureLayout.ts'
import { paintCapture } from './paintCapture.ts'

const FRAMES_PER_SECOND = 30
const BITS_PER_SECOND = 5_000_000
const FORMATS = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm']

interface CaptureInput {
  /** Canvas of the stage; null until there is one. */
  canvas: HTMLCanvasElement | null
  frames: FrameLoop
  space: Space
  insets: Insets
  /** Stable while it is the same. */
  capture: Capture | null
}

/** Saves the next frame as a PNG, or all frames as WebM until the capture ends. Nothing is drawn for it meanwhile. */
export function useCapture({ canvas, frames, space, insets, capture }: CaptureInput): void {
  const { width, height, resolution } = space
  const { top, right, bottom, left } = insets
  useEffect(() => {
    if (!canvas || !capture) return
    const layout = captureLayout({ width, height, resolution }, { top, right, bottom, left })
    const copy = document.createElement('canvas')
    Object.assign(copy, { width: layout.width, height: layout.height + layout.bar })
    const ctx = copy.getContext('2d', { alpha: false })
    if (!ctx) {
      capture.onSaved(null)
      return
    }
    const paint = () => paintCapture(ctx, canvas, layout, capture)
    const end = capture.kind === 'picture' ? savePicture(copy, capture) : recordClip(copy, capture)
    let isTaken = false
    const stop = frames.watch(() => {
      if (capture.kind === 'picture' && isTaken) return
      isTaken = true
      paint()
      if (capture.kind === 'picture') end()
    })
    frames.request()
    return () => {
      stop()
      if (capture.kind === 'clip') end()
    }
  }, [canvas, frames, width, height, resolution, top, right, bottom, left, capture])
}

/** Returns a function that makes the file of what has been painted. */
function savePicture(copy: HTMLCanvasElement, { onSaved }: Capture): () => void {
  return () => copy.toBlob(onSaved, 'image/png')
}

/** Records what is painted until the returned function is called. */
function recordClip(copy: HTMLCanvasElement, { onSaved }: Capture): () => void {
  const mimeType = FORMATS.find((format) => MediaRecorder.isTypeSupported(format))
  if (mimeType === undefined) {
    onSaved(null)
    return () => {}
  }
  const stream = copy.captureStream(FRAMES_PER_SECOND)
  const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: BITS_PER_SECOND })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => void parts.push(data)
  recorder.onstop = () => {
    const file = new Blob(parts, { type: 'video/webm' })
    onSaved(file.size > 0 ? file : null)
  }
  recorder.start()
  return () => {
    if (recorder.state !== 'inactive') recorder.stop()
    for (const track of stream.getTracks()) track.stop()
  }
}
