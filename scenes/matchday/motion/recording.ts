/** All positions of a match, as a rehearsal records them. */
import { FIELD, lengthOf, SLOTS } from '../../core/field.ts'
import { STEP } from './ballPlay.ts'
import type { Frame } from './frame.ts'
import type { Moment } from './moments.ts'
import type { Spot } from './world.ts'

/** Recording of a rehearsal; row k is second k × STEP. */
export interface Recording {
  rows: number
  /** rows × 22, metres. */
  x: Float32Array
  y: Float32Array
  /** rows × 22, index of the person; −1 for an empty slot. */
  who: Int8Array
  /** rows × 3: metres from left, from top, above ground. */
  ball: Float32Array
  holder: Int8Array
  /** Slot of the last touch. */
  touch: Int8Array
  /** Index into PHASES. */
  phase: Uint8Array
  /** 1 for a cut between this row and the one before. */
  cut: Uint8Array
  /** +1 where the home side attacks to the right. */
  direction: Int8Array
}

/** Space for so many rows, which begins with those of a shorter recording. */
export function allocateRecording(rows: number, from?: Recording): Recording {
  const longer = <Numbers extends { set(numbers: ArrayLike<number>): void }>(
    numbers: Numbers,
    old: ArrayLike<number> | undefined,
  ): Numbers => {
    if (old) numbers.set(old)
    return numbers
  }
  return {
    rows,
    x: longer(new Float32Array(rows * SLOTS), from?.x),
    y: longer(new Float32Array(rows * SLOTS), from?.y),
    who: longer(new Int8Array(rows * SLOTS), from?.who),
    ball: longer(new Float32Array(rows * 3), from?.ball),
    holder: longer(new Int8Array(rows), from?.holder),
    touch: longer(new Int8Array(rows), from?.touch),
    phase: longer(new Uint8Array(rows), from?.phase),
    cut: longer(new Uint8Array(rows), from?.cut),
    direction: longer(new Int8Array(rows), from?.direction),
  }
}

/** Rows for which the name of who has struck the ball stays, and those by which it is told who will have it. */
const STRUCK_ROWS = 2
const COMING_ROWS = 16

/** Slot of the player on the ball in a row, or next to have it; of who struck it for a moment, and −1 after that. */
export function namedSlot({ holder, cut, rows }: Recording, row: number): number {
  const last = Math.min(rows - 1, row + COMING_ROWS)
  for (let at = row; at <= last; at++) {
    const slot = holder[at] ?? -1
    if (slot >= 0) return slot
    if (cut[at + 1] === 1) break
  }
  for (let at = row - 1; at >= Math.max(0, row - STRUCK_ROWS); at--) {
    const slot = holder[at] ?? -1
    if (slot >= 0) return slot
  }
  return -1
}

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

/** Path of a player between two seconds, in metres, a point every 0.2 seconds. */
function pathOf({ x, y, rows }: Recording, slot: number, from: number, to: number): Spot[] {
  const path: Spot[] = []
  const last = Math.min(rows - 1, Math.round(to / STEP))
  for (let row = Math.max(0, Math.round(from / STEP)); row <= last; row += 2) {
    path.push({ x: x[row * SLOTS + slot] ?? 0, y: y[row * SLOTS + slot] ?? 0 })
  }
  return path
}

/** Run of the shooter of a moment: from the last pass, or three seconds before, to the shot. */
export function runOf(recording: Recording, { shooter, pass, shotAt, to }: Moment): Spot[] {
  const end = shotAt ?? to
  return pathOf(recording, shooter, pass?.second ?? end - 3, end)
}
