import { describe, expect, it, vi } from 'vitest'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { autoPick } from '../../../client/simulation/players/squad.ts'
import { financeForecast } from '../../../client/simulation/season/financeForecast.ts'
import { facilityReport } from '../../../client/simulation/reports/facilityReport.ts'
import { financeReport } from '../../../client/simulation/reports/financeReport.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { launchCampaign } from '../../../client/simulation/marketing/campaigns.ts'
import { matchdayRevenue } from '../../../client/simulation/tickets/attendance.ts'
import { priceForecast } from '../../../client/simulation/tickets/seasonTakings.ts'
import { CAMPAIGNS } from '../../../client/simulation/club/campaignDefinitions.ts'
import { MANAGERS, type Manager } from '../../support/managers.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'
import { makeGame } from '../makeGame.ts'

// Whole seasons.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

/** Plays on without a decision or an event, until the evening on which so many match weeks have been played. */
function playTo(game: GameState, week: number) {
  while (!game.ended && (game.currentMatchWeek < week || game.awaitingKickOff)) passDay(game)
}

function passDay(game: GameState) {
  game.lastEventDay = game.day
  beginDay(game)
  if (!game.awaitingKickOff) return
  autoPick(game)
  playMatchDay(game)
}

/** Plays the rest of the season. Returns the money with which it was closed. */
function closingMoney(game: GameState): number {
  const season = game.currentSeason
  while (!game.ended && game.currentSeason === season) passDay(game)
  return game.pastSeasons.at(-1)?.money ?? game.money
}

describe('the forecast', () => {
  it('[FIN-6] is exact on the evening of the last match, with the prize and the board for the place', () => {
    const game = makeGame({ money: 50_000_000 })
    playTo(game, 38)
    const { atEnd, days, homeMatches, amounts } = financeForecast(game)
    expect([days, homeMatches]).toEqual([0, 0])
    expect(amounts.map(({ category }) => category)).toContain('prizes')
    expect(closingMoney(game)).toBe(atEnd)
  })

  it('[FIN-6] foresees wages, salaries, upkeep and facilities to the pound when nothing is decided', () => {
    const game = makeGame({ money: 50_000_000 })
    playTo(game, 19)
    const { amounts, days } = financeForecast(game)
    expect(days).toBe(133)
    const before = financeReport(game)
    while (game.currentSeason === 1) passDay(game)
    const seasonOne = game.ledger.seasons.at(-1)?.amounts ?? {}
    for (const { category, amount } of amounts) {
      if (!['wages', 'salaries', 'upkeep', 'facilities'].includes(category)) continue
      const rows = [...before.income.rows, ...before.costs.rows]
      const soFar = rows.find((row) => row.category === category)?.now ?? 0
      expect(seasonOne[category], category).toBe(soFar + amount)
    }
  })

  it('[FIN-6] is within £1.5 million at mid-season, and £0.5 million in the mean, for careers that do nothing', () => {
    const misses = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const game = makeGame({ seed, money: 50_000_000 })
      playTo(game, 19)
      const { atEnd } = financeForecast(game)
      return closingMoney(game) - atEnd
    })
    expect(Math.max(...misses.map(Math.abs))).toBeLessThan(1_500_000)
    expect(Math.abs(misses.reduce((sum, miss) => sum + miss, 0) / misses.length)).toBeLessThan(500_000)
  })

  it('[FIN-6] names the wages that end with the season: all others stay through the summer', () => {
    const game = makeGame({ money: 50_000_000 })
    playTo(game, 38)
    const { ending } = financeForecast(game)
    const held = game.players.filter(({ contract }) => contract.until > 1)
    const bound = new Map(held.map(({ id, wage }) => [id, wage]))
    expect(ending.players).toBe(game.players.length - bound.size)
    expect(ending.players).toBeGreaterThan(0)
    expect(ending.wage).toBe(
      game.players.reduce((sum, { id, wage }) => (bound.has(id) ? sum : sum + wage), 0),
    )
    expect(ending.asked).toBeGreaterThan(ending.wage)
    while (game.currentSeason === 1) passDay(game)
    const after = game.players.filter(({ id }) => bound.has(id))
    expect(after.length).toBeGreaterThan(5)
    expect(after.map(({ wage }) => wage)).toEqual(after.map(({ id }) => bound.get(id)))
  })

  it('counts what a running campaign still brings, once', () => {
    const earning = CAMPAIGNS.find(({ incomeBoost = 0 }) => incomeBoost > 0)
    if (!earning) throw new Error('A campaign brings money')
    const game = makeGame({ money: 50_000_000 })
    const without = financeForecast(game).amounts
    launchCampaign(game, earning.id)
    const brings = financeForecast(game).amounts.find(({ category }) => category === 'campaigns')?.amount
    expect(without.some(({ category }) => category === 'campaigns')).toBe(false)
    expect(brings).toBe(earning.incomeBoost)
  })
})

describe('[FIN-6] the forecast against what happens', () => {
  const WEEKS = [1, 19]

  /** Distances of the forecasts of each week from the season's closing money, as shares of all money that moves in it. */
  function missesOf(manage: Manager, seed: number): { week: number; miss: number }[] {
    const game = makeGame({ seed, money: 30_000_000 })
    const misses: { week: number; miss: number }[] = []
    let forecasts: { week: number; atEnd: number }[] = []
    while (!game.ended && game.currentSeason <= 2) {
      const season = game.currentSeason
      game.lastEventDay = game.day
      beginDay(game)
      if (game.currentSeason > season) {
        const closed = game.pastSeasons.at(-1)?.money ?? 0
        const amounts = Object.values(game.ledger.seasons.at(-1)?.amounts ?? {})
        const moved = amounts.reduce((sum, amount) => sum + Math.abs(amount), 0)
        misses.push(...forecasts.map(({ week, atEnd }) => ({ week, miss: (closed - atEnd) / moved })))
        forecasts = []
      }
      manage(game)
      playMatchDay(game)
      const { currentMatchWeek: week } = game
      if (!WEEKS.includes(week) || forecasts.some((forecast) => forecast.week === week)) continue
      forecasts.push({ week, atEnd: financeForecast(game).atEnd })
    }
    return misses
  }

  it.each(['auto', 'delegating'] as const)(
    'is within 15% of what moves in 9 of 10 seasons, after weeks 1 and 19: %s',
    (name) => {
      const seeds = Array.from({ length: 12 }, (_, i) => i + 1)
      const misses = seeds.flatMap((seed) => missesOf(MANAGERS[name], seed))
      for (const week of WEEKS) {
        const ofWeek = misses.filter((one) => one.week === week)
        expect(ofWeek.length).toBeGreaterThanOrEqual(20)
        const near = ofWeek.filter(({ miss }) => Math.abs(miss) <= 0.15)
        expect(near.length / ofWeek.length, `week ${week}`).toBeGreaterThanOrEqual(0.9)
      }
    },
  )
})

describe('the report', () => {
  it('adds up to the change of money in the season, and has the sums of the season before', () => {
    const game = makeGame({ money: 50_000_000 })
    game.ledger.opening = game.money
    playTo(game, 12)
    const { income, costs, hasSeasonBefore } = financeReport(game)
    expect(hasSeasonBefore).toBe(false)
    expect(income.now + costs.now).toBe(game.money - 50_000_000)
    expect(income.rows.every(({ now }) => now > 0)).toBe(true)
    expect(costs.rows.every(({ now }) => now < 0)).toBe(true)
    const closed = closingMoney(game)
    const next = financeReport(game)
    expect(next.season).toBe(2)
    expect(next.hasSeasonBefore).toBe(true)
    expect(next.income.before + next.costs.before).toBe(closed - 50_000_000)
    expect(next.income.rows.find(({ category }) => category === 'prizes')?.before).toBeGreaterThan(0)
  })
})

it('a first season is forecast with the crowds that the tickets tab expects', () => {
  const game = createGame({ seed: 7 })
  const { next } = priceForecast(game, game.ticketPrice)
  const { crowd, homeMatches } = financeReport(game).ahead!.forecast
  expect(crowd).toBe(Math.round(next.crowd))
  const { tickets, besides } = matchdayRevenue(game, crowd)
  expect((homeMatches * (tickets + besides)) / next.takings).toBeCloseTo(1, 2)
})

it('a way out brings what the card of the facility says', () => {
  const game = createGame({ seed: 7 })
  const { ways } = financeReport(game).ahead!
  const built = ways.filter((way) => way.kind === 'build')
  expect(built.map(({ type }) => type)).toContain('Media Center')
  const { available } = facilityReport(game)
  for (const { type, perSeason } of built)
    expect(perSeason).toBe(available.find((one) => one.type === type)?.brings.earns)
})
