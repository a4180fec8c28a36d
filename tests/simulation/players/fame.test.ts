import { describe, expect, it } from 'vitest'
import { fameFactor, usualWage } from '../../../client/simulation/players/playerValue.ts'
import { askedWage } from '../../../client/simulation/contracts/contractTerms.ts'
import { renewTerms } from '../../../client/simulation/transfers/market.ts'
import { makeGame, makeMarketPlayer, makePlayer } from '../makeGame.ts'

const QUALITY = 3

function clubOf(reputation: number) {
  const players = [makePlayer({ quality: QUALITY, age: 26, wage: 1_000 })]
  return makeGame({ reputation, players, market: [makeMarketPlayer({ quality: QUALITY, age: 26 })] })
}

/** Wages asked on the market and in talks. */
function asked(reputation: number): number[] {
  const game = clubOf(reputation)
  renewTerms(game)
  const terms = { until: game.currentSeason + 1, status: 'regular' } as const
  const inTalks = askedWage(game, game.players[0]!, terms)
  return [game.market[0]!.wage, inTalks]
}

describe('[PLA-28] the wages asked of a club', () => {
  it('are the usual ones up to a reputation of 3.5, and a fifth more for each point above', () => {
    expect([1, 3, 3.5].map(fameFactor)).toEqual([1, 1, 1])
    expect(fameFactor(4.5)).toBeCloseTo(1.2)
    expect(fameFactor(5)).toBeCloseTo(1.3)
  })

  it('rise with it on the market and in talks', () => {
    const usual = usualWage(QUALITY)
    expect(asked(3.5)[0]).toBe(usual)
    const [market, talks] = asked(5)
    expect(market! / usual).toBeCloseTo(1.3, 2)
    // In talks reputation and place count besides.
    expect(talks! / asked(3.5)[1]!).toBeGreaterThan(1.3)
  })
})
