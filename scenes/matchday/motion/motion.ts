/** Speed and facing of the players, and spin of the ball, from their recorded positions. */
import { FIELD, SLOTS, lengthOf } from '../../core/field.ts'
import { STEP } from './ballPlay.ts'
import type { Recording } from './recording.ts'
import type { Frame } from './frame.ts'

/** Metres per second that the wish to look at the ball counts against the way of the run. */
const LOOKING = 1.2
/** Metres that a ball rolls in a turn, and the share of that spin of one in the air. */
const TURN = 0.69
const SPIN_IN_AIR = 0.4

/** Fills speeds, facings and spin at a share of the way from a row to the next. */
export function fillMotion(out: Frame, recording: Recording, row: number, share: number): void {
  const { x, y, who, ball } = recording
  const isCut = recording.cut[row + 1] === 1 || recording.cut[row + 2] === 1
  const later = Math.min(recording.rows - 1, row + 2) * SLOTS
  for (let slot = 0; slot < SLOTS; slot++) {
    const [a, b, c] = [row * SLOTS + slot, (row + 1) * SLOTS + slot, later + slot]
    const isSame = !isCut && who[a] === who[b] && who[b] === who[c]
    const speedX = isSame ? velocity(x, a, b, c, share) : 0
    const speedY = isSame ? velocity(y, a, b, c, share) : 0
    const gapX = out.ballX * FIELD.length - (x[a] ?? 0)
    const gapY = out.ballY * FIELD.width - (y[a] ?? 0)
    const look = LOOKING / Math.max(0.3, lengthOf(gapX, gapY))
    out.speed[slot] = lengthOf(speedX, speedY)
    out.facing[slot] = Math.atan2(speedY + gapY * look, speedX + gapX * look)
  }
  const at = row * 3
  const ballX = ((ball[at + 3] ?? 0) - (ball[at] ?? 0)) / STEP
  const ballY = ((ball[at + 4] ?? 0) - (ball[at + 1] ?? 0)) / STEP
  out.ballSpeed = recording.cut[row + 1] === 1 ? 0 : lengthOf(ballX, ballY)
  out.ballSpin = (out.ballSpeed / TURN) * (out.ballHeight > 0.3 ? SPIN_IN_AIR : 1)
}

/** Velocity at a share of the way from index a to b, with c as the one after. */
function velocity(at: Float32Array, a: number, b: number, c: number, share: number): number {
  const now = ((at[b] ?? 0) - (at[a] ?? 0)) / STEP
  const next = ((at[c] ?? 0) - (at[b] ?? 0)) / STEP
  return now + (next - now) * share
}
