import { makeAutoObservable } from 'mobx'

/** Seconds after which the second half begins without an answer. */
const BREAK_SECONDS = 20

/** Seconds of the break until the second half begins by itself, unless somebody takes their time. */
export class BreakCountdown {
  /** Seconds left; null outside the break, and once somebody has taken their time. */
  left: number | null = null
  readonly #onEnd: () => void

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd
    makeAutoObservable(this, {}, { autoBind: true })
  }

  start(): void {
    this.left = BREAK_SECONDS
  }

  /** Waits until the player goes on. */
  stop(): void {
    this.left = null
  }

  /** Counts a second down, after the last of which the break ends. */
  pass(): void {
    if (this.left === null) return
    this.left -= 1
    if (this.left <= 0) this.#onEnd()
  }
}
