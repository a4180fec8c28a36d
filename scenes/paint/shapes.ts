/** Shapes on a canvas, and paths between points of the pitch. */
import type { Camera, Point } from '../core/camera.ts'

type Context = CanvasRenderingContext2D
/** Metres from the left, from the top and above the ground. */
export type Spot = readonly [number, number, number?]

/** Corners of a level rectangle between two of them. */
export function rectangle([left, top]: Spot, [right, bottom]: Spot, height = 0): Spot[] {
  return [
    [left, top, height],
    [right, top, height],
    [right, bottom, height],
    [left, bottom, height],
  ]
}

/** Fills the area between corners. */
export function fillArea(ctx: Context, camera: Camera, corners: readonly Spot[], colour: string): void {
  path(ctx, camera, corners, true)
  ctx.fillStyle = colour
  ctx.fill()
}

export function stroke(ctx: Context, camera: Camera, spots: readonly Spot[], closed = false): void {
  path(ctx, camera, spots, closed)
  ctx.stroke()
}

export function path(ctx: Context, camera: Camera, spots: readonly Spot[], closed: boolean): void {
  const point: Point = { x: 0, y: 0, scale: 1 }
  ctx.beginPath()
  spots.forEach(([x, y, height = 0], i) => {
    camera.project(x, y, height, point)
    if (i === 0) ctx.moveTo(point.x, point.y)
    else ctx.lineTo(point.x, point.y)
  })
  if (closed) ctx.closePath()
}

export function disc(ctx: Context, x: number, y: number, radius: number): void {
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, Math.PI * 2)
  ctx.fill()
}

/** Fills the square around a point with a colour that fades outwards; stops as for a gradient. */
export function fade(
  ctx: Context,
  { x, y, radius }: { x: number; y: number; radius: number },
  stops: readonly (readonly [number, string])[],
): void {
  const gradient = ctx.createRadialGradient(x, y, 0, x, y, radius)
  for (const [share, colour] of stops) gradient.addColorStop(share, colour)
  ctx.fillStyle = gradient
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}
