/** Income from facilities, and the seats that they offer. */
import { describe, expect, it } from 'vitest'
import {
  baseRevenue,
  directorFactor,
  facilityIncomePerDay,
  facilityIncomePerHomeMatch,
  stadiumCapacity,
} from '../../../client/simulation/finance/facilityIncome.ts'
import { DAYS_PER_SEASON } from '../../../client/simulation/core/calendar.ts'
import { makeFacility, makeGame, makeStaff } from '../makeGame.ts'

const HOME_MATCHES = 19

/** A club without staff and policies that owns a media center, a shop, boxes and a fan zone. */
function makeOwner() {
  const names = ['Media Center', 'Club Shop', 'Corporate Boxes', 'Fan Zone'] as const
  const game = makeGame({ staff: [], facilities: names.map((name) => makeFacility(name)) })
  game.policies.fanFriendlyPricing = false
  return game
}

describe('the income from facilities', () => {
  it('[FAC-12] has half of the base income more for each level above the first', () => {
    const levels = [1, 2, 3].map((level) => baseRevenue({ name: 'Club Shop', level }))
    expect(levels).toEqual([2_000_000, 3_000_000, 4_000_000])
  })

  it('[FAC-13] comes day by day, but for boxes, shop and fan zone at home matches', () => {
    const game = makeOwner()
    expect(facilityIncomePerDay(game)).toBeCloseTo(1_500_000 / DAYS_PER_SEASON, 6)
    expect(facilityIncomePerHomeMatch(game)).toBeCloseTo(6_000_000 / HOME_MATCHES, 6)
  })

  it('is 2% higher for each star of the Financial Director, of nobody else', () => {
    const game = makeOwner()
    const usual = [facilityIncomePerDay(game), facilityIncomePerHomeMatch(game)]
    game.staff = [makeStaff('Chief Scout', 5)]
    expect([facilityIncomePerDay(game), facilityIncomePerHomeMatch(game)]).toEqual(usual)
    game.staff = [makeStaff('Financial Director', 5)]
    expect(directorFactor(game)).toBeCloseTo(1.1, 10)
    expect(facilityIncomePerDay(game)).toBeCloseTo(1.1 * usual[0]!, 6)
    expect(facilityIncomePerHomeMatch(game)).toBeCloseTo(1.1 * usual[1]!, 6)
  })

  it('is a fifth higher in the shop during a kit launch, and nowhere else', () => {
    const game = makeOwner()
    game.campaigns = [{ id: 'new-kit-launch', active: true, endDay: 9, sharedOnDay: 0 }]
    expect(facilityIncomePerHomeMatch(game)).toBeCloseTo((1.2 * 2_000_000 + 4_000_000) / HOME_MATCHES, 6)
  })

  it('is a fifth lower from the boxes with fan-friendly pricing, and nowhere else', () => {
    const game = makeOwner()
    game.policies.fanFriendlyPricing = true
    expect(facilityIncomePerHomeMatch(game)).toBeCloseTo((0.8 * 3_000_000 + 3_000_000) / HOME_MATCHES, 6)
  })
})

it('[FAC-11] seats closed by works are not on sale', () => {
  const facilities = [
    makeFacility('Basic Stadium', 1, { capacity: 10_000, tempCapacityReduction: 2_500 }),
    makeFacility('Stadium Expansion', 1, { capacity: 10_000, tempCapacityReduction: 0 }),
  ]
  expect(stadiumCapacity({ facilities })).toBe(17_500)
})
