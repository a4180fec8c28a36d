/** Places that the ball has just been at, for the trail of a shot or a firm pass. */
import type { Frame } from './frame.ts'

/** Slowest ball with a trail, in metres per second over the ground, and the speed of the fullest one. */
const SPEED = { from: 10, full: 24 }
/** Seconds of play between two places, and their number. */
const EVERY = 0.028
export const TRAIL = 7

interface TrailPlace {
  x: number
  y: number
  height: number
}

export class BallTrail {
  /** The latest first; shares of the pitch and metres above the ground. */
  readonly places: TrailPlace[] = Array.from({ length: TRAIL }, () => ({ x: 0, y: 0, height: 0 }))
  /** Strength of the trail, 0–1. */
  strength = 0
  #second = -1

  /** Follows a new frame. A jump in time begins a new trail. */
  advance({ ballX, ballY, ballHeight, ballSpeed, second }: Frame): void {
    const passed = second - this.#second
    const wanted = Math.min(1, Math.max(0, (ballSpeed - SPEED.from) / (SPEED.full - SPEED.from)))
    if (passed < 0 || passed > 0.5) {
      for (const place of this.places) Object.assign(place, { x: ballX, y: ballY, height: ballHeight })
      this.#second = second
      this.strength = 0
      return
    }
    this.strength += (wanted - this.strength) * Math.min(1, passed * 12)
    if (wanted === 0 && this.strength < 0.04) this.strength = 0
    if (passed < EVERY) return
    this.#second = second
    const last = this.places.pop()
    if (last) this.places.unshift(Object.assign(last, { x: ballX, y: ballY, height: ballHeight }))
  }
}
