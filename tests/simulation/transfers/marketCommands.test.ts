/** No sequence of market commands on one day gains more than chance. */
import { expect, it, vi } from 'vitest'
import { copyGame } from '../../../client/simulation/copyGame.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import type { MarketPlayer } from '../../../client/simulation/people/player.ts'
import { type Random, seedRandom } from '../../../client/simulation/core/rng.ts'
import { playerValue } from '../../../client/simulation/players/playerValue.ts'
import { refreshMarketNow } from '../../../client/simulation/transfers/handRefresh.ts'
import { saleTerms } from '../../../client/simulation/transfers/quickSale.ts'
import { placeBid } from '../../../client/simulation/transfers/bidding.ts'
import { acceptBid, askForMore } from '../../../client/simulation/transfers/bids.ts'
import { sellPlayer, signPlayer } from '../../../client/simulation/transfers/transfer.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'
import { makeGame, makeRandom } from '../makeGame.ts'

// Thousands of sequences of commands.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const TRIES = 10_000
const MAX_COMMANDS = 8

const worth = ({ money, players }: GameState) =>
  money + players.reduce((sum, player) => sum + playerValue(player), 0)

const share = (player: MarketPlayer) => player.transferFee / playerValue(player)

/** Signs somebody, by chance or the one with the smallest fee for the value. */
function sign(state: GameState, random: Random) {
  const offered = state.market.filter(({ interested }) => interested)
  const best = offered.toSorted((a, b) => share(a) - share(b))[0]
  const target = random.chance(0.5) ? best : offered[random.whole(0, Math.max(0, offered.length - 1))]
  if (target) signPlayer(state, target.id)
}

/** Sells somebody, by chance or the one signed last. Returns the most by which chance can exceed the value. */
function sell(state: GameState, random: Random): number {
  const { players } = state
  const player = random.chance(0.5) ? players.at(-1) : players[random.whole(0, players.length - 1)]
  if (!player) return 0
  const { high } = saleTerms(state, player)
  sellPlayer(state, player.id)
  return Math.max(0, high - playerValue(player))
}

/** Places a bid, asks for more by chance, and accepts. Returns the most by which the bid can exceed the value. */
function deal(state: GameState, random: Random): number {
  const player = random.chance(0.5) ? state.players.at(-1) : random.pick(state.players)
  if (!player || state.players.length < 3) return 0
  // Only known players are bid for, unless they ask for it: the worst case.
  placeBid(state, player)
  if (random.chance(0.5)) askForMore(state, player.id)
  const bid = state.bids.find(({ playerId }) => playerId === player.id)
  if (!bid) return 0
  acceptBid(state, player.id)
  return Math.max(0, bid.fee - playerValue(player))
}

/** Runs random market commands on one day. Returns the gain in worth, and the most that chance allows. */
function tryCommands(state: GameState, random: Random): { gain: number; luck: number } {
  const before = worth(state)
  const { wageBudget, players } = state
  const wages = players.reduce((sum, { wage }) => sum + wage, 0)
  let luck = 0
  for (let left = random.whole(1, MAX_COMMANDS); left > 0; left--) {
    const kind = random.whole(0, 9)
    if (kind === 0) refreshMarketNow(state)
    else if (kind < 6) sign(state, random)
    else if (kind === 6) luck += deal(state, random)
    else luck += sell(state, random)
  }
  expect(state.wageBudget + state.players.reduce((sum, { wage }) => sum + wage, 0)).toBe(wageBudget + wages)
  return { gain: worth(state) - before, luck }
}

it('[TRA-17] 10,000 random sequences of market commands gain no more than chance, and lose on average', () => {
  const career = makeGame({ money: 60_000_000, transferBudget: 60_000_000, wageBudget: 500_000 })
  // Sales change the squads and budgets of the league, and nothing else of it.
  const { competitors, fixtures, headToHeads, ...own } = career
  const empty = { competitors: [], fixtures: [], headToHeads: [] }
  let sum = 0
  for (let i = 0; i < TRIES; i++) {
    const clubs = competitors.map((club) => ({ ...club, players: club.players.slice() }))
    const state = { ...copyGame({ ...own, ...empty }), competitors: clubs, fixtures, headToHeads }
    state.random = seedRandom(i)
    const { gain, luck } = tryCommands(state, makeRandom(i, 1))
    expect(gain, `try ${i}`).toBeLessThanOrEqual(luck)
    sum += gain
  }
  expect(sum / TRIES).toBeLessThan(0)
})
