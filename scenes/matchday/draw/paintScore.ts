/** Television graphics over the pitch: score bug and announcement. */
import { cssColour, inkOn, type Rgb } from '../../core/colour.ts'
import type { Kits } from '../../core/kits.ts'
import { FONT } from '../../paint/paintPlayer.ts'

type Context = CanvasRenderingContext2D

const PANEL = '#0d1219'
const PANEL_LIFTED = '#1b232f'
const PAPER = '#f6f3ea'
const AMBER = '#ffd24a'

export const BUG = { width: 268, height: 40 } as const

interface ScoreBug {
  codes: readonly [string, string]
  kits: Kits
  goals: readonly [number, number]
  /** '23′', 'HT', 'FT' or, in extra time, 'ET HT' or 'AET'. */
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
