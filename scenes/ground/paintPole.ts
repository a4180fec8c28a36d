/** Floodlights of practice pitches, masts, dishes and flags. */
import type { Point } from '../core/camera.ts'
import { cssColour } from '../core/colour.ts'
import { glow } from '../paint/paintLight.ts'
import type { Pole } from './buildings.ts'
import type { Site } from './groundSite.ts'
import { disc } from '../paint/shapes.ts'

export function paintPole(site: Site, { x, y, high, from = 0, head }: Pole): void {
  const { ctx, camera, palette } = site
  const foot = camera.project(x, y, from, { x: 0, y: 0, scale: 1 })
  const top = camera.project(x, y, from + high, { x: 0, y: 0, scale: 1 })
  ctx.strokeStyle = palette.night ? '#5a677d' : '#858b8a'
  ctx.lineWidth = Math.max(0.8, top.scale * (head === 'aerial' ? 0.7 : 0.35))
  ctx.beginPath()
  ctx.moveTo(foot.x, foot.y)
  ctx.lineTo(top.x, top.y)
  ctx.stroke()
  HEADS[head](site, top)
}

const HEADS: Record<Pole['head'], (site: Site, top: Point) => void> = {
  lamp: ({ ctx, palette }, { x, y, scale }) => {
    const [wide, high] = [Math.max(2.4, scale * 2.4), Math.max(1.4, scale * 1.2)]
    ctx.fillStyle = palette.night ? '#fffdf0' : '#eef1f0'
    ctx.fillRect(x - wide / 2, y - high / 2, wide, high)
    if (palette.night) shine(ctx, { x, y, scale }, 7, '214 230 255')
  },
  aerial: ({ ctx, palette }, { x, y, scale }) => {
    ctx.fillStyle = palette.night ? '#ff5a4a' : '#c23b2e'
    disc(ctx, x, y, Math.max(1.2, scale * 0.8))
    if (palette.night) shine(ctx, { x, y, scale }, 5, '255 90 74')
  },
  dish: ({ ctx, palette }, { x, y, scale }) => {
    ctx.fillStyle = palette.night ? '#a9b6cc' : '#f4f3ee'
    ctx.beginPath()
    ctx.ellipse(x, y, scale * 1.7, scale * 1.25, -0.6, 0, Math.PI * 2)
    ctx.fill()
    ctx.fillStyle = palette.night ? '#66738a' : '#a3a8a8'
    ctx.beginPath()
    ctx.ellipse(x + scale * 0.2, y - scale * 0.15, scale * 1.1, scale * 0.75, -0.6, 0, Math.PI * 2)
    ctx.fill()
  },
  flag: ({ ctx, finishes }, { x, y, scale }) => {
    ctx.fillStyle = cssColour(finishes.club)
    ctx.fillRect(x, y, scale * 3.2, scale * 2)
    ctx.fillStyle = cssColour(finishes.trim)
    ctx.fillRect(x, y + scale * 0.7, scale * 3.2, scale * 0.6)
  },
}

function shine(ctx: CanvasRenderingContext2D, { x, y, scale }: Point, metres: number, colour: string): void {
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  glow(ctx, { x, y, radius: metres * scale }, colour, 0.4)
  ctx.restore()
}
