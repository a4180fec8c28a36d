/** League table after a round: the position of each row over time, from its old place to its new one. */
import { smooth } from '../core/field.ts'

/** Figures in a row of the table. */
export interface BoardFigures {
  /** Position in the table, 1 for the first. */
  position: number
  played: number
  goalDifference: number
  points: number
}

export interface BoardRow {
  club: string
  name: string
  /** Colours of the club, '#rrggbb'. */
  colours: readonly [string, string]
  /** True for the player's club. */
  isOwn: boolean
  /** Figures before the round. */
  before: BoardFigures
  now: BoardFigures
  /** Positions gained in the round, negative for lost ones. */
  climbed: number
}

/** Time the old table is shown before the animation, in milliseconds. */
const HOLD_MS = 800
/** Delay between neighbouring positions; the table is rearranged from the bottom up. */
const STAGGER_MS = 70
const SLIDE_MS = 1_000

export interface RowsPlan {
  /** End of the animation, in milliseconds. */
  endMs: number
  /** Position of a row `elapsedMs` after the start, fractional while it moves. */
  placeAt(row: BoardRow, elapsedMs: number): number
  /** True when a row shows its figures after the round. */
  isWrittenAt(row: BoardRow, elapsedMs: number): boolean
}

export function planRows(rows: readonly BoardRow[]): RowsPlan {
  const startMs = (row: BoardRow) => HOLD_MS + (rows.length - row.now.position) * STAGGER_MS
  return {
    endMs: HOLD_MS + Math.max(0, rows.length - 1) * STAGGER_MS + SLIDE_MS,
    placeAt: (row, elapsedMs) => {
      const share = Math.min(1, Math.max(0, (elapsedMs - startMs(row)) / SLIDE_MS))
      const from = row.before.position
      const to = row.now.position
      return share === 1 ? to : from + (to - from) * smooth(share)
    },
    isWrittenAt: (row, elapsedMs) => elapsedMs >= startMs(row),
  }
}
