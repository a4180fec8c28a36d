/** The league table after a round: where each row is at a time, on its way from its old place to its new one. */

/** What stands behind a club's name. */
export interface BoardFigures {
  /** Place in the table, 1 for the first. */
  position: number
  played: number
  goalDifference: number
  points: number
}

export interface BoardRow {
  club: string
  name: string
  /** The club's two colours, '#rrggbb'. */
  colours: readonly [string, string]
  /** Whether it is the player's club. */
  isOwn: boolean
  /** As it stood before the round. */
  before: BoardFigures
  now: BoardFigures
  /** Places gained by the round, below 0 for lost ones. */
  climbed: number
}

/** The old table stands so long, and can be read. */
const HOLD_MS = 800
/** From one place to the next above it: the table is put in order from its foot. */
const STAGGER_MS = 70
const SLIDE_MS = 1_000

export interface RowsPlan {
  /** When everything has come to rest. */
  endMs: number
  /** The place of a row so many milliseconds after the start, fractional on its way. */
  placeAt(row: BoardRow, elapsedMs: number): number
  /** Whether the round has been written on a row: its figures are the new ones. */
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

/** Starts and stops gently. */
function smooth(share: number): number {
  return share * share * (3 - 2 * share)
}
