import { describe, expect, it } from 'vitest'
import { dividendOf, payDividend, runningCosts } from '../../../client/simulation/board/dividend.ts'
import { financeForecast } from '../../../client/simulation/season/financeForecast.ts'
import { makeGame, messagesOf } from '../makeGame.ts'

const SEASON = {
  wages: -8_000_000,
  salaries: -1_500_000,
  upkeep: -400_000,
  community: -100_000,
  building: -9_000_000,
}

function atSeasonsEnd(money: number) {
  return makeGame({ money, ledger: { opening: 0, days: [{ day: 1, amounts: SEASON }], seasons: [] } })
}

describe('[BOA-13] the owners', () => {
  it('count wages, salaries, upkeep and community as running costs, and no investments', () => {
    expect(runningCosts([SEASON])).toBe(10_000_000)
  })

  it('draw nothing up to the running costs of a season', () => {
    const game = atSeasonsEnd(10_000_000)
    payDividend(game)
    expect(game.money).toBe(10_000_000)
    expect(messagesOf(game).some((message) => message.includes('owners'))).toBe(false)
    expect(dividendOf(-2_000_000, 1)).toBe(0)
  })

  it('draw what lies above, enter it as the board’s and say so', () => {
    const game = atSeasonsEnd(28_000_000)
    payDividend(game)
    expect(game.money).toBe(10_000_000)
    expect(game.ledger.days.map(({ amounts }) => amounts.board ?? 0).reduce((a, b) => a + b)).toBe(
      -18_000_000,
    )
    expect(messagesOf(game)[0]).toBe(
      'The owners take out £18,000,000 of the money above a season’s costs of £10,000,000.',
    )
  })

  it('are foreseen by the forecast', () => {
    const rich = makeGame({ money: 90_000_000 })
    const { dividend, atEnd, costs } = financeForecast(rich)
    expect(dividend).toBeGreaterThan(30_000_000)
    expect(atEnd).toBe(costs)
    expect(financeForecast(makeGame({ money: 0 })).dividend).toBe(0)
  })
})
