import { describe, expect, it } from 'vitest'
import { refreshMarketNow, refreshTerms } from '../../../client/simulation/transfers/handRefresh.ts'
import { makeGame, textOf } from '../makeGame.ts'

describe('a refresh by hand', () => {
  it('[TRA-18] is free once in 14 days', () => {
    const game = makeGame({ day: 3 })
    refreshMarketNow(game)
    expect(game.money).toBe(10_000_000)
    expect(refreshTerms(game)).toEqual({ price: 50_000, freeFromDay: 17 })
    expect(refreshTerms({ ...game, day: 16 }).price).toBe(50_000)
    expect(refreshTerms({ ...game, day: 17 }).price).toBe(0)
  })

  it('[TRA-19] costs £50,000 for scouts otherwise, and twice as much each time until the next free one', () => {
    const game = makeGame({ day: 3 })
    refreshMarketNow(game)
    for (const price of [50_000, 100_000, 200_000, 400_000]) {
      const { market, money } = game
      expect(refreshMarketNow(game)).toMatchObject({ done: true, event: { price } })
      expect(money - game.money).toBe(price)
      expect(game.market).not.toBe(market)
    }
    expect(game.ledger.days.at(-1)?.amounts).toEqual({ scouting: -750_000 })
    game.day = 20
    refreshMarketNow(game)
    expect(refreshTerms(game).price).toBe(50_000)
  })

  it.each([
    [50_000, true],
    [49_999, false],
    [-1, false],
  ])('with £%i of the £50,000 is done: %s', (money, isDone) => {
    const game = makeGame({ money, handRefreshes: { lastFreeDay: 1, paid: 0 } })
    const before = textOf(game)
    const outcome = refreshMarketNow(game)
    expect(outcome.done).toBe(isDone)
    if (isDone) return
    expect(outcome).toMatchObject({ reason: 'Need £50,000 to send out scouts.' })
    expect(textOf(game)).toBe(before)
  })
})
