import { describe, expect, it } from 'vitest'
import type { TransferLog } from '../../../client/simulation/club/transferLog.ts'
import { playerValue, usualWage } from '../../../client/simulation/players/playerValue.ts'
import { saleTerms } from '../../../client/simulation/transfers/quickSale.ts'
import { sellPlayer } from '../../../client/simulation/transfers/transfer.ts'
import { makeContract, makeGame, makePlayer } from '../makeGame.ts'

const star = makePlayer({ quality: 5 })
const value = playerValue(star)
const soldOn = (day: number): TransferLog => ({
  playerName: 'Ben Rudd',
  fee: 1_000,
  wage: 500,
  day,
  club: '',
})

/** Highest price of a sale on day 100 as a share of the value, after sales on the given days. */
const highest = (...days: number[]) =>
  saleTerms(makeGame({ day: 100, transfersOut: days.map(soldOn) }), star).high / value

describe('a sale at once', () => {
  it('[TRA-20] brings less at best by each sale of the last 30 days, down to 80% of the value', () => {
    expect([highest(), highest(100), highest(100, 71)]).toEqual([1.2, 1.12, 1.04])
    expect([highest(70), highest(71)]).toEqual([1.2, 1.12])
    expect(highest(96, 97, 98, 99, 100)).toBeCloseTo(0.8)
    expect(highest(95, 96, 97, 98, 99, 100)).toBe(0.8)
  })

  it('[TRA-21] brings 80% of the value when nobody in the league would play them', () => {
    const weak = makePlayer({ id: 'weak', quality: 1 })
    const game = makeGame({ players: [weak] })
    const low = 0.8 * playerValue(weak)
    expect(saleTerms(game, weak)).toMatchObject({ low, high: low, earlierSales: 0, isNeeded: false })
    sellPlayer(game, weak.id)
    expect(game.transfersOut[0]?.fee).toBe(low)
  })

  it('[TRA-22] brings no more for a wage above the usual one', () => {
    const veteran = makePlayer({ age: 34, quality: 3, wage: usualWage(3) })
    const terms = saleTerms(makeGame(), veteran)
    expect(saleTerms(makeGame(), { ...veteran, wage: 20 * veteran.wage })).toEqual(terms)
    expect(saleTerms(makeGame(), { ...veteran, quality: 3.5 }).high).toBeGreaterThan(terms.high)
  })

  it.each([
    [18, 1, 1.2],
    [19, 1, 0.8],
    [37, 1, 0.8],
    [37, 2, 1.2],
  ])(
    '[TRA-23] in week %i, with a contract until season %i, brings %d of the value at most',
    (week, until, share) => {
      const player = makePlayer({ quality: 5, contract: makeContract({ until }) })
      expect(saleTerms(makeGame({ currentMatchWeek: week }), player).high / value).toBeCloseTo(share)
    },
  )

  it('is wanted by a club whose last choice for the position is weaker, and not as good', () => {
    const game = makeGame()
    const choices = game.competitors.map(
      ({ players }) =>
        players.filter(({ type }) => type === 'Forward').toSorted((a, b) => b.quality - a.quality)[2],
    )
    const weakest = Math.min(...choices.map((player) => player?.quality ?? 0))
    const forward = (quality: number) => makePlayer({ type: 'Forward', quality })
    expect(saleTerms(game, forward(weakest)).isNeeded).toBe(false)
    expect(saleTerms(game, forward(weakest + 0.01)).isNeeded).toBe(true)
  })
})
