/** Youngsters of an academy: how many there are and how good (ACA-1). */
import type { Random } from '../core/rng.ts'
import { POSITIONS, type Position } from '../people/position.ts'

const AGE = { low: 16, high: 18 }
const QUALITY = { low: 1.2, high: 1.9 }
const QUALITY_PER_LEVEL = 0.12
const QUALITY_PER_COACH_STAR = 0.04
/** Youngsters of an intake by the level of the academy, 0 without one. */
const COUNT_BY_LEVEL = [3, 4, 4, 5, 5, 6]
const POSITION_WEIGHTS: Record<Position, number> = { Goalkeeper: 1, Defender: 3, Midfielder: 3, Forward: 2 }

export function intakeSize(level: number): number {
  return COUNT_BY_LEVEL[level] ?? 3
}

export function drawPosition(random: Random): Position {
  return POSITIONS[random.weighted(POSITIONS.map((position) => POSITION_WEIGHTS[position]))] ?? 'Midfielder'
}

/** Quality and age of a youngster from an academy of this level with a Youth Coach of so many stars. */
export function drawYoungster(
  { level, coach }: { level: number; coach: number },
  random: Random,
): { quality: number; age: number } {
  return {
    quality:
      random.between(QUALITY.low, QUALITY.high) + QUALITY_PER_LEVEL * level + QUALITY_PER_COACH_STAR * coach,
    age: random.whole(AGE.low, AGE.high),
  }
}
