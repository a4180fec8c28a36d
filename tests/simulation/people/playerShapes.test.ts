import { expect, it, vi } from 'vitest'
import { signPlayer } from '../../../client/simulation/transfers/transfer.ts'
import { MANAGERS } from '../../support/managers.ts'
import { playLeague } from '../../support/playSeasons.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'
import { makeGame } from '../makeGame.ts'

// A career of several seasons.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

/** Orders in which the fields of these objects stand. */
const orders = (objects: readonly object[]) => new Set(objects.map((one) => Object.keys(one).join()))

it('players of a kind have the same fields in the same order, wherever they came from', () => {
  const game = makeGame({ seed: 4 })
  playLeague(game, 3, MANAGERS.expert)
  game.money = game.transferBudget = game.wageBudget = 100_000_000
  const wanted = game.market.find(({ interested }) => interested)!
  expect(signPlayer(game, wanted.id).done).toBe(true)
  // Signed from clubs and from the market, grown in the academy, and sold to the league.
  expect(game.transfersIn.length).toBeGreaterThan(1)
  expect(game.players.some(({ isHomegrown }) => isHomegrown)).toBe(true)
  expect(game.transfersOut.length).toBeGreaterThan(0)
  expect(orders(game.players)).toHaveLength(1)
  expect(orders(game.market)).toHaveLength(1)
  expect(orders(game.competitors)).toHaveLength(1)
  expect(orders(game.competitors.flatMap(({ players }) => players))).toHaveLength(1)
})
