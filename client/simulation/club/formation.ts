import type { Position } from '../people/position.ts'
import { FORMATIONS, type Formation } from './tactics.ts'

/** Eligible players required to play a match. With fewer it is forfeited 0-3 (CAL-4). */
export const PLAYERS_NEEDED = 11

/** Number of players per position in a formation. */
type Lines = Record<Position, number>

/** Players per position. '4-2-3-1' has two lines of midfielders; both count as Midfielder. */
export function linesOf(formation: Formation): Readonly<Lines> {
  return LINES[formation]
}

/** Players in each line from the goalkeeper forward: 1, 4, 2, 3 and 1 for '4-2-3-1'. */
export function rowsOf(formation: Formation): number[] {
  return [1, ...formation.split('-').map(Number)]
}

const LINES = Object.fromEntries(
  FORMATIONS.map((formation) => {
    const rows = formation.split('-').map(Number)
    const defenders = rows[0] ?? 0
    const forwards = rows[rows.length - 1] ?? 0
    return [
      formation,
      { Goalkeeper: 1, Defender: defenders, Midfielder: 10 - defenders - forwards, Forward: forwards },
    ]
  }),
) as Record<Formation, Lines>
