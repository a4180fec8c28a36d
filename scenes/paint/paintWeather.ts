/** Paints the traces of rain and snow on the pitch. */
import type { Sky } from '../../client/simulation/core/weather.ts'
import type { Camera, Point } from '../core/camera.ts'
import { FIELD } from '../core/field.ts'
import { hashFraction } from '../core/stageHash.ts'
import { fade } from './shapes.ts'

type Context = CanvasRenderingContext2D

const PUDDLES = 46
const FLAKES = 5200

/** Wet patches that reflect the sky, or thin snow; nothing below a dry sky. */
export function paintWetOrWhite(ctx: Context, camera: Camera, sky: Sky): void {
  if (sky === 'rain') paintPuddles(ctx, camera)
  if (sky === 'snow') paintSnow(ctx, camera)
}

function paintPuddles(ctx: Context, camera: Camera): void {
  const point: Point = { x: 0, y: 0, scale: 1 }
  for (let i = 0; i < PUDDLES; i++) {
    place(camera, i, 31, point)
    const long = (1.5 + 5 * hashFraction(i, 33)) * point.scale
    ctx.save()
    ctx.translate(point.x, point.y)
    ctx.scale(1, 0.3)
    fade(ctx, { x: 0, y: 0, radius: long }, [
      [0, `rgb(206 222 232 / ${0.1 + 0.12 * hashFraction(i, 34)})`],
      [1, 'rgb(206 222 232 / 0)'],
    ])
    ctx.restore()
  }
}

/** Drifts of flakes, thicker in some places than in others; the lines have been swept. */
function paintSnow(ctx: Context, camera: Camera): void {
  const point: Point = { x: 0, y: 0, scale: 1 }
  for (let i = 0; i < FLAKES; i++) {
    place(camera, i, 35, point)
    const size = (0.25 + 0.55 * hashFraction(i, 37)) * point.scale
    ctx.fillStyle = `rgb(244 248 252 / ${0.12 + 0.2 * hashFraction(Math.floor(i / 90), 38)})`
    ctx.fillRect(point.x - size / 2, point.y - size / 4, size, size / 2)
  }
}

function place(camera: Camera, i: number, part: number, out: Point): void {
  camera.project(hashFraction(i, part) * FIELD.length, hashFraction(i, part + 1) * FIELD.width, 0, out)
}
