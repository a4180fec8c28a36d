/** How the scoreboard fits into what the panels leave free. */
import type { Insets } from '../camera.ts'
import type { BoardRow } from './rows.ts'

/** Pixels. */
const MOST_WIDE = 480
const ROW = { least: 22, most: 32 } as const
/** From the board's upper edge to its first row: lamps, title, captions. And below the last one. */
export const HEAD = { lamps: 16, title: 36, captions: 18 } as const
export const FRAME = 6
const ABOVE_ROWS = HEAD.lamps + FRAME + HEAD.title + HEAD.captions
/** For the numbers of the places, left of the plates. */
const NUMBERS = 30
/** What stays free between the board and the lower edge of the canvas. */
const FOOT = 16

export interface BoardLayout {
  /** Where the board stands on the canvas. */
  x: number
  y: number
  width: number
  height: number
  rowHeight: number
  /** From the board's left edge to the clubs' plates, and how wide these are. */
  plates: { x: number; width: number }
  /** The first place shown; above 1 where not all of the table fits. */
  first: number
  /** How many places are shown. */
  shown: number
  /** Pixels from the board's upper edge to the row of a place; fractional places lie between. */
  topOf: (place: number) => number
  /** 1 for a row that lies on the board, fading to 0 a row beyond its ends. */
  opacityOf: (place: number) => number
}

export function layBoard(
  canvas: { width: number; height: number; insets: Insets },
  rows: readonly BoardRow[],
): BoardLayout {
  const { top, right, bottom, left } = canvas.insets
  const free = {
    width: Math.max(0, canvas.width - left - right),
    height: Math.max(0, canvas.height - top - Math.max(bottom, FOOT)),
  }
  const forRows = free.height - ABOVE_ROWS - FRAME
  const shown = clamp(Math.floor(forRows / ROW.least), 1, Math.max(1, rows.length))
  const rowHeight = clamp(Math.floor(forRows / shown), ROW.least, ROW.most)
  const own = rows.find(({ isOwn }) => isOwn)?.now.position ?? 1
  const first = clamp(own - Math.floor(shown / 2), 1, Math.max(1, rows.length + 1 - shown))
  const width = Math.min(MOST_WIDE, free.width)
  return {
    x: Math.round(left + (free.width - width) / 2),
    y: top,
    width,
    height: ABOVE_ROWS + shown * rowHeight + FRAME,
    rowHeight,
    plates: { x: FRAME + NUMBERS, width: Math.max(0, width - NUMBERS - 2 * FRAME) },
    first,
    shown,
    topOf: (place) => ABOVE_ROWS + (place - first) * rowHeight,
    opacityOf: (place) => clamp(1 - Math.max(first - place, place - (first + shown - 1)), 0, 1),
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
