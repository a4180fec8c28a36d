import { describe, expect, it } from 'vitest'
import type { Competitor } from '../../../client/simulation/club/club.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import type { MatchOutcome } from '../../../client/simulation/club/leagueRecord.ts'
import { defaultPolicies } from '../../../client/simulation/club/marketing.ts'
import { launchCampaign } from '../../../client/simulation/marketing/campaigns.ts'
import {
  drawAttendance,
  formFactor,
  matchdayRevenue,
  opponentFactor,
  positionFactor,
  priceFactor,
} from '../../../client/simulation/tickets/attendance.ts'
import { makeFacility, makeGame, makeRandom } from '../makeGame.ts'

/** Enough fans and seats to make rounding to whole spectators negligible. */
const FANS = 4_000_000
const WILLING = 0.15 * FANS

/** A club whose every factor is 1, and a visitor whose factor is 1. */
const plainGame = (parts: Partial<GameState> = {}) =>
  makeGame({
    fanCount: FANS,
    ticketPrice: 30,
    leaguePosition: 8,
    facilities: [makeFacility('Basic Stadium', 1, { capacity: 2_000_000 })],
    ...parts,
  })

function visitor(game: GameState, parts: Partial<Competitor> = {}): Competitor {
  return { ...game.competitors[0]!, name: 'Plain Town', reputation: 2, ...parts }
}

/** Attendance as a share of the interested fans, without the random factor of 0.9–1.1. */
function factorOf(game: GameState, opponent = visitor(game)): number {
  const luck = makeRandom(3).between(0.9, 1.1)
  return drawAttendance(game, opponent, makeRandom(3)) / WILLING / luck
}

/** Position 8 has a factor of 1.05 and fan-friendly pricing of 1.1; the rest is what a test changes. */
const USUAL = 1.05 * 1.1

describe('the factors of attendance', () => {
  it.each([
    [10, 1],
    [30, 1],
    [31, 0.95],
    [50, 0.95],
    [51, 0.85],
    [70, 0.85],
    [71, 0.7],
    [100, 0.7],
    [101, 0.5],
    [150, 0.5],
  ])('[TIC-1] a ticket of %i pounds: %d', (ticketPrice, factor) => {
    expect(priceFactor(ticketPrice)).toBe(factor)
    expect(factorOf(plainGame({ ticketPrice })) / USUAL).toBeCloseTo(factor, 4)
  })

  it.each([
    [1, 1.15],
    [2, 1.1],
    [5, 1.1],
    [6, 1.05],
    [10, 1.05],
    [11, 0.95],
    [15, 0.95],
    [16, 0.85],
    [20, 0.85],
  ])('[TIC-2] position %i: %d', (leaguePosition, factor) => {
    expect(positionFactor(leaguePosition)).toBe(factor)
    expect(factorOf(plainGame({ leaguePosition })) / 1.1).toBeCloseTo(factor, 4)
  })

  it.each<[MatchOutcome[], number]>([
    [[], 1],
    [['W', 'W', 'W', 'W', 'W'], 1.1],
    [['L', 'L', 'L', 'L', 'L'], 0.9],
    [['W', 'D', 'L'], 1],
    [['W', 'W', 'D'], 1.04],
  ])('[TIC-3] recent form %j: %d', (form, factor) => {
    expect(formFactor(form)).toBeCloseTo(factor, 9)
    const game = plainGame()
    game.record.form = form
    expect(factorOf(game) / USUAL).toBeCloseTo(factor, 4)
  })

  it.each([
    [1, 0.95],
    [2, 1],
    [5, 1.15],
  ])('[TIC-4] a visitor of reputation %d: %d', (reputation, factor) => {
    const game = plainGame()
    expect(opponentFactor(reputation)).toBeCloseTo(factor, 9)
    expect(factorOf(game, visitor(game, { reputation })) / USUAL).toBeCloseTo(factor, 4)
  })

  it.each([
    ['Manchester Something', 1.25],
    ['Something of London', 1.25],
    ['Merseyside', 1.25],
    ['Plain Town', 1],
  ])('[TIC-5] a visit of %s: %d', (name, factor) => {
    const game = plainGame()
    expect(factorOf(game, visitor(game, { name })) / USUAL).toBeCloseTo(factor, 4)
  })

  it('[TIC-6] fan-friendly pricing: 1.1, and 0.95 without', () => {
    const policies = { ...defaultPolicies(), fanFriendlyPricing: false }
    expect(factorOf(plainGame()) / 1.05).toBeCloseTo(1.1, 4)
    expect(factorOf(plainGame({ policies })) / 1.05).toBeCloseTo(0.95, 4)
  })

  it.each([
    ['ticket-discount-week', 1.15],
    ['derby-day-hype', 1.15],
    ['matchday-experience-boost', 1.05],
    ['local-advertising', 1],
  ])('[TIC-7] the campaign %s: %d', (id, factor) => {
    const game = plainGame()
    launchCampaign(game, id)
    expect(factorOf(game) / USUAL).toBeCloseTo(factor, 4)
  })

  it('[TIC-8] luck: 0.9 to 1.1', () => {
    const game = plainGame()
    const shares = Array.from(
      { length: 2_000 },
      (_, seed) => drawAttendance(game, visitor(game), makeRandom(seed)) / WILLING / USUAL,
    )
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.9)
    expect(Math.min(...shares)).toBeLessThan(0.902)
    expect(Math.max(...shares)).toBeLessThanOrEqual(1.1)
    expect(Math.max(...shares)).toBeGreaterThan(1.098)
  })
})

describe('the seats', () => {
  const inGround = (capacity: number, tempCapacityReduction = 0) => {
    const stadium = makeFacility('Basic Stadium', 1, { capacity, tempCapacityReduction })
    const game = plainGame({ facilities: [stadium] })
    return drawAttendance(game, visitor(game), makeRandom(3))
  }

  it('[TIC-9] limit demand before the factors, and attendance after', () => {
    // Demand is 600,000; factors and luck together are above 1.
    const all = inGround(2_000_000)
    expect(all).toBeGreaterThan(WILLING)
    expect(inGround(WILLING)).toBe(WILLING)
    expect(inGround(100_000)).toBe(100_000)
    const half = plainGame({
      ticketPrice: 150,
      facilities: [makeFacility('Basic Stadium', 1, { capacity: 100_000 })],
    })
    expect(drawAttendance(half, visitor(half), makeRandom(3)) / 100_000).toBeCloseTo(
      0.5 * USUAL * makeRandom(3).between(0.9, 1.1),
      4,
    )
  })

  it('[TIC-10] that are closed are not sold', () => {
    expect(inGround(100_000, 2_500)).toBe(97_500)
    const nowhere = plainGame({ facilities: [] })
    expect(drawAttendance(nowhere, visitor(nowhere), makeRandom(3))).toBe(0)
  })
})

describe('the revenue of a home match', () => {
  it('[TIC-11] consists of tickets, 8 pounds and a tenth of the price per spectator, boxes, shop and fan zone', () => {
    const policies = { ...defaultPolicies(), fanFriendlyPricing: false }
    const facilities = [makeFacility('Basic Stadium')]
    const game = makeGame({ ticketPrice: 40, policies, facilities, staff: [] })
    expect(matchdayRevenue(game, 1_000)).toEqual({ tickets: 40_000, besides: 12_000 })
    game.facilities.push(
      makeFacility('Corporate Boxes'),
      makeFacility('Club Shop'),
      makeFacility('Fan Zone'),
      makeFacility('Club Museum'),
    )
    // 3, 2 and 1 million a season over nineteen home matches; the museum earns day by day.
    expect(matchdayRevenue(game, 1_000).besides).toBeCloseTo(12_000 + 6_000_000 / 19, 6)
  })
})
