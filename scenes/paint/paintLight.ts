/** Floodlights and daylight. */
import type { Weather } from '../../client/simulation/core/weather.ts'
import type { Camera, Point } from '../core/camera.ts'
import { CENTRE_X, CENTRE_Y, FIELD } from '../core/field.ts'
import { BOARDS, type Bowl, traceRing } from './bowl.ts'
import type { GroundPalette } from '../core/palette.ts'
import { disc, fade, fillArea, type Spot } from './shapes.ts'

type Context = CanvasRenderingContext2D

/** Default height of the lamps in metres. */
const MAST = 40
/** Below this height of the sun the floodlights are on in the afternoon. */
const DUSK = 0.2

/** An afternoon of August. */
export const FINE: Weather = { sky: 'clear', sun: 0.85 }

/** True when the lamps are on: at night, at dusk and in bad weather. */
export function isFloodlit({ night }: GroundPalette, { sky, sun }: Weather): boolean {
  return night || sky === 'rain' || sky === 'snow' || sun < DUSK
}

/** Positions of the four masts, in metres from the left and top. */
export function mastFeet(bowl: Bowl): readonly (readonly [number, number])[] {
  const out = bowl.offset(bowl.rows) * 0.82 + 3
  return [
    [-out, -out],
    [FIELD.length + out, -out],
    [-out, FIELD.width + out],
    [FIELD.length + out, FIELD.width + out],
  ]
}

/** Light on the grass, below the players. */
export function paintPitchLight(
  ctx: Context,
  camera: Camera,
  bowl: Bowl,
  { isNight, weather }: { isNight: boolean; weather: Weather },
): void {
  const point: Point = { x: 0, y: 0, scale: 1 }
  ctx.save()
  if (isNight) {
    ctx.globalCompositeOperation = 'soft-light'
    for (const [x, y] of [
      [20, 14],
      [FIELD.length - 20, 14],
      [20, FIELD.width - 14],
      [FIELD.length - 20, FIELD.width - 14],
      [CENTRE_X, CENTRE_Y],
    ] as const) {
      camera.project(x, y, 0, point)
      glow(ctx, { ...point, radius: 44 * point.scale }, '255 255 236', 0.42)
    }
  } else if (weather.sky === 'clear') {
    // Afternoon: the stand casts its shadow over a corner of the pitch, further when the sun is low.
    const shade = bowl.height(bowl.rows) * (1.5 - 0.7 * weather.sun)
    ctx.beginPath()
    traceRing(ctx, camera, BOARDS - 1, 0)
    ctx.clip()
    const shaded: Spot[] = [
      [-20, 90],
      [-20, 74 - shade * 1.2],
      [16, 72 - shade],
      [125, 74 - shade * 0.3],
      [125, 90],
    ]
    fillArea(ctx, camera, shaded, 'rgb(10 30 30 / 0.2)')
    ctx.globalCompositeOperation = 'soft-light'
    camera.project(FIELD.length * 0.6, 18, 0, point)
    glow(ctx, { ...point, radius: 80 * point.scale }, weather.sun < DUSK ? '255 226 168' : '255 248 214', 0.5)
  } else {
    ctx.globalCompositeOperation = 'soft-light'
    camera.project(CENTRE_X, CENTRE_Y, 0, point)
    glow(ctx, { ...point, radius: 90 * point.scale }, '236 242 248', 0.3)
  }
  ctx.restore()
}

interface Masts {
  palette: GroundPalette
  isLit: boolean
  /** Metres. */
  mastHeight?: number | undefined
}

/** Masts with their lamps, and at night their cones of light. */
export function paintMasts(
  ctx: Context,
  camera: Camera,
  bowl: Bowl,
  { palette, isLit, mastHeight = MAST }: Masts,
): void {
  const foot: Point = { x: 0, y: 0, scale: 1 }
  const head: Point = { x: 0, y: 0, scale: 1 }
  const { scale } = camera.project(CENTRE_X, CENTRE_Y, 0, { x: 0, y: 0, scale: 1 })
  for (const [x, y] of mastFeet(bowl)) {
    // Masts on the far side rise from behind the stand.
    if (camera.project(x, y, 0, foot).scale < scale) camera.project(x, y, bowl.height(bowl.rows) + 2, foot)
    camera.project(x, y, mastHeight, head)
    ctx.strokeStyle = palette.night ? '#4a566b' : '#8d9290'
    ctx.lineWidth = Math.max(1.5, head.scale * 0.55)
    ctx.beginPath()
    ctx.moveTo(foot.x, foot.y)
    ctx.lineTo(head.x, head.y)
    ctx.stroke()
    if (palette.night) paintCone(ctx, camera, head, x)
    paintLamps(ctx, head, { palette, isLit, size: mastHeight / MAST })
  }
}

function paintCone(ctx: Context, camera: Camera, head: Point, mastX: number): void {
  const near: Point = { x: 0, y: 0, scale: 1 }
  const far: Point = { x: 0, y: 0, scale: 1 }
  const left = mastX < CENTRE_X
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  camera.project(CENTRE_X, CENTRE_Y, 0, near)
  const reach = Math.hypot(near.x - head.x, near.y - head.y) * 1.25
  const gradient = ctx.createRadialGradient(head.x, head.y, 0, head.x, head.y, reach)
  gradient.addColorStop(0, 'rgb(226 238 255 / 0.07)')
  gradient.addColorStop(0.35, 'rgb(214 230 255 / 0.022)')
  gradient.addColorStop(1, 'rgb(214 230 255 / 0)')
  ctx.fillStyle = gradient
  // Nested beams, so that the edge of the cone is soft.
  for (let beam = 1; beam <= 7; beam++) {
    const spread = beam / 7
    const inwards = left ? 1 : -1
    camera.project(CENTRE_X - inwards * (20 + 24 * spread), CENTRE_Y + 30 * spread, 0, near)
    camera.project(CENTRE_X + inwards * 30 * spread, CENTRE_Y - 30 * spread, 0, far)
    ctx.beginPath()
    ctx.moveTo(head.x, head.y)
    // Extends beyond the pitch, so that the light has faded before the beam ends.
    ctx.lineTo(head.x + (near.x - head.x) * 2, head.y + (near.y - head.y) * 2)
    ctx.lineTo(head.x + (far.x - head.x) * 2, head.y + (far.y - head.y) * 2)
    ctx.closePath()
    ctx.fill()
  }
  ctx.restore()
}

function paintLamps(
  ctx: Context,
  head: Point,
  { palette, isLit, size }: { palette: GroundPalette; isLit: boolean; size: number },
): void {
  const unit = Math.max(1.6, head.scale * 1.05) * size
  const [wide, high] = [unit * 7, unit * 5]
  ctx.fillStyle = palette.night ? '#2b3547' : '#7f8582'
  ctx.fillRect(head.x - wide / 2 - 1, head.y - high / 2 - 1, wide + 2, high + 2)
  for (let i = 0; i < 5; i++) {
    for (let j = 0; j < 3; j++) {
      const x = head.x - wide / 2 + (wide * (i + 0.5)) / 5
      const y = head.y - high / 2 + (high * (j + 0.5)) / 3
      ctx.fillStyle = isLit ? '#fffdf0' : '#dfe5e6'
      disc(ctx, x, y, unit * 0.55)
    }
  }
  if (!isLit) return
  // By day the lamps shine less far against the sky.
  const reach = palette.night ? 1 : 0.5
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  glow(ctx, { ...head, radius: unit * 26 * reach }, '206 224 255', 0.5)
  glow(ctx, { ...head, radius: unit * 8 }, '255 255 244', 0.85)
  ctx.restore()
}

/** Light that is brightest in the middle. */
export function glow(
  ctx: Context,
  circle: { x: number; y: number; radius: number },
  colour: string,
  alpha: number,
): void {
  fade(ctx, circle, [
    [0, `rgb(${colour} / ${alpha})`],
    [0.4, `rgb(${colour} / ${alpha * 0.35})`],
    [1, `rgb(${colour} / 0)`],
  ])
}
