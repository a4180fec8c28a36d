/** The league trophy with ribbons in the champions' colours. */
import { paintRibbons } from './paintRibbons.ts'

type Context = CanvasRenderingContext2D

/** Pixels at full size. */
export const TROPHY = { width: 150, height: 210 } as const

/** From the handles down. */
const RIBBON = [
  [58, 74],
  [70, 78],
  [62, 158],
  [54, 148],
  [46, 156],
] as const
const SILVER = ['#f7f9fb', '#b9c2cc', '#eef2f5', '#8d98a4'] as const

export function paintTrophy(ctx: Context, colours: readonly [string, string]): void {
  const { width } = TROPHY
  const middle = width / 2
  ctx.clearRect(0, 0, TROPHY.width, TROPHY.height)
  paintBase(ctx, middle)
  paintHandles(ctx, middle)
  const silver = ctx.createLinearGradient(middle - 46, 0, middle + 46, 0)
  SILVER.forEach((colour, i) => silver.addColorStop(i / (SILVER.length - 1), colour))
  ctx.fillStyle = silver
  ctx.strokeStyle = '#6f7a86'
  ctx.lineWidth = 1.5
  ctx.beginPath()
  ctx.moveTo(middle - 46, 14)
  ctx.bezierCurveTo(middle - 46, 84, middle - 26, 104, middle - 10, 116)
  ctx.lineTo(middle - 10, 150)
  ctx.lineTo(middle - 30, 166)
  ctx.lineTo(middle + 30, 166)
  ctx.lineTo(middle + 10, 150)
  ctx.lineTo(middle + 10, 116)
  ctx.bezierCurveTo(middle + 26, 104, middle + 46, 84, middle + 46, 14)
  ctx.closePath()
  ctx.fill()
  ctx.stroke()
  ctx.beginPath()
  ctx.ellipse(middle, 14, 46, 8, 0, 0, Math.PI * 2)
  ctx.fillStyle = '#5f6a76'
  ctx.fill()
  ctx.stroke()
  paintRibbons(ctx, colours, { middle, outline: RIBBON })
}

function paintBase(ctx: Context, middle: number): void {
  ctx.fillStyle = '#20262e'
  ctx.fillRect(middle - 42, 166, 84, 36)
  ctx.fillStyle = '#e9c65a'
  ctx.fillRect(middle - 26, 176, 52, 14)
}

function paintHandles(ctx: Context, middle: number): void {
  ctx.strokeStyle = '#c3ccd5'
  ctx.lineWidth = 8
  for (const side of [-1, 1]) {
    ctx.beginPath()
    ctx.moveTo(middle + side * 42, 30)
    ctx.bezierCurveTo(middle + side * 78, 26, middle + side * 74, 84, middle + side * 30, 88)
    ctx.stroke()
  }
}
