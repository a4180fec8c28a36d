/** Layout of the scoreboard within the area free of panels. */
import type { Insets } from '../core/camera.ts'
import type { BoardRow } from './rows.ts'

/** Pixels; less where the free area is narrower. */
export const BOARD_WIDTH = 480
/** Pixels. */
const ROW = { least: 22, most: 32 } as const
/** Heights between the board's upper edge and its first row. */
export const HEAD = { lamps: 16, title: 36, captions: 18 } as const
export const FRAME = 6
const ABOVE_ROWS = HEAD.lamps + FRAME + HEAD.title + HEAD.captions
/** Width of the position numbers, left of the plates. */
const NUMBERS = 30
/** Gap between the board and the lower edge of the canvas. */
const FOOT = 16

export interface BoardLayout {
  /** Position of the board on the canvas. */
  x: number
  y: number
  width: number
  height: number
  rowHeight: number
  /** Left edge of the plates, from the board's left edge, and their width. */
  plates: { x: number; width: number }
  /** First position shown; above 1 where the table doesn't fit as a whole. */
  first: number
  /** Number of positions shown. */
  shown: number
  /** Pixels from the board's upper edge to the row of a position, which may be fractional. */
  topOf: (place: number) => number
  /** 1 for a row on the board, fading to 0 within one row beyond its ends. */
  opacityOf: (place: number) => number
}

export function layOutBoard(
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
  const width = Math.min(BOARD_WIDTH, free.width)
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
