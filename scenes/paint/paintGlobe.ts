/** The trophy of Europe: a silver globe in golden meridians, with ribbons in the winners' colours. */
import { LANTERN } from './paintLantern.ts'
import { paintRibbons } from './paintRibbons.ts'

type Context = CanvasRenderingContext2D

const MIDDLE = LANTERN.width / 2
const CENTRE = 116
const RADIUS = 66
const GOLD = '#e0b544'
const OUTLINE = '#6b4a0c'
const STEM = { top: CENTRE + RADIUS, bottom: 214 }
const BASE = { top: 214, bottom: 254 }
/** From the equator down. */
const RIBBON = [
  [52, 150],
  [64, 154],
  [78, 236],
  [68, 228],
  [60, 238],
] as const

/** Paints over what is there, at the size of the lantern; the light around the globe lets it through. */
export function paintGlobe(ctx: Context, colours: readonly [string, string]): void {
  paintLight(ctx)
  paintFoot(ctx)
  paintSphere(ctx)
  paintMeridians(ctx)
  paintRibbons(ctx, colours, { middle: MIDDLE, outline: RIBBON })
}

function paintLight(ctx: Context): void {
  const light = ctx.createRadialGradient(MIDDLE, CENTRE, 10, MIDDLE, CENTRE, MIDDLE)
  light.addColorStop(0, 'rgb(190 228 255 / 0.8)')
  light.addColorStop(0.5, 'rgb(150 205 250 / 0.3)')
  light.addColorStop(1, 'rgb(140 200 250 / 0)')
  ctx.fillStyle = light
  ctx.fillRect(0, 0, LANTERN.width, LANTERN.height)
}

function paintFoot(ctx: Context): void {
  ctx.fillStyle = GOLD
  ctx.strokeStyle = OUTLINE
  ctx.lineWidth = 1.5
  ctx.beginPath()
  ctx.moveTo(MIDDLE - 12, STEM.top - 6)
  ctx.lineTo(MIDDLE + 12, STEM.top - 6)
  ctx.lineTo(MIDDLE + 34, STEM.bottom)
  ctx.lineTo(MIDDLE - 34, STEM.bottom)
  ctx.closePath()
  ctx.fill()
  ctx.stroke()
  ctx.fillStyle = '#20262e'
  ctx.fillRect(MIDDLE - 50, BASE.top, 100, BASE.bottom - BASE.top)
  ctx.fillStyle = '#e9c65a'
  ctx.fillRect(MIDDLE - 30, BASE.top + 12, 60, 16)
}

function paintSphere(ctx: Context): void {
  const silver = ctx.createRadialGradient(MIDDLE - 24, CENTRE - 28, 6, MIDDLE, CENTRE, RADIUS)
  silver.addColorStop(0, '#ffffff')
  silver.addColorStop(0.45, '#b9cfe2')
  silver.addColorStop(1, '#3f5f7d')
  ctx.fillStyle = silver
  ctx.beginPath()
  ctx.arc(MIDDLE, CENTRE, RADIUS, 0, Math.PI * 2)
  ctx.fill()
}

/** Meridians, two parallels and the ring around them. */
function paintMeridians(ctx: Context): void {
  ctx.strokeStyle = GOLD
  ctx.lineWidth = 3
  for (const share of [0, 0.5, 0.85]) {
    ctx.beginPath()
    ctx.ellipse(MIDDLE, CENTRE, share * RADIUS, RADIUS, 0, 0, Math.PI * 2)
    ctx.stroke()
  }
  for (const height of [-0.45, 0.45]) {
    const half = RADIUS * Math.sqrt(1 - height * height)
    ctx.beginPath()
    ctx.ellipse(MIDDLE, CENTRE + height * RADIUS, half, half * 0.14, 0, 0, Math.PI * 2)
    ctx.stroke()
  }
  ctx.lineWidth = 6
  ctx.beginPath()
  ctx.arc(MIDDLE, CENTRE, RADIUS + 3, 0, Math.PI * 2)
  ctx.stroke()
}
