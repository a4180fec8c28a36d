/** Position in a match, so that a recreated canvas continues there. */
export class Bookmark {
  #minute: number | null = null
  #lost = false

  /** Stores the minute shown. */
  store(minute: number): void {
    this.#minute = minute
  }

  /** Records that the canvas is lost; the next one starts at the stored minute. */
  markLost(): void {
    this.#lost = true
  }

  /** Start minute: the stored one after a loss, otherwise `fallback`. */
  startMinute(fallback: number): number {
    return this.#lost ? (this.#minute ?? fallback) : fallback
  }

  /** Resets after a canvas is shown again, or another scene: the next start is a regular one. */
  clear(): void {
    this.#lost = false
  }
}
