/** Television graphics over the pitch: score bug, momentum strip, announcement. */
import { cssColour, inkOn, type Rgb } from '../core/colour.ts'
import type { Kits } from '../core/kits.ts'
import type { Mark } from './timeline.ts'
import { FONT } from '../paint/paintPlayer.ts'

type Context = CanvasRenderingContext2D

const PANEL = '#0d1219'
const PANEL_LIFTED = '#1b232f'
const PAPER = '#f6f3ea'
const FAINT = '#9aa6b4'
const AMBER = '#ffd24a'

export const BUG = { width: 268, height: 40 } as const

interface ScoreBug {
  codes: readonly [string, string]
  kits: Kits
  goals: readonly [number, number]
  /** '23′', 'HT' or 'FT'. */
  clock: string
}

export function paintScoreBug(ctx: Context, { codes, kits, goals, clock }: ScoreBug): void {
  const { width, height } = BUG
  const middle = height / 2
  ctx.clearRect(0, 0, width, height)
  ctx.fillStyle = PANEL
  ctx.fillRect(0, 0, width, height)
  chip(ctx, 0, kits.home.shirt, kits.home.trim)
  chip(ctx, 194 - 8, kits.away.shirt, kits.away.trim)
  ctx.fillStyle = PAPER
  ctx.fillRect(66, 0, 62, height)
  ctx.textBaseline = 'middle'
  ctx.textAlign = 'center'
  ctx.font = `700 24px ${FONT}`
  ctx.fillText(codes[0], 37, middle + 1)
  ctx.fillText(codes[1], 157, middle + 1)
  ctx.fillStyle = '#10151c'
  ctx.font = `700 27px ${FONT}`
  ctx.fillText(`${goals[0]} – ${goals[1]}`, 97, middle + 1)
  ctx.fillStyle = PANEL_LIFTED
  ctx.fillRect(194, 0, width - 194, height)
  ctx.fillStyle = AMBER
  ctx.font = `600 23px ${FONT}`
  ctx.fillText(clock, 194 + (width - 194) / 2, middle + 1)
}

function chip(ctx: Context, x: number, shirt: Rgb, trim: Rgb): void {
  ctx.fillStyle = cssColour(shirt)
  ctx.fillRect(x, 0, 8, BUG.height)
  ctx.fillStyle = cssColour(trim)
  ctx.fillRect(x, BUG.height - 8, 8, 8)
}

/** Size of the momentum strip in pixels; `gap` is its distance from the edge. */
export const STRIP = { height: 52, widest: 560, gap: 12 } as const

interface MomentumStrip {
  width: number
  height: number
  momentum: Float32Array
  marks: readonly Mark[]
  minute: number
  kits: Kits
  codes: readonly [string, string]
}

/** Bars up for the home side, down for the away side, with marks for the events so far. */
export function paintMomentum(ctx: Context, strip: MomentumStrip): void {
  const { width, height, momentum, marks, minute, kits, codes } = strip
  const left = 40
  const span = width - left - 10
  const middle = height / 2
  const at = (value: number) => left + (value / 90) * span
  ctx.clearRect(0, 0, width, height)
  ctx.fillStyle = PANEL
  ctx.fillRect(0, 0, width, height)
  ctx.fillStyle = '#2b3645'
  ctx.fillRect(left, middle - 0.5, span, 1)
  ctx.fillRect(at(45), 5, 1, height - 10)
  ctx.textAlign = 'left'
  ctx.textBaseline = 'middle'
  ctx.font = `600 12px ${FONT}`
  ctx.fillStyle = PAPER
  ctx.fillText(codes[0], 9, middle - 9)
  ctx.fillText(codes[1], 9, middle + 10)
  const bar = Math.max(1, span / 90 - 1)
  const upto = Math.min(90, Math.floor(minute))
  for (let i = 1; i <= upto; i++) {
    const value = momentum[i] ?? 0
    const length = Math.max(1, Math.abs(value) * (height / 2 - 5))
    ctx.fillStyle = cssColour(barColour(value > 0 ? kits.home.shirt : kits.away.shirt))
    ctx.fillRect(at(i - 1) + 0.5, value > 0 ? middle - length : middle, bar, length)
  }
  for (const mark of marks) if (mark.minute <= minute) paintMark(ctx, mark, at(mark.minute), height)
  ctx.fillStyle = AMBER
  ctx.fillRect(at(Math.min(90, minute)), 3, 1.5, height - 6)
}

/** Lightens shirts too dark for the panel. */
function barColour(shirt: Rgb): Rgb {
  const sum = shirt[0] + shirt[1] + shirt[2]
  return sum < 200 ? [shirt[0] + 70, shirt[1] + 74, shirt[2] + 82] : shirt
}

function paintMark(ctx: Context, mark: Mark, x: number, height: number): void {
  const home = mark.team === 'home'
  const y = home ? 8 : height - 8
  if (mark.type === 'goal') {
    ctx.fillStyle = PANEL
    ctx.beginPath()
    ctx.arc(x, y, 6, 0, Math.PI * 2)
    ctx.fill()
    ctx.fillStyle = '#ffffff'
    ctx.beginPath()
    ctx.arc(x, y, 4.5, 0, Math.PI * 2)
    ctx.fill()
    ctx.fillStyle = PANEL
    ctx.fillRect(x - 1.5, y - 1.5, 3, 3)
  } else if (mark.type === 'card') {
    ctx.fillStyle = mark.ban > 1 ? '#e5484d' : AMBER
    ctx.fillRect(x - 2.5, y - 4, 5, 8)
  } else if (mark.type === 'injury') {
    ctx.fillStyle = '#ff8f8f'
    ctx.fillRect(x - 4, y - 1.25, 8, 2.5)
    ctx.fillRect(x - 1.25, y - 4, 2.5, 8)
  } else if (mark.type === 'substitution') {
    ctx.fillStyle = FAINT
    ctx.beginPath()
    ctx.moveTo(x, home ? y - 3.5 : y + 3.5)
    ctx.lineTo(x + 3.5, home ? y + 2 : y - 2)
    ctx.lineTo(x - 3.5, home ? y + 2 : y - 2)
    ctx.fill()
  }
}

export const BANNER = { width: 460, height: 92 } as const

/** Banner with headline, scorer and minute in the colours of the side. */
export function paintBanner(ctx: Context, headline: string, line: string, shirt: Rgb): void {
  const { width, height } = BANNER
  ctx.clearRect(0, 0, width, height)
  ctx.fillStyle = cssColour(shirt)
  ctx.fillRect(0, 0, width, height)
  ctx.fillStyle = PANEL
  ctx.fillRect(0, 56, width, height - 56)
  ctx.fillStyle = cssColour(inkOn(shirt))
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.font = `700 50px ${FONT}`
  ctx.fillText(headline, width / 2, 31)
  ctx.fillStyle = PAPER
  ctx.font = `600 24px ${FONT}`
  ctx.fillText(line, width / 2, 75)
}
