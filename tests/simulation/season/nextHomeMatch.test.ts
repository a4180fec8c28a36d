import { expect, it, vi } from 'vitest'
import { dayOfWeek } from '../../../client/simulation/core/calendar.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { launchCampaign } from '../../../client/simulation/marketing/campaigns.ts'
import { CAMPAIGNS } from '../../../client/simulation/club/campaignDefinitions.ts'
import { togglePolicy } from '../../../client/simulation/marketing/policies.ts'
import { autoPick } from '../../../client/simulation/players/squad.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { nextHomeMatch } from '../../../client/simulation/season/nextHomeMatch.ts'
import { setTicketPrice } from '../../../client/simulation/tickets/ticketPrice.ts'
import { makeFacility, makeGame, makeRandom } from '../makeGame.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'

// Plays seasons.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const SEEDS = [1, 2, 3]

/** Begins the next day without an event of chance. */
function passDay(game: GameState) {
  game.lastEventDay = game.day
  beginDay(game)
}

it('[TIC-20] a match brings what the tickets tab expects of it at kick-off, at any price, form and policy', () => {
  const shares: number[] = []
  let ties = 0
  for (const seed of SEEDS) {
    const random = makeRandom(seed)
    const game = makeGame({ seed, money: 500_000_000, fanCount: random.whole(5_000, 150_000) })
    while (game.currentMatchWeek < 38) {
      passDay(game)
      // No revolt ends these careers, whatever the prices.
      game.fanHappiness = Math.max(50, game.fanHappiness)
      if (random.chance(0.1)) launchCampaign(game, CAMPAIGNS[random.below(CAMPAIGNS.length)]!.id)
      if (random.chance(0.1)) togglePolicy(game, 'fanFriendlyPricing')
      if (!game.awaitingKickOff) continue
      autoPick(game)
      setTicketPrice(game, random.whole(10, 150))
      const forecast = nextHomeMatch(game)
      playMatchDay(game)
      const result = game.lastMatch
      if (!result?.isHome || result.attendance === 0) continue
      if (!forecast) throw new Error('A home match was expected')
      const { attendance, seats, tickets, takings, opponent, round } = forecast
      const isTie = result.competition === 'cup'
      if (isTie) ties += 1
      expect(round !== null).toBe(isTie)
      expect(opponent).toBe(result.opponent)
      expect(result.attendance).toBeGreaterThanOrEqual(attendance.low)
      expect(result.attendance).toBeLessThanOrEqual(attendance.high)
      expect(attendance.high).toBeLessThanOrEqual(seats)
      expect(tickets).toBe(Math.round((attendance.mean * game.ticketPrice) / (isTie ? 2 : 1)))
      const [low, high] = [attendance.low, attendance.high].map((crowd) => crowd / attendance.mean)
      expect(result.matchDayRevenue / takings).toBeGreaterThan(low! - 0.01)
      expect(result.matchDayRevenue / takings).toBeLessThan(high! + 0.01)
      shares.push(result.attendance / attendance.mean)
    }
  }
  expect(ties).toBeGreaterThan(0)
  expect(shares.length).toBe(19 * SEEDS.length + ties)
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  // Luck of ±10% has a standard error of 0.8% over so many matches.
  expect(Math.abs(mean - 1)).toBeLessThan(0.02)
})

it('a full ground at £150 is expected to bring £1.1 million, as it does, not the £1.5 million of the estimate', () => {
  const game = makeGame({ fanCount: 200_000, ticketPrice: 150, leaguePosition: 1 })
  const forecast = nextHomeMatch(game)
  expect(forecast?.attendance.mean).toBeLessThan(8_000)
  expect(forecast?.tickets).toBeLessThan(1_200_000)
})

it('foresees the policies, campaigns and seats of the day of the match', () => {
  const game = makeGame({ seed: 1, fanCount: 20_000, facilities: [makeFacility('Basic Stadium')] })
  const { week } = nextHomeMatch(game)!
  game.day = dayOfWeek(1, week) - 8
  const before = nextHomeMatch(game)!.attendance.mean
  game.plannedPolicies = { ...game.plannedPolicies, fanFriendlyPricing: false }
  const unfriendly = nextHomeMatch(game)!.attendance.mean
  expect(unfriendly / before).toBeCloseTo(0.95 / 1.1, 2)
  game.plannedPolicies = { ...game.policies }
  const hype = CAMPAIGNS.find(({ attendanceMultiplier = 1 }) => attendanceMultiplier > 1)!
  const runningTo = (endDay: number) => {
    game.campaigns = [{ id: hype.id, active: true, endDay, sharedOnDay: 0 }]
    return nextHomeMatch(game)!.attendance.mean
  }
  expect(runningTo(game.day + 8)).toBe(before)
  expect(runningTo(game.day + 9)).toBeGreaterThan(before)
  game.facilities = [
    makeFacility('Basic Stadium', 1, { tempCapacityReduction: 4_000, worksUntilDay: game.day + 8 }),
  ]
  expect(nextHomeMatch(game)!.seats).toBe(10_000)
  game.facilities = [
    makeFacility('Basic Stadium', 1, { tempCapacityReduction: 4_000, worksUntilDay: game.day + 9 }),
  ]
  expect(nextHomeMatch(game)!.seats).toBe(6_000)
})

it('expects no home match after the last of a season', () => {
  expect(nextHomeMatch(makeGame({ currentMatchWeek: 38 }))).toBeNull()
})
