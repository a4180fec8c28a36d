/** Interpolation from the positions of one report to those of a new one. */
import { SLOTS, smooth } from '../../core/field.ts'
import type { Frame } from './frame.ts'

/** Duration in milliseconds. */
const GLIDE_MS = 900

export class Glide {
  #x = new Float32Array(SLOTS)
  #y = new Float32Array(SLOTS)
  #ball = { x: 0, y: 0 }
  #leftMs = 0

  get isGoing(): boolean {
    return this.#leftMs > 0
  }

  /** Begins from the positions in a frame, which `fill` replaces by the new ones. */
  begin(frame: Frame, fill: () => void): void {
    const oldX = frame.x.slice()
    const oldY = frame.y.slice()
    const oldBall = { x: frame.ballX, y: frame.ballY }
    fill()
    for (let slot = 0; slot < SLOTS; slot++) {
      this.#x[slot] = (oldX[slot] ?? 0) - (frame.x[slot] ?? 0)
      this.#y[slot] = (oldY[slot] ?? 0) - (frame.y[slot] ?? 0)
    }
    this.#ball = { x: oldBall.x - frame.ballX, y: oldBall.y - frame.ballY }
    this.#leftMs = GLIDE_MS
  }

  stop(): void {
    this.#leftMs = 0
  }

  /** Moves the positions of a frame back towards the old ones by what is left after some milliseconds. */
  advance(frame: Frame, elapsedMs: number): void {
    if (this.#leftMs <= 0) return
    this.#leftMs = Math.max(0, this.#leftMs - elapsedMs)
    const share = smooth(this.#leftMs / GLIDE_MS)
    for (let slot = 0; slot < SLOTS; slot++) {
      frame.x[slot] = (frame.x[slot] ?? 0) + (this.#x[slot] ?? 0) * share
      frame.y[slot] = (frame.y[slot] ?? 0) + (this.#y[slot] ?? 0) * share
    }
    frame.ballX += this.#ball.x * share
    frame.ballY += this.#ball.y * share
  }
}
