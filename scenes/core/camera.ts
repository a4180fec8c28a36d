/** Perspective projection from a camera above the stand: metres in, pixels out. */
import { FIELD } from './field.ts'
import type { Theme } from './palette.ts'

/** Pixels of the canvas that panels cover. */
export interface Insets {
  top: number
  right: number
  bottom: number
  left: number
}

export interface View {
  width: number
  height: number
  insets: Insets
}

/** A point on the canvas; `scale` is pixels per metre there. */
export interface Point {
  x: number
  y: number
  scale: number
}

export interface Camera {
  /** True when the pitch is drawn upright, with the home side attacking upwards first. */
  upright: boolean
  /** Area of the canvas that no panel covers. */
  inner: { x: number; y: number; width: number; height: number }
  /** Projects metres from the left and top of the pitch and above the ground into `out`, and returns it. */
  project: (x: number, y: number, height: number, out: Point) => Point
}

export interface Lens {
  /** Metres from the camera to the middle of the pitch; nearer increases the perspective. */
  distance: number
  /** Sine of the camera's downward angle: lowest and highest. */
  slope: readonly [number, number]
  /** Metres around the pitch that must be visible: beside, beyond and before it. */
  margin: { beside: number; beyond: number; before: number }
  /** Draws the pitch upright where the area is taller than wide. */
  upright: boolean
}

/** Camera behind the touchline, as on television. */
export const BROADCAST: Lens = {
  distance: 185,
  slope: [0.62, 0.83],
  margin: { beside: 5, beyond: 15, before: 4 },
  upright: true,
}

export function aimCamera(view: View, lens: Lens): Camera {
  const { insets } = view
  const inner = {
    x: insets.left,
    y: insets.top,
    width: Math.max(80, view.width - insets.left - insets.right),
    height: Math.max(80, view.height - insets.top - insets.bottom),
  }
  const free = inner.height
  const upright = lens.upright && inner.width / free < 0.95
  const halfWide = (upright ? FIELD.width : FIELD.length) / 2
  const halfDeep = (upright ? FIELD.length : FIELD.width) / 2
  const margin = upright ? { beside: 4, beyond: 14, before: 4 } : lens.margin
  const wide = 2 * (halfWide + margin.beside)
  const deep = 2 * halfDeep + margin.beyond + margin.before
  const fill = ((free / inner.width) * wide) / deep
  const sine = Math.min(lens.slope[1], Math.max(lens.slope[0], fill))
  const cosine = Math.sqrt(1 - sine * sine)
  const raw = (across: number, away: number, height: number, out: Point): Point => {
    out.scale = lens.distance / (lens.distance + away * cosine - height * sine)
    out.x = across * out.scale
    out.y = -(away * sine + height * cosine) * out.scale
    return out
  }
  const near = raw(0, -halfDeep - margin.before, 0, { x: 0, y: 0, scale: 1 })
  const far = raw(0, halfDeep + margin.beyond, 0, { x: 0, y: 0, scale: 1 })
  const corner = raw(halfWide + margin.beside, -halfDeep, 0, { x: 0, y: 0, scale: 1 })
  const zoom = Math.min(inner.width / (2 * corner.x), free / (near.y - far.y))
  const centreX = inner.x + inner.width / 2
  const centreY = inner.y + free / 2 - ((near.y + far.y) / 2) * zoom
  return {
    upright,
    inner,
    project: (x, y, height, out) => {
      const across = upright ? y - FIELD.width / 2 : x - FIELD.length / 2
      const away = upright ? x - FIELD.length / 2 : FIELD.width / 2 - y
      raw(across, away, height, out)
      out.x = centreX + out.x * zoom
      out.y = centreY + out.y * zoom
      out.scale *= zoom
      return out
    },
  }
}

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
