import { makeAutoObservable, untracked } from 'mobx'
import type { FrontPage } from '../../simulation/reports/paper/frontPage.ts'
import { seasonPaper } from '../../simulation/reports/paper/paper.ts'
import type { GameStore } from '../GameStore.ts'

/** Newspaper of the season. */
export class PaperDesk {
  readonly #game: GameStore

  constructor(game: GameStore) {
    this.#game = game
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Key of the pages. Changes only with a new page or club name, so that `pages` is not computed every day. */
  get edition(): string {
    const { currentSeason, currentMatchWeek, club } = this.#game.state
    return [this.#game.careerNumber, currentSeason, currentMatchWeek, club.name].join('/')
  }

  /** Front pages, the latest first. */
  get pages(): readonly FrontPage[] {
    return this.edition === '' ? [] : untracked(() => seasonPaper(this.#game.state))
  }

  get latest(): FrontPage | null {
    return this.pages[0] ?? null
  }

  /** Name of a club; '' for an unknown id. */
  clubName(id: string): string {
    const { club, competitors } = this.#game.state
    return [club, ...competitors].find((candidate) => candidate.id === id)?.name ?? ''
  }
}
