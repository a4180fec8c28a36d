import type { Clock } from '../environment.ts'

/** Named saves, and copies of running careers. */
export const SHELVES = ['saves', 'recovery'] as const
export type Shelf = (typeof SHELVES)[number]

/** Timestamps of records. They increase even when the clock has been set back. */
export class Stamps {
  readonly #clock: Pick<Clock, 'date'>
  /** Latest timestamp issued or found. */
  readonly #latest: Record<Shelf, number> = { saves: 0, recovery: 0 }

  constructor(clock: Pick<Clock, 'date'>) {
    this.#clock = clock
  }

  /** Timestamp for a write: later than all earlier ones. */
  next(shelf: Shelf): number {
    const stamp = Math.max(this.#clock.date().getTime(), this.#latest[shelf] + 1)
    this.notice(shelf, stamp)
    return stamp
  }

  /** Registers a timestamp, so that later writes come after it. */
  notice(shelf: Shelf, stamp = 0): void {
    this.#latest[shelf] = Math.max(this.#latest[shelf], stamp)
  }
}

/** Storage key of what a user's browser has sent to their account. */
export function ledgerKey(owner: string): string {
  return `account/${encodeURIComponent(owner)}`
}
