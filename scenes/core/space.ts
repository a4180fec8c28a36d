import type { Insets } from './camera.ts'
import type { Theme } from './palette.ts'

/** Canvas of a scene. */
export interface Space {
  /** CSS pixels. */
  width: number
  height: number
  /** Device pixels per CSS pixel, at most 2. */
  resolution: number
  theme: Theme
  reducedMotion: boolean
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 }
