/** The scoreboard with the league table: its frame, the plates that are moved on it, the light of its lamps. */
import { cssColour, parseColour } from '../colour.ts'
import { FRAME, HEAD, type BoardLayout } from '../league/boardLayout.ts'
import type { BoardFigures, BoardRow } from '../league/rows.ts'
import { FONT } from './paintPlayer.ts'
import type { Theme } from './palette.ts'

type Context = CanvasRenderingContext2D

/** Pixels for the numbers of the places, left of the plates. */
export const NUMBERS = 30
/** Pixels from a plate's right edge to the right edges of its figures, and what they take together. */
const COLUMN = { points: 10, goalDifference: 48, played: 90, all: 118 } as const
const MARKER = 34
const CHIP = 9
const LAMPS = 4
const BEAMS = 8

interface BoardColours {
  frame: string
  edge: string
  panel: string
  slat: string
  rule: string
  ink: string
  faint: string
  bright: string
  rise: string
  fall: string
  lamp: string
  housing: string
}

/** Enamelled plates by day, lit ones by night; on both the own club's is turned round, ink on paper. */
const COLOURS: Record<Theme, BoardColours> = {
  light: {
    frame: '#20352c',
    edge: '#14241d',
    panel: '#10241b',
    slat: '#1c3f30',
    rule: '#2f5a47',
    ink: '#f6f3ea',
    faint: '#b5c8bb',
    bright: '#ffe9a3',
    rise: '#8fe3ac',
    fall: '#ffab9f',
    lamp: '#e4e9e6',
    housing: '#5e6a64',
  },
  dark: {
    frame: '#2b3442',
    edge: '#151b24',
    panel: '#080c12',
    slat: '#151d28',
    rule: '#2b3645',
    ink: '#f6f3ea',
    faint: '#9aa6b4',
    bright: '#ffd24a',
    rise: '#6ed192',
    fall: '#ff8d84',
    lamp: '#fffdf0',
    housing: '#3b4658',
  },
}
const PAPER = { plate: '#f6f3ea', ink: '#10151c', rise: '#17653a', fall: '#b01d24' } as const

/** What does not move: frame, lamps, title, captions, the numbers of the places. */
export function paintTableBoard(ctx: Context, layout: BoardLayout, theme: Theme, title: string): void {
  const { width, height, rowHeight, first, shown } = layout
  const colours = COLOURS[theme]
  const top = HEAD.lamps
  ctx.clearRect(0, 0, width, height)
  ctx.fillStyle = colours.edge
  ctx.fillRect(0, top, width, height - top)
  ctx.fillStyle = colours.frame
  ctx.fillRect(1, top + 1, width - 2, height - top - 2)
  ctx.fillStyle = colours.panel
  ctx.fillRect(FRAME, top + FRAME, width - 2 * FRAME, height - top - 2 * FRAME)
  paintLamps(ctx, width, colours)

  const middle = top + FRAME + HEAD.title / 2 + 1
  ctx.textBaseline = 'middle'
  ctx.textAlign = 'left'
  ctx.font = `700 22px ${FONT}`
  ctx.fillStyle = colours.ink
  ctx.fillText('LEAGUE TABLE', FRAME + 10, middle)
  ctx.textAlign = 'right'
  ctx.fillStyle = colours.bright
  ctx.fillText(title, width - FRAME - COLUMN.points, middle)

  const line = top + FRAME + HEAD.title + HEAD.captions / 2
  ctx.font = `600 13px ${FONT}`
  ctx.fillStyle = colours.faint
  for (const [caption, inset] of [
    ['P', COLUMN.played],
    ['GD', COLUMN.goalDifference],
    ['PTS', COLUMN.points],
  ] as const) {
    ctx.fillText(caption, width - FRAME - inset, line)
  }
  ctx.font = `600 ${figureSize(rowHeight)}px ${FONT}`
  for (let place = first; place < first + shown; place++) {
    const y = layout.topOf(place)
    ctx.fillStyle = colours.faint
    ctx.fillText(String(place), FRAME + NUMBERS - 8, y + rowHeight / 2 + 1)
    ctx.fillStyle = colours.rule
    ctx.fillRect(FRAME + NUMBERS, y + rowHeight - 1, width - 2 * FRAME - NUMBERS, 1)
  }
}

function paintLamps(ctx: Context, width: number, colours: BoardColours): void {
  for (let lamp = 0; lamp < LAMPS; lamp++) {
    const x = lampAt(lamp, width)
    ctx.fillStyle = colours.housing
    ctx.fillRect(x - 1.5, 6, 3, HEAD.lamps - 6)
    ctx.fillRect(x - 17, 2, 34, 8)
    ctx.fillStyle = colours.lamp
    for (const bulb of [-12, -4, 4, 12]) ctx.fillRect(x + bulb - 3, 4, 6, 4)
  }
}

function lampAt(lamp: number, width: number): number {
  return Math.round(((lamp + 0.5) / LAMPS) * width)
}

/** What the lamps throw on the board by night: brightest beneath them, gone towards its foot. */
export function paintBoardLight(ctx: Context, { width, height }: BoardLayout): void {
  ctx.clearRect(0, 0, width, height)
  ctx.globalCompositeOperation = 'lighter'
  const reach = Math.min(height, 420)
  for (let lamp = 0; lamp < LAMPS; lamp++) {
    const x = lampAt(lamp, width)
    const light = ctx.createRadialGradient(x, 4, 2, x, 4, reach)
    light.addColorStop(0, 'rgb(255 250 226 / 0.05)')
    light.addColorStop(0.1, 'rgb(255 248 220 / 0.024)')
    light.addColorStop(0.45, 'rgb(240 244 255 / 0.007)')
    light.addColorStop(1, 'rgb(240 244 255 / 0)')
    ctx.fillStyle = light
    // Beams within beams, so that the edge of the cone is soft.
    for (let beam = 1; beam <= BEAMS; beam++) {
      const share = beam / BEAMS
      ctx.beginPath()
      ctx.moveTo(x - 12 - 10 * share, 0)
      ctx.lineTo(x + 12 + 10 * share, 0)
      ctx.lineTo(x + width * 0.5 * share, reach)
      ctx.lineTo(x - width * 0.5 * share, reach)
      ctx.closePath()
      ctx.fill()
    }
  }
  ctx.globalCompositeOperation = 'source-over'
}

export interface Plate {
  row: BoardRow
  /** As it stood before the round, or with the round written on it. */
  isWritten: boolean
  width: number
  height: number
  theme: Theme
}

/** A club's line, which is moved as a whole. */
export function paintPlate(ctx: Context, { row, isWritten, width, height, theme }: Plate): void {
  const { isOwn } = row
  const colours = COLOURS[theme]
  const middle = height / 2 + 0.5
  ctx.clearRect(0, 0, width, height)
  ctx.fillStyle = isOwn ? PAPER.plate : colours.slat
  ctx.fillRect(0, 0, width, height - 1)
  const [shirt, trim] = row.colours.map((colour) => cssColour(parseColour(colour)))
  const trimmed = Math.round(height * 0.3)
  // Edged, so that dark shirts stand out from a dark plate.
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
  if (isWritten && row.climbed !== 0)
    paintMarker(ctx, row, { x: width - COLUMN.all - MARKER + 8, middle, theme })
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
  if (!isOwn) ctx.fillStyle = COLOURS[theme].bright
  ctx.fillText(String(points), width - COLUMN.points, middle)
}

/** A triangle up or down, and how many places. */
function paintMarker(
  ctx: Context,
  { climbed, isOwn }: BoardRow,
  { x, middle, theme }: { x: number; middle: number; theme: Theme },
): void {
  const ink = ctx.fillStyle
  const { rise, fall } = isOwn ? PAPER : COLOURS[theme]
  ctx.fillStyle = climbed > 0 ? rise : fall
  triangle(ctx, { x, y: middle - 0.5, size: 4.5, turn: climbed > 0 ? 'up' : 'down' })
  ctx.font = `600 14px ${FONT}`
  ctx.fillText(String(Math.abs(climbed)), x + 8, middle + 0.5)
  ctx.fillStyle = ink
}

interface Triangle {
  x: number
  y: number
  /** Half of its length. */
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

function figureSize(rowHeight: number): number {
  return Math.round(Math.min(19, rowHeight * 0.68))
}

/** '+5', '−3', '0'. */
function signed(figure: number): string {
  return figure > 0 ? `+${figure}` : figure < 0 ? `−${-figure}` : '0'
}
