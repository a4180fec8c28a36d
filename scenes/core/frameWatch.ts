/**
 * Detail that a slow machine still draws, by the frame times that are measured: running figures are dropped first,
 * then the moving crowd and camera. The clock of a match never waits.
 */
export const DETAILS = ['full', 'tokens', 'plain'] as const
export type Detail = (typeof DETAILS)[number]

/** Frames by whose median a machine is judged, and those before them that paint the scene. */
const JUDGED = 90
const SETTLING = 20
/** Median milliseconds of a frame beyond which detail is dropped: fewer than 40 frames a second. */
const SLOW_MS = 25
/** Milliseconds of work of a frame below which the machine has time to spare, and its display is slow. */
const IDLE_WORK_MS = 7
/** Longest frame that counts; a longer one was a hidden tab or a machine asleep. */
const LONGEST_MS = 400

export class FrameWatch {
  detail: Detail = 'full'
  #intervals: number[] = []
  #works: number[] = []
  #settling = SETTLING

  /** Notes a frame: milliseconds since the last one, and those of its work. Returns true when detail was dropped. */
  note(intervalMs: number, workMs: number): boolean {
    if (intervalMs > LONGEST_MS || this.detail === DETAILS.at(-1)) return false
    if (this.#settling > 0) {
      this.#settling -= 1
      return false
    }
    this.#intervals.push(intervalMs)
    this.#works.push(workMs)
    if (this.#intervals.length < JUDGED) return false
    const isSlow = median(this.#intervals) > SLOW_MS && median(this.#works) > IDLE_WORK_MS
    this.#intervals.length = 0
    this.#works.length = 0
    if (!isSlow) return false
    this.detail = DETAILS[DETAILS.indexOf(this.detail) + 1] ?? this.detail
    this.#settling = SETTLING
    return true
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
