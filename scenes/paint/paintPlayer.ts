/** Sprites of players, ball, shadows and name labels. */
import { cssColour, mixColours, type Rgb } from '../core/colour.ts'
import type { Kit } from '../core/kits.ts'
import { disc } from './shapes.ts'

type Context = CanvasRenderingContext2D

export const FONT = '"Barlow Condensed", "Arial Narrow", sans-serif'
const BLACK: Rgb = [8, 11, 16]

/** Canvas size of a token of this radius, in pixels. */
export function tokenSize(radius: number): { width: number; height: number } {
  return { width: Math.ceil(radius * 2 + 6), height: Math.ceil(radius * 2.35 + 6) }
}

/** Player from above: a flat disc in the kit with the shirt number; the away side has a broad ring. */
export function paintToken(ctx: Context, kit: Kit, number: number, radius: number): void {
  const { width } = tokenSize(radius)
  const [x, y] = [width / 2, radius + 3]
  ctx.fillStyle = cssColour(mixColours(kit.ringed ? kit.trim : kit.shirt, BLACK, 0.58))
  disc(ctx, x, y + radius * 0.3, radius)
  ctx.fillRect(x - radius, y, radius * 2, radius * 0.3)
  ctx.fillStyle = cssColour(kit.ringed ? kit.trim : mixColours(kit.shirt, BLACK, 0.28))
  disc(ctx, x, y, radius)
  const inner = radius * (kit.ringed ? 0.76 : 0.9)
  const sheen = ctx.createLinearGradient(0, y - inner, 0, y + inner)
  sheen.addColorStop(0, cssColour(mixColours(kit.shirt, [255, 255, 255], 0.16)))
  sheen.addColorStop(1, cssColour(mixColours(kit.shirt, BLACK, 0.1)))
  ctx.fillStyle = sheen
  disc(ctx, x, y, inner)
  ctx.fillStyle = cssColour(kit.ink)
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.font = `700 ${Math.round(radius * (kit.ringed ? 1.12 : 1.26))}px ${FONT}`
  ctx.fillText(String(number), x, y + radius * 0.42)
}

/** Shadow of a player on the grass: four faint ones under floodlights, a long one by day. */
export function paintShadow(ctx: Context, radius: number, night: boolean): void {
  const centre = radius * 2.5
  const ways = night
    ? [
        [-0.75, 0.5],
        [0.75, 0.5],
        [-0.6, -0.1],
        [0.6, -0.1],
      ]
    : [[0.55, 0.35]]
  for (const [dx = 0, dy = 0] of ways) {
    ctx.fillStyle = night ? 'rgb(0 12 10 / 0.17)' : 'rgb(6 26 12 / 0.36)'
    ctx.beginPath()
    const length = night ? 1.15 : 1.2
    ctx.ellipse(
      centre + dx * radius,
      centre + radius * 0.35 + dy * radius,
      radius * length,
      radius * 0.78,
      Math.atan2(dy, dx),
      0,
      7,
    )
    ctx.fill()
  }
}

export function paintBall(ctx: Context, radius: number): void {
  const centre = radius + 2
  ctx.fillStyle = 'rgb(10 14 18 / 0.55)'
  disc(ctx, centre, centre, radius + 1)
  const sheen = ctx.createRadialGradient(
    centre - radius * 0.3,
    centre - radius * 0.4,
    radius * 0.1,
    centre,
    centre,
    radius,
  )
  sheen.addColorStop(0, '#ffffff')
  sheen.addColorStop(1, '#dfe3e2')
  ctx.fillStyle = sheen
  disc(ctx, centre, centre, radius)
  ctx.fillStyle = '#20262c'
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * Math.PI * 2 - 0.3
    disc(
      ctx,
      centre + Math.cos(angle) * radius * 0.72,
      centre + Math.sin(angle) * radius * 0.72,
      radius * 0.2,
    )
  }
  disc(ctx, centre, centre, radius * 0.26)
}

export function labelWidth(ctx: Context, text: string, size: number): number {
  ctx.font = `600 ${size}px ${FONT}`
  return Math.ceil(ctx.measureText(text).width + size * 1.1)
}

/** Name on an opaque strip, underlined in the colour of the shirt. */
export function paintLabel(ctx: Context, text: string, kit: Kit, box: { width: number; size: number }): void {
  const { width, size } = box
  const height = Math.round(size * 1.45)
  ctx.fillStyle = '#0d1219'
  ctx.fillRect(0, 0, width, height)
  ctx.fillStyle = cssColour(kit.shirt)
  ctx.fillRect(0, height - 2, width, 2)
  ctx.fillStyle = '#f6f3ea'
  ctx.font = `600 ${size}px ${FONT}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.fillText(text, width / 2, size * 1.02)
}
