/** Remembers how far a match was, so that a canvas built anew goes on there. */
export class Bookmark {
  #minute: number | null = null
  #lost = false

  /** Notes the minute shown. */
  keep(minute: number): void {
    this.#minute = minute
  }

  /** Says that the canvas is gone, and that the next one goes on at the minute kept. */
  lose(): void {
    this.#lost = true
  }

  /** Where to start: at the bookmark after a loss, else at `fallback`. */
  find(fallback: number): number {
    return this.#lost ? (this.#minute ?? fallback) : fallback
  }

  /** A canvas shows the match again, or another scene: starts count as starts. */
  clear(): void {
    this.#lost = false
  }
}
