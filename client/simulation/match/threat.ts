/** Weights of players as takers of shots. */
import { POSITIONS, type Position } from '../people/position.ts'
import type { SheetPlayer } from './matchReport.ts'
import type { Skills } from './skills.ts'

/** Weights for the scorer of a goal (MAT-2). */
const TAKER_WEIGHT: Record<Position, number> = { Forward: 5, Midfielder: 2, Defender: 0.5, Goalkeeper: 0.5 }
/** The same in the order of `POSITIONS`. */
const TAKER_WEIGHTS = POSITIONS.map((position) => TAKER_WEIGHT[position])

/** Weight of a player as a taker of shots. */
export interface Threat {
  /** Index of the position in `POSITIONS`. */
  line: number
  threat: number
}

/** The fifth power of quality, fitted to the goals of real top scorers. */
function finishing(quality: number): number {
  const square = quality * quality
  return square * square * quality
}

export function threatOf({ type, quality }: SheetPlayer, skills: Readonly<Skills>): Threat {
  const line = POSITIONS.indexOf(type)
  return { line, threat: (TAKER_WEIGHTS[line] ?? 0) * finishing(quality) * skills.takesChances }
}

/** Weight of a player as a taker of shots from balls into the box. */
export function headerThreat({ threat, skills }: Threat & { skills: Readonly<Skills> }): number {
  return threat * skills.takesHeaders
}

/** Weight of a player as the taker of penalties. */
export function penaltyThreat({ type, quality }: SheetPlayer, skills: Readonly<Skills>): number {
  return TAKER_WEIGHT[type] * finishing(quality) * skills.scores
}
