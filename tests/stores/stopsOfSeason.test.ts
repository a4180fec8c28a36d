import { describe, expect, it, vi } from 'vitest'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { makeStores } from './makeStores.ts'

// Whole seasons.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

/** Stops on the way through seasons in which the manager answers nothing, one count a season. */
function stopsWithoutAnswers(seed: number, seasons: number): number[] {
  const turns: (() => void)[] = []
  const { root, gameStores } = makeStores({
    environment: {
      soon: (act) => {
        turns.push(act)
        return () => void turns.splice(turns.indexOf(act) >>> 0, 1)
      },
    },
  })
  gameStores.enter({ seed, clubName: 'Your Club' })
  const { ahead, game, lineUp, time, titleNight } = gameStores
  const counts: number[] = []
  while (counts.length < seasons && !game.state.ended) {
    const { currentSeason } = game.state
    let stops = 0
    while (game.state.currentSeason === currentSeason && !game.state.ended) {
      ahead.start('season')
      while (turns.length > 0) turns.shift()?.()
      if (ahead.report?.reason !== 'This is how far you wanted to go.' && !game.state.ended) stops += 1
      root.ui.closeAllModals()
      if (titleNight.isDue) time.leaveTitleNight()
      root.ui.closeAllModals()
      // Days go on after a shortage only with another eleven, or on the day of the forfeit.
      if (ahead.report?.reason === 'Too few players can play the next match.') lineUp.decide('autoPick')
      if (game.state.awaitingKickOff) time.forfeitMatch()
    }
    counts.push(stops)
  }
  return counts
}

describe('a season in which nothing is answered', () => {
  it('[QUE-1] stops on its way to the end eight times at most, and under six on average', () => {
    const counts = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => stopsWithoutAnswers(seed, 2))
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
    expect(Math.max(...counts)).toBeLessThanOrEqual(8)
    expect(mean).toBeLessThan(6)
    // Dangers still stop it.
    expect(Math.min(...counts)).toBeGreaterThan(0)
  })
})
