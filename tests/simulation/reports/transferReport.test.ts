import { describe, expect, test } from 'vitest'
import { saleTerms } from '../../../client/simulation/transfers/quickSale.ts'
import { marketReport, saleReport } from '../../../client/simulation/reports/transferReport.ts'
import { makeGame, makeMarketPlayer, makePlayer } from '../makeGame.ts'

describe('the market report', () => {
  test.each([
    ['Not interested', 'Not interested', { interested: false, transferFee: 1_000, wage: 100 }],
    ['Insufficient Budget', 'Fee too high', { interested: false, transferFee: 1_001, wage: 101 }],
    ['Insufficient Wage Budget', 'Wage too high', { interested: false, transferFee: 1_000, wage: 101 }],
    [null, null, { transferFee: 1_000, wage: 100 }],
  ])('says %s, or %s in short', (refusal, shortRefusal, parts) => {
    const market = [makeMarketPlayer(parts)]
    const state = makeGame({ market, transferBudget: 1_000, wageBudget: 100 })
    const disinterest = expect.stringContaining('isn’t interested') as string
    expect(marketReport(state)).toEqual([
      {
        player: market[0],
        refusal,
        shortRefusal,
        disinterest: market[0]?.interested ? null : disinterest,
      },
    ])
  })

  test('omits rows without a name', () => {
    expect(marketReport(makeGame({ market: [makeMarketPlayer({ name: '  ' })] }))).toEqual([])
  })
})

test('all players under contract can be sold for their value', () => {
  const player = makePlayer({ quality: 2, age: 25 })
  const game = makeGame({ players: [player] })
  expect(saleReport(game)).toEqual([{ player, value: 5_500_000, terms: saleTerms(game, player) }])
})
