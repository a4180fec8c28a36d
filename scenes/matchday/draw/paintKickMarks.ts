/** Rows of marks of a shoot-out, below the score bug. */
import { cssColour } from '../../core/colour.ts'
import type { Kits } from '../../core/kits.ts'
import { FONT } from '../../paint/paintPlayer.ts'
import { disc } from '../../paint/shapes.ts'
import type { KickMark } from '../../../client/simulation/core/kickMarks.ts'
import { BUG } from './paintScore.ts'

type Context = CanvasRenderingContext2D

const PANEL = '#0d1219'
const PAPER = '#f6f3ea'
const SCORED = '#63d58b'
const MISSED = '#ff7b6b'
const OPEN = '#8b97a6'
const AMBER = '#ffd24a'

const ROW = 30
/** Panel of both rows. */
export const MARKS = { width: BUG.width, height: 2 * ROW } as const
/** Pixels from the left at which the marks begin, and at which they end. */
const FROM = 72
const TO = 224
/** Most pixels from one mark to the next, and the radius of a mark as a share of them. */
const STEP = 26
const RADIUS = 0.36

interface KickRows {
  codes: readonly [string, string]
  kits: Kits
  /** Marks and penalties scored of home and away. */
  marks: readonly [readonly KickMark[], readonly KickMark[]]
  scored: readonly [number, number]
  /** Row whose side takes the kick: 0 or 1; null for neither. */
  next: number | null
}

export function paintKickMarks(ctx: Context, { codes, kits, marks, scored, next }: KickRows): void {
  ctx.clearRect(0, 0, MARKS.width, MARKS.height)
  ctx.fillStyle = PANEL
  ctx.fillRect(0, 0, MARKS.width, MARKS.height)
  ctx.textBaseline = 'middle'
  for (const row of [0, 1] as const) {
    const middle = (row + 0.5) * ROW
    const { shirt, trim } = row === 0 ? kits.home : kits.away
    ctx.fillStyle = cssColour(shirt)
    ctx.fillRect(0, row * ROW, 8, ROW)
    ctx.fillStyle = cssColour(trim)
    ctx.fillRect(0, (row + 1) * ROW - 6, 8, 6)
    ctx.fillStyle = row === next ? AMBER : PAPER
    ctx.textAlign = 'center'
    ctx.font = `700 20px ${FONT}`
    ctx.fillText(codes[row], 37, middle + 1)
    ctx.font = `700 23px ${FONT}`
    ctx.fillStyle = PAPER
    ctx.fillText(String(scored[row]), (TO + MARKS.width) / 2, middle + 1)
    const step = Math.min(STEP, (TO - FROM) / marks[row].length)
    marks[row].forEach((mark, i) => {
      paintMark(ctx, mark, { x: FROM + (i + 0.5) * step, y: middle, radius: step * RADIUS })
    })
  }
  ctx.fillStyle = '#2a3442'
  ctx.fillRect(8, ROW - 0.5, MARKS.width - 8, 1)
}

/** Disc for a kick that was scored, circle with a cross for a miss, circle for one to come. */
function paintMark(ctx: Context, mark: KickMark, at: { x: number; y: number; radius: number }): void {
  const { x, y, radius } = at
  if (mark === 'scored') {
    ctx.fillStyle = SCORED
    disc(ctx, x, y, radius)
    return
  }
  ctx.lineWidth = 2
  ctx.strokeStyle = mark === 'missed' ? MISSED : OPEN
  ctx.beginPath()
  ctx.arc(x, y, radius - 1, 0, 2 * Math.PI)
  ctx.stroke()
  if (mark !== 'missed') return
  const arm = radius * 0.5
  ctx.beginPath()
  ctx.moveTo(x - arm, y - arm)
  ctx.lineTo(x + arm, y + arm)
  ctx.moveTo(x + arm, y - arm)
  ctx.lineTo(x - arm, y + arm)
  ctx.stroke()
}

/** Tag below the score bug: the competition and its round. */
export const TAG = { width: BUG.width, height: 24 } as const

export function paintTag(ctx: Context, text: string): void {
  ctx.clearRect(0, 0, TAG.width, TAG.height)
  ctx.fillStyle = AMBER
  ctx.fillRect(0, 0, TAG.width, TAG.height)
  ctx.fillStyle = '#10151c'
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.font = `700 17px ${FONT}`
  ctx.fillText(text.toUpperCase(), TAG.width / 2, TAG.height / 2 + 1, TAG.width - 16)
}
