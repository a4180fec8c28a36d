import { computed, untracked, type IComputedValue } from 'mobx'
import type { FrontPage } from '../simulation/reports/paper/frontPage.ts'
import { seasonPaper } from '../simulation/reports/paper/paper.ts'
import type { GameStore } from './GameStore.ts'

/** Front pages of the season. They are computed for another career, round or club name, and not every day. */
export function seasonPages(game: GameStore): IComputedValue<readonly FrontPage[]> {
  const edition = computed(() => {
    const { currentSeason, currentMatchWeek, club, competitions } = game.state
    const ties = competitions.flatMap((row) => row.ties.filter(({ result }) => result !== null)).length
    return [game.careerNumber, currentSeason, currentMatchWeek, ties, club.name].join('/')
  })
  return computed(() => (edition.get() === '' ? [] : untracked(() => seasonPaper(game.state))))
}
