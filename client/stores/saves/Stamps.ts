import type { Clock } from '../environment.ts'

/** Named saves, or copies made without being asked for. */
export const SHELVES = ['saves', 'recovery'] as const
export type Shelf = (typeof SHELVES)[number]

/** The times of what is kept: they never run backwards, even after the clock has been set back. */
export class Stamps {
  readonly #clock: Pick<Clock, 'date'>
  /** The latest given or found. */
  readonly #latest: Record<Shelf, number> = { saves: 0, recovery: 0 }

  constructor(clock: Pick<Clock, 'date'>) {
    this.#clock = clock
  }

  /** The time of what is written now: later than all before it. */
  next(shelf: Shelf): number {
    const stamp = Math.max(this.#now(), this.#latest[shelf] + 1)
    this.notice(shelf, stamp)
    return stamp
  }

  /** The time of a removal: no earlier than what is removed. */
  removal(shelf: Shelf): number {
    return Math.max(this.#now(), this.#latest[shelf])
  }

  /** Has what is written from now on come after this one. */
  notice(shelf: Shelf, stamp = 0): void {
    this.#latest[shelf] = Math.max(this.#latest[shelf], stamp)
  }

  #now(): number {
    return this.#clock.date().getTime()
  }
}
