import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import { makeStores } from './makeStores.ts'
import { PaperDesk } from '../../client/stores/desks/PaperDesk.ts'

function openPaper() {
  const { gameStores } = makeStores()
  const { game } = gameStores
  const paper = new PaperDesk(game)
  game.start({ seed: 1, clubName: 'Northgate' })
  const playDay = () => {
    game.beginDay()
    if (game.state.awaitingKickOff) game.playMatchDay([])
  }
  return { game, paper, playDay }
}

describe('the paper', () => {
  it('is the prediction until the first round, then the page of the latest round', () => {
    const { game, paper, playDay } = openPaper()
    expect(paper.latest?.name).toBe('Before the season')
    while (game.state.currentMatchWeek < 2) playDay()
    expect(paper.pages.map(({ name }) => name)).toEqual(['After week 2', 'After week 1', 'Before the season'])
  })

  it('is computed once per round, not once per day', () => {
    const { game, paper, playDay } = openPaper()
    const seen = new Set<unknown>()
    const stop = autorun(() => void seen.add(paper.pages))
    while (game.state.currentMatchWeek < 1) playDay()
    for (let day = 0; day < 5; day++) playDay()
    stop()
    expect(seen.size).toBe(2)
  })

  it('differs between careers', () => {
    const { game, paper } = openPaper()
    const before = paper.latest?.stories
    game.start({ seed: 2, clubName: 'Northgate' })
    expect(paper.latest?.stories).not.toEqual(before)
  })
})
