import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import { makeStores } from './makeStores.ts'
import { seasonPages } from '../../client/stores/seasonPages.ts'

function openPaper() {
  const { gameStores } = makeStores()
  const { game } = gameStores
  const paper = seasonPages(game)
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
    expect(paper.get()[0]?.name).toBe('Before the season')
    while (game.state.currentMatchWeek < 2) playDay()
    expect(paper.get().map(({ name }) => name)).toEqual(['After week 2', 'After week 1', 'Before the season'])
  })

  it('is computed once per round, not once per day', () => {
    const { game, paper, playDay } = openPaper()
    const seen = new Set<unknown>()
    const stop = autorun(() => void seen.add(paper.get()))
    while (game.state.currentMatchWeek < 1) playDay()
    for (let day = 0; day < 5; day++) playDay()
    stop()
    expect(seen.size).toBe(2)
  })

  it('differs between careers', () => {
    const { game, paper } = openPaper()
    const before = paper.get()[0]?.stories
    game.start({ seed: 2, clubName: 'Northgate' })
    expect(paper.get()[0]?.stories).not.toEqual(before)
  })
})
