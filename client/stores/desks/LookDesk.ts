import { makeAutoObservable, observableRef } from 'mobx'
import { clubLook, type ClubLook } from '../../simulation/reports/clubLook.ts'
import type { GameStore } from '../GameStore.ts'

interface Look extends ClubLook {
  careerNumber: number
}

/** Remembers the club as the player saw it on the dashboard, for what has changed since. */
export class LookDesk {
  /** The club as last seen before this round; null in the first round of a visit. */
  before: ClubLook | null = null
  #latest: Look | null = null
  readonly #game: GameStore

  constructor(game: GameStore) {
    this.#game = game
    makeAutoObservable(this, { before: observableRef }, { autoBind: true })
  }

  /** Notes that the player sees the dashboard now. */
  look(): void {
    const { careerNumber, state } = this.#game
    const now = { ...clubLook(state), careerNumber }
    const latest = this.#latest
    if (latest?.careerNumber !== careerNumber) this.before = null
    else if (latest.season !== now.season || latest.week !== now.week) this.before = latest
    this.#latest = now
  }
}
