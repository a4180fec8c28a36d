/** Plates of the scoreboard, one per club, which move as a whole. */
import { cssColour, parseColour } from '../core/colour.ts'
import type { BoardLayout } from './boardLayout.ts'
import type { BoardFigures, BoardRow } from './rows.ts'
import { BOARD_COLOURS, COLUMN, figureSize, PAPER } from './boardLook.ts'
import { FONT } from '../paint/paintPlayer.ts'
import type { Theme } from '../core/palette.ts'

type Context = CanvasRenderingContext2D

const MARKER = 34
const CHIP = 9

interface Plate {
  row: BoardRow
  /** False shows the figures before the round, true those after it. */
  isWritten: boolean
  layout: BoardLayout
  theme: Theme
}

/** Paints a resting plate onto the board. */
export function paintRestingPlate(ctx: Context, { row, layout, theme }: Omit<Plate, 'isWritten'>): void {
  const { position } = row.now
  if (layout.opacityOf(position) === 0) return
  ctx.save()
  ctx.translate(layout.plates.x, layout.topOf(position))
  paintPlate(ctx, { row, isWritten: true, layout, theme })
  ctx.restore()
}

/** Paints a club's row with its upper left corner at 0, 0. */
export function paintPlate(ctx: Context, { row, isWritten, layout, theme }: Plate): void {
  const { rowHeight: height } = layout
  const { width } = layout.plates
  const { isOwn } = row
  const colours = BOARD_COLOURS[theme]
  const middle = height / 2 + 0.5
  ctx.fillStyle = isOwn ? PAPER.plate : colours.slat
  ctx.fillRect(0, 0, width, height - 1)
  const [shirt, trim] = row.colours.map((colour) => cssColour(parseColour(colour)))
  const trimmed = Math.round(height * 0.3)
  // Outlined, so that dark shirts stand out from a dark plate.
  ctx.fillStyle = colours.faint
  ctx.fillRect(0, 0, CHIP, height - 1)
  ctx.fillStyle = shirt ?? colours.faint
  ctx.fillRect(1, 1, CHIP - 2, height - 3)
  ctx.fillStyle = trim ?? colours.faint
  ctx.fillRect(1, height - 2 - trimmed, CHIP - 2, trimmed)
  ctx.fillStyle = isOwn ? PAPER.ink : colours.ink
  if (isOwn) triangle(ctx, { x: CHIP + 9, y: middle - 0.5, size: 5, turn: 'right' })
  ctx.textBaseline = 'middle'
  ctx.textAlign = 'left'
  ctx.font = `${isOwn ? 700 : 600} ${figureSize(height)}px ${FONT}`
  const left = CHIP + (isOwn ? 18 : 8)
  ctx.fillText(row.name, left, middle + 0.5, width - left - COLUMN.all - MARKER)
  if (isWritten && row.climbed !== 0) {
    paintMarker(ctx, row, { x: width - COLUMN.all - MARKER + 8, middle, theme })
  }
  paintFigures(ctx, isWritten ? row.now : row.before, { width, middle: middle + 0.5, height, theme, isOwn })
}

interface FiguresPlace {
  width: number
  middle: number
  height: number
  theme: Theme
  isOwn: boolean
}

function paintFigures(ctx: Context, figures: BoardFigures, place: FiguresPlace): void {
  const { width, middle, height, theme, isOwn } = place
  const { played, goalDifference, points } = figures
  const size = figureSize(height)
  ctx.textAlign = 'right'
  ctx.font = `600 ${size}px ${FONT}`
  ctx.fillText(String(played), width - COLUMN.played, middle)
  ctx.fillText(signed(goalDifference), width - COLUMN.goalDifference, middle)
  ctx.font = `700 ${size + 2}px ${FONT}`
  if (!isOwn) ctx.fillStyle = BOARD_COLOURS[theme].bright
  ctx.fillText(String(points), width - COLUMN.points, middle)
}

/** Triangle up or down with the number of positions. */
function paintMarker(
  ctx: Context,
  { climbed, isOwn }: BoardRow,
  { x, middle, theme }: { x: number; middle: number; theme: Theme },
): void {
  const ink = ctx.fillStyle
  const { rise, fall } = isOwn ? PAPER : BOARD_COLOURS[theme]
  ctx.fillStyle = climbed > 0 ? rise : fall
  triangle(ctx, { x, y: middle - 0.5, size: 4.5, turn: climbed > 0 ? 'up' : 'down' })
  ctx.font = `600 14px ${FONT}`
  ctx.fillText(String(Math.abs(climbed)), x + 8, middle + 0.5)
  ctx.fillStyle = ink
}

interface Triangle {
  x: number
  y: number
  /** Half of its length in pixels. */
  size: number
  turn: 'up' | 'down' | 'right'
}

function triangle(ctx: Context, { x, y, size, turn }: Triangle): void {
  const way = turn === 'down' ? 1 : -1
  ctx.beginPath()
  if (turn === 'right') {
    ctx.moveTo(x + size, y)
    ctx.lineTo(x - size * 0.7, y - size)
    ctx.lineTo(x - size * 0.7, y + size)
  } else {
    ctx.moveTo(x, y + way * size)
    ctx.lineTo(x + size, y - way * size * 0.8)
    ctx.lineTo(x - size, y - way * size * 0.8)
  }
  ctx.fill()
}

/** Formats as '+5', '−3', '0'. */
function signed(figure: number): string {
  return figure > 0 ? `+${figure}` : figure < 0 ? `−${-figure}` : '0'
}
