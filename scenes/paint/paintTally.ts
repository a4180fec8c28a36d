/** Scoreboard of an empty ground with the figures of a career. */
import { FONT } from './paintPlayer.ts'

type Context = CanvasRenderingContext2D

const FRAME = '#20262e'
const PANEL = '#0d1219'
const RULE = '#2b3645'
const PAPER = '#f6f3ea'
const FAINT = '#9aa6b4'
const AMBER = '#ffd24a'
const RED = '#ff6b62'

export const BOARD = { width: 620, height: 216 } as const

interface TallyBoard {
  seasons: number
  position: number
  clubs: number
  worstPosition: number
}

/** Two figures, and a scale of league positions with the club's marked. */
export function paintBoard(ctx: Context, board: TallyBoard): void {
  const { width, height } = BOARD
  const middle = width / 2
  ctx.clearRect(0, 0, width, height)
  ctx.fillStyle = FRAME
  ctx.fillRect(0, 0, width, height)
  ctx.fillStyle = PANEL
  ctx.fillRect(8, 8, width - 16, height - 16)
  ctx.fillStyle = RULE
  ctx.fillRect(middle - 0.5, 24, 1, 116)
  const isTooLow = board.position > board.worstPosition
  figure(ctx, middle / 2, { caption: 'SEASONS', value: board.seasons, colour: AMBER })
  figure(ctx, middle * 1.5, { caption: 'POSITION', value: board.position, colour: isTooLow ? RED : AMBER })
  rungs(ctx, board)
}

interface CaptionedFigure {
  caption: string
  value: number
  colour: string
}

function figure(ctx: Context, x: number, { caption, value, colour }: CaptionedFigure): void {
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.font = `600 20px ${FONT}`
  ctx.fillStyle = FAINT
  ctx.fillText(caption, x, 42)
  ctx.font = `700 112px ${FONT}`
  ctx.fillStyle = colour
  ctx.fillText(String(value), x, 138)
}

/** League positions from the champion on the left to the last; those below the board's limit are hatched. */
function rungs(ctx: Context, { position, clubs, worstPosition }: TallyBoard): void {
  const [left, top, height] = [28, 158, 30]
  const span = (BOARD.width - 2 * left) / clubs
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.font = `600 16px ${FONT}`
  for (let rung = 1; rung <= clubs; rung++) {
    const x = left + (rung - 1) * span
    const isHere = rung === position
    ctx.fillStyle = isHere ? (rung > worstPosition ? RED : AMBER) : RULE
    ctx.fillRect(x + 1, top, span - 2, height)
    if (rung > worstPosition && !isHere) hatch(ctx, { x: x + 1, y: top, width: span - 2, height })
    ctx.fillStyle = isHere ? PANEL : PAPER
    ctx.fillText(String(rung), x + span / 2, top + height / 2 + 1)
  }
}

function hatch(ctx: Context, { x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>) {
  ctx.save()
  ctx.beginPath()
  ctx.rect(x, y, width, height)
  ctx.clip()
  ctx.strokeStyle = RED
  ctx.globalAlpha = 0.45
  ctx.lineWidth = 1.5
  for (let at = x - height; at < x + width; at += 6) {
    ctx.beginPath()
    ctx.moveTo(at, y + height)
    ctx.lineTo(at + height, y)
    ctx.stroke()
  }
  ctx.restore()
}
