/** Light around the ball while players crowd it, so that it is found among their legs. */
import { FIELD, lengthOf, SLOTS } from '../../core/field.ts'
import type { Frame } from './frame.ts'

/** Players within so many metres who make a crowd. */
const CROWD = { players: 3, metres: 2 }
/** Milliseconds of running time in which it comes and goes. */
const COMING_MS = 120
const GOING_MS = 350

export class BallHalo {
  /** Strength of the light, 0–1. */
  strength = 0

  advance(frame: Frame, elapsedMs: number): void {
    const step = isCrowded(frame) ? elapsedMs / COMING_MS : -elapsedMs / GOING_MS
    this.strength = Math.max(0, Math.min(1, this.strength + step))
  }
}

function isCrowded({ x, y, who, ballX, ballY }: Frame): boolean {
  let near = 0
  for (let slot = 0; slot < SLOTS; slot++) {
    if ((who[slot] ?? -1) < 0) continue
    const aside = ((x[slot] ?? 0) - ballX) * FIELD.length
    const below = ((y[slot] ?? 0) - ballY) * FIELD.width
    if (lengthOf(aside, below) <= CROWD.metres) near++
  }
  return near >= CROWD.players
}
