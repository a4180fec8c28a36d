/** Income and effects of each facility, compared to its description. */
import { describe, expect, it, vi } from 'vitest'
import { beginDay } from '../../../client/simulation/season/day.ts'
import { facilityLevel, facilityLevels } from '../../../client/simulation/club/facilityLevels.ts'
import { medicalQuality } from '../../../client/simulation/facilities/facilityEffects.ts'
import { WEEKS_PER_SEASON } from '../../../client/simulation/core/calendar.ts'
import { FACILITY_TYPES, type FacilityType } from '../../../client/simulation/club/facility.ts'
import {
  baseRevenue,
  facilityIncomePerDay,
  facilityIncomePerHomeMatch,
} from '../../../client/simulation/finance/facilityIncome.ts'
import { FACILITY_DESCRIPTIONS } from '../../../client/simulation/facilities/facilityDescriptions.ts'
import { FACILITY_DEFINITIONS } from '../../../client/simulation/facilities/facilityTypes.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { defaultPolicies } from '../../../client/simulation/club/marketing.ts'
import { equilibriumMood } from '../../../client/simulation/marketing/fans.ts'
import { recoveryChance } from '../../../client/simulation/players/playerCondition.ts'
import { ownSheet } from '../../../client/simulation/season/teamSheet.ts'
import { holdIntake } from '../../../client/simulation/season/youthIntake.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'
import { makeFacility, makeGame } from '../makeGame.ts'
import { growthShare } from '../staff/development.ts'

// Tens of thousands of players.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const EARNS_AT_HOME: FacilityType[] = ['Corporate Boxes', 'Fan Zone', 'Club Shop']
const policies = { ...defaultPolicies(), fanFriendlyPricing: false }

const club = (name: FacilityType, level = 1, parts: Partial<GameState> = {}) =>
  makeGame({ staff: [], facilities: [makeFacility(name, level)], policies, ...parts })

describe('revenue', () => {
  it.each(FACILITY_TYPES)('[FAC-12] of a %s grows by half of the base with each level', (name) => {
    const { revenuePerSeason } = FACILITY_DEFINITIONS[name]
    expect([1, 2, 3, 4, 5].map((level) => baseRevenue({ name, level }))).toEqual(
      [1, 1.5, 2, 2.5, 3].map((factor) => factor * revenuePerSeason),
    )
  })

  it.each(FACILITY_TYPES)('[FAC-13] of a %s is earned on its own days', (name) => {
    const game = club(name, 3)
    const perSeason = 2 * FACILITY_DEFINITIONS[name].revenuePerSeason
    const atHome = EARNS_AT_HOME.includes(name)
    // 266 days and nineteen home matches make a season.
    expect(266 * facilityIncomePerDay(game)).toBeCloseTo(atHome ? 0 : perSeason, 3)
    expect(19 * facilityIncomePerHomeMatch(game)).toBeCloseTo(atHome ? perSeason : 0, 3)
  })
})

describe('facility levels for staffing', () => {
  it('[FAC-14] are 1 without facilities, and those of the facilities once built', () => {
    expect(facilityLevels({ facilities: [] })).toEqual({ training: 1, youth: 1, medical: 1, scouting: 1 })
    const facilities = [
      makeFacility('Training Ground', 2),
      makeFacility('Youth Academy', 3),
      makeFacility('Medical Center', 4),
      makeFacility('Data Analysis Hub', 5),
    ]
    expect(facilityLevels({ facilities })).toEqual({ training: 2, youth: 3, medical: 4, scouting: 5 })
    expect(facilityLevel({ facilities }, 'Club Shop')).toBe(0)
  })
})

describe('facility effects', () => {
  const promise = (name: FacilityType) => FACILITY_DESCRIPTIONS[name]

  it('[FAC-15] a Training Ground makes players grow 10% faster per level', () => {
    expect(promise('Training Ground')).toContain('10% faster per level')
    const share = (level: number) =>
      growthShare([], {}, { facilities: level ? [makeFacility('Training Ground', level)] : [] })
    const without = share(0)
    expect(share(5) / without).toBeCloseTo(1.5, 1)
    expect(share(2) / without).toBeCloseTo(1.2, 1)
  })

  it('[FAC-16] a Youth Academy shows youngsters of 16 to 18 every summer, more and better with each level', () => {
    const intakes = (level: number) => {
      const youngsters = Array.from({ length: 60 }, (_, seed) => {
        const facilities = level ? [makeFacility('Youth Academy', level)] : []
        const game = makeGame({ seed, staff: [], facilities })
        holdIntake(game, 2)
        return game.academy.intake
      }).flat()
      for (const { age } of youngsters) expect([16, 17, 18]).toContain(age)
      const quality = youngsters.reduce((sum, youngster) => sum + youngster.quality, 0) / youngsters.length
      return { count: youngsters.length / 60, quality }
    }
    const levels = [0, 1, 2, 3, 4, 5].map(intakes)
    expect(levels.map(({ count }) => count)).toEqual([3, 4, 4, 5, 5, 6])
    for (let level = 1; level <= 5; level++) {
      expect(levels[level]?.quality).toBeGreaterThan((levels[level - 1]?.quality ?? 9) + 0.04)
    }
  })

  it('[FAC-17] a Club Museum raises the equilibrium mood by half a point per level, a Fan Zone by a whole point', () => {
    expect(promise('Club Museum')).toContain('half a point higher per level')
    expect(promise('Fan Zone')).toContain('1 point higher per level')
    const without = equilibriumMood(club('Medical Center'))
    expect(equilibriumMood(club('Club Museum', 4)) - without).toBeCloseTo(2, 9)
    expect(equilibriumMood(club('Fan Zone', 4)) - without).toBeCloseTo(4, 9)
  })

  it('[FAC-18] a Medical Center adds 4 points of medical quality per level', () => {
    expect(promise('Medical Center')).toContain('recover 5% faster per level')
    expect(recoveryChance(0.04) / recoveryChance(0)).toBeCloseTo(1.05, 2)
    expect(medicalQuality(club('Medical Center', 1))).toBeCloseTo(0.04, 9)
    expect(medicalQuality(club('Medical Center', 5))).toBeCloseTo(0.2, 9)
  })

  it('[FAC-19] a Media Center adds 0.002 reputation a week per level', () => {
    expect(promise('Media Center')).toContain(
      'five levels bring over a third of a star of reputation a season',
    )
    expect(5 * 0.002 * WEEKS_PER_SEASON).toBeGreaterThan(1 / 3)
    const game = club('Media Center', 5, { day: 7, reputation: 3, money: 10_000_000 })
    beginDay(game)
    expect(game.reputation).toBe(3.01)
    const famous = club('Media Center', 5, { day: 7, reputation: 5 })
    beginDay(famous)
    expect(famous.reputation).toBe(5)
  })

  it('[FAC-20] a Data Analysis Hub makes the side 0.6% stronger per level', () => {
    expect(promise('Data Analysis Hub')).toContain('five levels make the side 3% stronger')
    expect(ownSheet(club('Club Shop')).support).toBe(1)
    expect(ownSheet(club('Data Analysis Hub', 1)).support).toBeCloseTo(1.006, 9)
    expect(ownSheet(club('Data Analysis Hub', 5)).support).toBeCloseTo(1.03, 9)
  })
})
