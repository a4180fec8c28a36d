import { cssColour, parseColour } from '../core/colour.ts'

interface Ribbons {
  middle: number
  /** Corners of one, each in pixels from the middle and from the top. */
  outline: readonly (readonly [aside: number, down: number])[]
}

/** Ribbons on both sides of a trophy, one of each colour. */
export function paintRibbons(
  ctx: CanvasRenderingContext2D,
  [left, right]: readonly [string, string],
  { middle, outline }: Ribbons,
): void {
  for (const [side, colour] of [
    [-1, left],
    [1, right],
  ] as const) {
    ctx.fillStyle = cssColour(parseColour(colour))
    ctx.strokeStyle = 'rgb(0 0 0 / 0.35)'
    ctx.lineWidth = 1
    ctx.beginPath()
    for (const [aside, down] of outline) ctx.lineTo(middle + side * aside, down)
    ctx.closePath()
    ctx.fill()
    ctx.stroke()
  }
}
