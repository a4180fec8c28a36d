import { makeAutoObservable } from 'mobx'
import type { MatchReport } from '../simulation/match/matchReport.ts'
import { namedEvents } from '../simulation/match/namedEvents.ts'

interface ReplayedMatch {
  report: MatchReport | null
  hasPicture: boolean
}

/** Chance of the watched match that is shown again, while the match waits. */
export class ChanceReplay {
  /** Index of the chance among the events; null while the match goes on. */
  index: number | null = null
  /** Counts how often a replay was begun anew. */
  round = 0
  readonly #match: ReplayedMatch

  constructor(match: ReplayedMatch) {
    this.#match = match
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Event of the chance with names; null while the match goes on. */
  get event() {
    const { report } = this.#match
    return this.index === null || !report ? null : (namedEvents(report)[this.index] ?? null)
  }

  /** Shows the chance of an event again. Needs a picture. */
  show(index: number): void {
    if (this.#match.hasPicture) this.index = index
  }

  /** Shows the chance from the start once more. */
  restart(): void {
    if (this.index !== null) this.round += 1
  }

  /** Resumes the match. */
  end(): void {
    this.index = null
  }
}
