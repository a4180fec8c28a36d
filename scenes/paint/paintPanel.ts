/** Upright walls, used to draw houses, façades and roofs. */
import type { Camera } from '../core/camera.ts'
import { cssColour, type Rgb } from '../core/colour.ts'
import { fillArea, type Spot } from './shapes.ts'

/** Metres from the left and top of the pitch. */
interface Corner {
  x: number
  y: number
}

/** Wall between two corners and two heights, in metres. */
export interface Panel {
  from: Corner
  to: Corner
  low: number
  high: number
}

export function paintPanel(
  ctx: CanvasRenderingContext2D,
  camera: Camera,
  { from, to, low, high }: Panel,
  colour: Rgb,
): void {
  const corners: Spot[] = [
    [from.x, from.y, low],
    [to.x, to.y, low],
    [to.x, to.y, high],
    [from.x, from.y, high],
  ]
  fillArea(ctx, camera, corners, cssColour(colour))
}

/** Grid of panes on a wall; `colourOf` returns the colour of each. */
export function paintPanes(
  ctx: CanvasRenderingContext2D,
  camera: Camera,
  { from, to, low, high }: Panel,
  { columns, rows, wide, tall }: { columns: number; rows: number; wide: number; tall: number },
  colourOf: (column: number, row: number) => Rgb,
): void {
  const at = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
  const rise = (high - low) / rows
  for (let row = 0; row < rows; row++) {
    const sill = low + rise * (row + (1 - tall) / 2)
    for (let column = 0; column < columns; column++) {
      const pane = {
        from: at((column + (1 - wide) / 2) / columns),
        to: at((column + (1 + wide) / 2) / columns),
        low: sill,
        high: sill + rise * tall,
      }
      paintPanel(ctx, camera, pane, colourOf(column, row))
    }
  }
}
