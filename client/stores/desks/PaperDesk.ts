import { makeAutoObservable, untracked } from 'mobx'
import { seasonPaper, type FrontPage } from '../../simulation/reports/paper/paper.ts'
import type { GameStore } from '../GameStore.ts'

/** The paper of the running season. */
export class PaperDesk {
  readonly #game: GameStore

  constructor(game: GameStore) {
    this.#game = game
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Changes exactly when a page is added or the club is renamed: `pages` is not worked out every day. */
  get edition(): string {
    const { currentSeason, currentMatchWeek, club } = this.#game.state
    return [this.#game.careerNumber, currentSeason, currentMatchWeek, club.name].join('/')
  }

  /** Front pages, the latest first; none before the next round of a season that an older version began. */
  get pages(): readonly FrontPage[] {
    return this.edition === '' ? [] : untracked(() => seasonPaper(this.#game.state))
  }

  get latest(): FrontPage | null {
    return this.pages[0] ?? null
  }

  /** A club's row of the prediction, in order. */
  clubName(id: string): string {
    const { club, competitors } = this.#game.state
    return [club, ...competitors].find((candidate) => candidate.id === id)?.name ?? ''
  }
}
