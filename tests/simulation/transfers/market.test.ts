import { describe, expect, it, vi } from 'vitest'
import { linesOf } from '../../../client/simulation/club/formation.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import type { Position } from '../../../client/simulation/people/position.ts'
import { MANAGERS } from '../../support/managers.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { defaultPolicies } from '../../../client/simulation/club/marketing.ts'
import { policyWage } from '../../../client/simulation/marketing/policies.ts'
import type { MarketPlayer } from '../../../client/simulation/people/player.ts'
import { playerValue, usualWage } from '../../../client/simulation/players/playerValue.ts'
import { autoPick } from '../../../client/simulation/players/squad.ts'
import { isRefreshDay, refreshMarket, renewTerms } from '../../../client/simulation/transfers/market.ts'
import { makeGame, makeMarketPlayer, makeRandom, makeStaff } from '../makeGame.ts'

// A career of thirty seasons.
vi.setConfig({ testTimeout: LONG_TEST_MS })

const openings = Array.from({ length: 300 }, (_, seed) => createGame({ seed }).market)
const everyone = openings.flat()
const least = (of: (player: MarketPlayer) => number) => Math.min(...everyone.map(of))
const most = (of: (player: MarketPlayer) => number) => Math.max(...everyone.map(of))

describe('the initial market', () => {
  it('[TRA-1] has 15 to 25 players', () => {
    const sizes = openings.map(({ length }) => length)
    expect(new Set(sizes)).toEqual(new Set([15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]))
  })

  it('[TRA-2] has players of 18 to 32 with a quality of 1 to 4.5', () => {
    expect([least(({ age }) => age), most(({ age }) => age)]).toEqual([18, 32])
    expect(least(({ quality }) => quality)).toBeGreaterThanOrEqual(1)
    expect(least(({ quality }) => quality)).toBeLessThan(1.3)
    expect(most(({ quality }) => quality)).toBe(4.5)
    expect(everyone.every(({ quality, potential }) => potential >= quality && potential <= 5)).toBe(true)
  })

  it('[TRA-3] has wages of at least 500 and fees of at least 10,000, of 105 to 135% of the value', () => {
    expect(least(({ wage }) => wage)).toBeGreaterThanOrEqual(500)
    expect(least(({ transferFee }) => transferFee)).toBeGreaterThanOrEqual(10_000)
    const shares = everyone.map((player) => player.transferFee / playerValue(player))
    // Fees are rounded up to a thousand.
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(1.05)
    expect(Math.min(...shares)).toBeLessThan(1.06)
    expect(Math.max(...shares)).toBeLessThan(1.3501)
    expect(Math.max(...shares)).toBeGreaterThan(1.34)
    expect(everyone.every(({ transferFee }) => transferFee % 1_000 === 0)).toBe(true)
  })

  it('has players of every position, each with a name and a unique id', () => {
    expect(new Set(everyone.map(({ type }) => type)).size).toBe(4)
    expect(everyone.every(({ name }) => name.includes(' '))).toBe(true)
    for (const market of openings) expect(new Set(market.map(({ id }) => id)).size).toBe(market.length)
  })
})

describe('a refresh', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [17, 4],
    [18, 5],
    [20, 5],
    [21, 5],
    [22, 6],
  ])('[TRA-4] of %i players keeps a quarter, not each by a chance of a quarter: %i', (listed, wanted) => {
    const kept = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const game = makeGame({ seed: 1, staff: [] })
      game.market = Array.from({ length: listed }, (_, i) => makeMarketPlayer({ id: `old${i}` }))
      refreshMarket(game, makeRandom(seed))
      const old = game.market.filter(({ id }) => id.startsWith('old'))
      expect(old).toHaveLength(wanted)
      for (const { id } of old) kept.add(id)
    }
    // Any player may stay.
    expect(kept.size).toBe(wanted > 0 ? listed : 0)
  })

  it('[TRA-5] adds 8 to 15 players', () => {
    const added = Array.from({ length: 200 }, (_, seed) => {
      const game = makeGame({ seed: 1, staff: [], market: [] })
      refreshMarket(game, makeRandom(seed))
      return game.market.length
    })
    expect(new Set(added)).toEqual(new Set([8, 9, 10, 11, 12, 13, 14, 15]))
  })

  it('[TRA-6] changes the fees of kept players by up to 10%, and never below 105% of the value', () => {
    const value = playerValue(makeMarketPlayer())
    const moved = (transferFee: number) => {
      const game = makeGame()
      game.market = Array.from({ length: 4_000 }, (_, i) => makeMarketPlayer({ id: `old${i}`, transferFee }))
      refreshMarket(game, makeRandom(2))
      return game.market.filter(({ id }) => id.startsWith('old')).map((player) => player.transferFee)
    }
    const high = moved(2 * value).map((fee) => fee / (2 * value))
    expect(Math.min(...high)).toBeGreaterThanOrEqual(0.9)
    expect(Math.min(...high)).toBeLessThan(0.905)
    expect(Math.max(...high)).toBeLessThanOrEqual(1.1001)
    expect(Math.max(...high)).toBeGreaterThan(1.095)
    const low = moved(Math.ceil(1.05 * value)).map((fee) => fee / value)
    expect(Math.min(...low)).toBeGreaterThanOrEqual(1.05)
    expect(Math.max(...low)).toBeGreaterThan(1.14)
  })

  it('leaves no fee below 105% after any number of repetitions', () => {
    const game = makeGame()
    for (let i = 0; i < 300; i++) {
      refreshMarket(game, makeRandom(i))
      for (const player of game.market) {
        expect(player.transferFee).toBeGreaterThanOrEqual(1.05 * playerValue(player))
      }
    }
    expect(game.market.length).toBeLessThan(60)
  })

  it('[TRA-7] happens on every day divisible by 14, and on no other', () => {
    expect([1, 7, 13, 14, 15, 21, 28, 280].filter(isRefreshDay)).toEqual([14, 28, 280])
    const game = makeGame()
    let before = game.market
    while (game.day < 60) {
      beginDay(game)
      autoPick(game)
      playMatchDay(game)
      expect(game.market !== before, `day ${game.day}`).toBe(game.day % 14 === 0)
      before = game.market
    }
  })
})

describe('[TRA-29] a player who would start for the own club', () => {
  /** Quality of the worst starter of a line. */
  const worstStarter = (game: GameState, type: Position) =>
    game.players
      .filter((player) => player.type === type)
      .map(({ quality }) => quality)
      .sort((a, b) => b - a)[linesOf(game.tactics.formation)[type] - 1] ?? 0

  const startersOn = (game: GameState) =>
    game.market.filter(({ type, quality, interested }) => interested && quality > worstStarter(game, type))

  const refreshed = (quality: number, reputation: number, seed: number) => {
    const game = makeGame({ reputation, staff: [], market: [] })
    for (const player of game.players) player.quality = quality
    const { nextId } = game
    refreshMarket(game, makeRandom(seed))
    return { game, ids: game.nextId - nextId }
  }

  it('is on the list after every refresh, also for a club far above it', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { game } = refreshed(4.2, 5, seed)
      expect(startersOn(game).length).toBeGreaterThan(0)
      expect(game.market.length).toBeLessThanOrEqual(15)
    }
  })

  it('asks for the fee and the wage of their quality', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { game } = refreshed(4.2, 3, seed)
      for (const player of startersOn(game)) {
        expect(player.wage).toBe(usualWage(player.quality))
        expect(player.transferFee).toBeGreaterThanOrEqual(1.05 * playerValue(player))
        expect(player.transferFee).toBeLessThan(1.36 * playerValue(player))
      }
    }
  })

  it('comes only where nobody of the list would start', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { game, ids } = refreshed(2, 3, seed)
      expect(ids).toBe(game.market.length)
    }
  })

  it('does not come to a club too good for the market, or too unknown', () => {
    for (const [quality, reputation] of [
      [4.5, 5],
      [3, 1],
    ] as const) {
      for (let seed = 1; seed <= 10; seed++)
        expect(startersOn(refreshed(quality, reputation, seed).game)).toEqual([])
    }
  })

  it('is on the list in every season of thirty under a good manager', () => {
    const game = createGame({ seed: 2 })
    const seasons = new Set<number>()
    while (game.currentSeason <= 30) {
      beginDay(game)
      if (startersOn(game).length > 0) seasons.add(game.currentSeason)
      MANAGERS.expert(game)
      playMatchDay(game)
    }
    expect([...seasons].filter((season) => season <= 30)).toHaveLength(30)
  })
})

describe('the policy to buy young', () => {
  it.each([
    [18, 0.85],
    [23, 0.85],
    [24, 1.15],
    [32, 1.15],
  ])('at %i asks for a wage of %d of the usual', (age, factor) => {
    const on = { policies: { ...defaultPolicies(), transferBuyYoung: true } }
    expect(policyWage(on, age)).toBe(factor)
    expect(policyWage({ policies: defaultPolicies() }, age)).toBe(1)
  })

  it('changes the wages of new players on the market, and not those below 500', () => {
    const wages = (transferBuyYoung: boolean) => {
      const game = makeGame({ policies: { ...defaultPolicies(), transferBuyYoung } })
      game.market = []
      refreshMarket(game, makeRandom(5))
      return game.market
    }
    const usual = wages(false)
    for (const [i, { age, wage }] of wages(true).entries()) {
      const factor = age < 24 ? 0.85 : 1.15
      expect(wage).toBe(Math.max(500, Math.round((usual[i]?.wage ?? 0) * factor)))
    }
  })
})

describe('a player already listed', () => {
  const listed = [
    makeMarketPlayer({ id: 'young', age: 20, quality: 3 }),
    makeMarketPlayer({ id: 'older', age: 28, quality: 3, transferFee: 12_000_000 }),
  ]
  const wages = ({ market }: { market: readonly MarketPlayer[] }) => market.map(({ wage }) => wage)

  it('[TRA-8] has wage demands updated by policy and Technical Director at the start of a week, and as before without them', () => {
    const usual = usualWage(3)
    const game = makeGame({ day: 6, market: structuredClone(listed), staff: [] })
    renewTerms(game)
    expect(wages(game)).toEqual([usual, usual])
    game.plannedPolicies.transferBuyYoung = true
    game.staff = [makeStaff('Technical Director', 5)]
    beginDay(game)
    expect([game.day, ...wages(game)]).toEqual([7, usual, usual])
    autoPick(game)
    playMatchDay(game)
    beginDay(game)
    const asked = [0.85, 1.15].map((factor) => Math.round(usual * factor * 0.85))
    expect([game.day, ...wages(game)]).toEqual([8, ...asked])
    game.policies.transferBuyYoung = false
    game.staff = []
    renewTerms(game)
    expect(wages(game)).toEqual([usual, usual])
  })

  it('keeps a fee of 105% of the value at least, and a fee above it as it was', () => {
    const game = makeGame({ market: structuredClone(listed) })
    renewTerms(game)
    const [young, older] = game.market
    expect(young?.transferFee).toBe(Math.ceil((1.05 * playerValue(young!)) / 1_000) * 1_000)
    expect(older?.transferFee).toBe(12_000_000)
  })
})

describe('interest in joining', () => {
  it.each([
    // 2 stars and 0.75 for each point of reputation.
    [1, 2.75],
    [2, 3.5],
    [3, 4.25],
    [3.3, 4.475],
    [5, 5.75],
  ])('[TRA-9] at a reputation of %d is had by players of up to %d stars', (reputation, limit) => {
    const qualities = [1, limit - 0.01, limit, limit + 0.01, 4.5]
    const market = qualities.map((quality, i) => makeMarketPlayer({ id: `m${i}`, quality }))
    const game = makeGame({ reputation, market })
    renewTerms(game)
    expect(game.market.map(({ interested }) => interested)).toEqual(qualities.map((one) => one <= limit))
    refreshMarket(game, makeRandom(1))
    for (const { interested, quality } of game.market) expect(interested).toBe(quality <= limit)
  })

  it('exists for nearly all players at the start, and follows the reputation from week to week', () => {
    const share = everyone.filter(({ interested }) => interested).length / everyone.length
    expect(share).toBeGreaterThan(0.98)
    expect(share).toBeLessThan(1)
    const game = makeGame({ day: 7, market: [makeMarketPlayer({ quality: 4, interested: true })] })
    game.reputation = 2
    beginDay(game)
    expect(game.market[0]?.interested).toBe(false)
  })
})
