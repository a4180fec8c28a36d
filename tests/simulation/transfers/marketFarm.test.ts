/** Repeated buying and selling loses money with any strategy. */
import { describe, expect, it, vi } from 'vitest'
import type { GameState } from '../../../client/simulation/gameState.ts'
import type { MarketPlayer } from '../../../client/simulation/people/player.ts'
import { playerValue } from '../../../client/simulation/players/playerValue.ts'
import { refreshMarket } from '../../../client/simulation/transfers/market.ts'
import { sellPlayer, signPlayer } from '../../../client/simulation/transfers/transfer.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'
import { makeGame, makeRandom, makeStaff } from '../makeGame.ts'

// Whole seasons.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const TRIES = 4_000
const FORTUNE = 1_000_000_000_000

const bargain = (player: MarketPlayer) => player.transferFee / playerValue(player)

const first = (market: readonly MarketPlayer[], rank: (player: MarketPlayer) => number) =>
  market.toSorted((a, b) => rank(a) - rank(b))[0]

/** Selects the next purchase, and whether the market is refreshed before each. */
const strategies: Record<string, (market: readonly MarketPlayer[]) => MarketPlayer | undefined> = {
  'whoever comes first': (market) => market[0],
  'the smallest fee': (market) => first(market, ({ transferFee }) => transferFee),
  'the smallest fee for the value': (market) => first(market, bargain),
  'the dearest': (market) => first(market, ({ transferFee }) => -transferFee),
  'the youngest': (market) => first(market, ({ age }) => age),
  'the highest wage for the value': (market) => first(market, (player) => -player.wage / playerValue(player)),
}

/** Buys and sells repeatedly, with free refreshes and without loss of interest. Returns the mean share recovered. */
function circle(
  choose: (market: readonly MarketPlayer[]) => MarketPlayer | undefined,
  refreshEvery: number,
  parts: Partial<GameState> = {},
): number {
  const game = makeGame({ money: FORTUNE, transferBudget: FORTUNE, wageBudget: FORTUNE, ...parts })
  let paid = 0
  for (let i = 0; i < TRIES; i++) {
    if (i % refreshEvery === 0 || game.market.length === 0) refreshMarket(game, makeRandom(i))
    const target = choose(game.market.filter(({ interested }) => interested))
    if (!target) continue
    expect(signPlayer(game, target.id)).toMatchObject({ done: true })
    paid += target.transferFee
    game.transfersOut = []
    sellPlayer(game, game.players.at(-1)?.id ?? '')
  }
  expect(game.money).toBeLessThan(FORTUNE)
  expect(game.transferBudget).toBe(game.money)
  expect(game.wageBudget).toBe(FORTUNE)
  return (paid + game.money - FORTUNE) / paid
}

describe('the market cannot be farmed', () => {
  it.each(Object.keys(strategies))('[TRA-17] repeatedly buying and selling %s loses money', (name) => {
    const choose = strategies[name]!
    // A sale returns 100% of the value on average, a purchase costs at least 105%: at best 0.952 is recovered.
    for (const refreshEvery of [1, 5, 14]) expect(circle(choose, refreshEvery), name).toBeLessThan(0.96)
  })

  it('a scout, a director and the policy to buy young do not change that', () => {
    const staff = [makeStaff('Chief Scout'), makeStaff('Technical Director')]
    const game = makeGame()
    game.policies.transferBuyYoung = true
    expect(
      circle(strategies['the smallest fee for the value']!, 1, { staff, policies: game.policies }),
    ).toBeLessThan(0.96)
  })

  it('waiting for lower fees does not help: none falls below the income of a sale', () => {
    const game = makeGame()
    for (let i = 0; i < 500; i++) {
      refreshMarket(game, makeRandom(i))
      for (const player of game.market) expect(bargain(player)).toBeGreaterThanOrEqual(1.05)
    }
  })
})
