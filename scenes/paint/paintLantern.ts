/** The trophy of the cup: a golden lantern, lit, with ribbons in the winners' colours. */
import { paintRibbons } from './paintRibbons.ts'

type Context = CanvasRenderingContext2D

/** Pixels at full size, with the light around the lantern. */
export const LANTERN = { width: 240, height: 280 } as const

const MIDDLE = LANTERN.width / 2
const GOLD = ['#fff1b8', '#d9a531', '#f8dd86', '#8f6612'] as const
const OUTLINE = '#6b4a0c'
/** Heights of the parts from the top. */
const CAP = { top: 54, bottom: 92 }
const GLASS = { top: 92, bottom: 186, above: 34, below: 46 }
const FOOT = { top: 186, bottom: 206 }
const BASE = { top: 206, bottom: 250 }
/** From the cap down. */
const RIBBON = [
  [44, CAP.bottom - 4],
  [56, CAP.bottom],
  [74, BASE.bottom - 40],
  [64, BASE.bottom - 48],
  [58, BASE.bottom - 38],
] as const

/** Paints over what is there; the light around the lantern lets it through. */
export function paintLantern(ctx: Context, colours: readonly [string, string]): void {
  paintLight(ctx)
  ctx.strokeStyle = OUTLINE
  ctx.lineWidth = 1.5
  paintBase(ctx)
  paintGlass(ctx)
  paintMetal(ctx)
  paintRibbons(ctx, colours, { middle: MIDDLE, outline: RIBBON })
}

function paintLight(ctx: Context): void {
  const y = (GLASS.top + GLASS.bottom) / 2
  const light = ctx.createRadialGradient(MIDDLE, y, 10, MIDDLE, y, MIDDLE)
  light.addColorStop(0, 'rgb(255 224 140 / 0.85)')
  light.addColorStop(0.4, 'rgb(255 200 90 / 0.3)')
  light.addColorStop(1, 'rgb(255 190 70 / 0)')
  ctx.fillStyle = light
  ctx.fillRect(0, 0, LANTERN.width, LANTERN.height)
}

function paintBase(ctx: Context): void {
  ctx.fillStyle = '#20262e'
  ctx.fillRect(MIDDLE - 50, BASE.top, 100, BASE.bottom - BASE.top)
  ctx.fillStyle = '#e9c65a'
  ctx.fillRect(MIDDLE - 30, BASE.top + 13, 60, 16)
}

/** Six panes of glass with the flame behind them. */
function paintGlass(ctx: Context): void {
  const glass = ctx.createLinearGradient(0, GLASS.top, 0, GLASS.bottom)
  glass.addColorStop(0, '#fff6d8')
  glass.addColorStop(1, '#ffc24a')
  ctx.fillStyle = glass
  body(ctx)
  ctx.fill()
  const [x, y] = [MIDDLE, GLASS.bottom - 24]
  ctx.fillStyle = '#ff8a1f'
  flame(ctx, x, y, 1)
  ctx.fillStyle = '#fffbe6'
  flame(ctx, x, y - 2, 0.55)
}

function body(ctx: Context): void {
  ctx.beginPath()
  ctx.moveTo(MIDDLE - GLASS.above, GLASS.top)
  ctx.lineTo(MIDDLE + GLASS.above, GLASS.top)
  ctx.lineTo(MIDDLE + GLASS.below, GLASS.bottom)
  ctx.lineTo(MIDDLE - GLASS.below, GLASS.bottom)
  ctx.closePath()
}

function flame(ctx: Context, x: number, y: number, size: number): void {
  ctx.beginPath()
  ctx.moveTo(x, y - 52 * size)
  ctx.bezierCurveTo(x + 22 * size, y - 24 * size, x + 18 * size, y, x, y)
  ctx.bezierCurveTo(x - 18 * size, y, x - 22 * size, y - 24 * size, x, y - 52 * size)
  ctx.fill()
}

/** Ring, cap, ribs and foot. */
function paintMetal(ctx: Context): void {
  const gold = ctx.createLinearGradient(MIDDLE - 52, 0, MIDDLE + 52, 0)
  GOLD.forEach((colour, i) => gold.addColorStop(i / (GOLD.length - 1), colour))
  ctx.fillStyle = gold
  ctx.strokeStyle = gold
  ctx.lineWidth = 6
  ctx.beginPath()
  ctx.arc(MIDDLE, 36, 16, 0, Math.PI * 2)
  ctx.stroke()
  ctx.lineWidth = 4
  for (const share of [-1, -0.36, 0.36, 1]) {
    ctx.beginPath()
    ctx.moveTo(MIDDLE + share * GLASS.above, GLASS.top)
    ctx.lineTo(MIDDLE + share * GLASS.below, GLASS.bottom)
    ctx.stroke()
  }
  ctx.strokeStyle = OUTLINE
  ctx.lineWidth = 1.5
  ctx.beginPath()
  ctx.moveTo(MIDDLE - 9, CAP.top)
  ctx.lineTo(MIDDLE + 9, CAP.top)
  ctx.bezierCurveTo(MIDDLE + 16, CAP.top + 18, MIDDLE + 40, CAP.bottom - 12, MIDDLE + 46, CAP.bottom)
  ctx.lineTo(MIDDLE - 46, CAP.bottom)
  ctx.bezierCurveTo(MIDDLE - 40, CAP.bottom - 12, MIDDLE - 16, CAP.top + 18, MIDDLE - 9, CAP.top)
  ctx.fill()
  ctx.stroke()
  ctx.fillRect(MIDDLE - 54, FOOT.top, 108, FOOT.bottom - FOOT.top)
  ctx.strokeRect(MIDDLE - 54, FOOT.top, 108, FOOT.bottom - FOOT.top)
}
