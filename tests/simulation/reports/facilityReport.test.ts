import { describe, expect, test } from 'vitest'
import { buildFacility, upgradeFacility } from '../../../client/simulation/facilities/build.ts'
import { FACILITY_TYPES, type FacilityType } from '../../../client/simulation/club/facility.ts'
import { facilityReport } from '../../../client/simulation/reports/facilityReport.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { makeFacility, makeGame, makeStaff } from '../makeGame.ts'

const stadium = makeFacility('Basic Stadium')

describe('own facilities', () => {
  test('show the upkeep that is charged', () => {
    const facilities = [makeFacility('Basic Stadium', 1, { upkeep: 30_000 })]
    const [alone] = facilityReport(makeGame({ facilities, staff: [] })).own
    expect(alone?.upkeepPerDay).toBe(1_000)
    const managed = facilityReport(makeGame({ facilities, staff: [makeStaff('Facilities Manager', 5)] }))
    expect(managed.own[0]?.upkeepPerDay).toBeCloseTo(850)
    expect(managed.upkeepPerDay).toBeCloseTo(850)
  })

  test('can be upgraded for the full price only, up to the highest level', () => {
    const raise = (money: number, level: number) =>
      facilityReport(makeGame({ money, facilities: [makeFacility('Club Shop', level)] })).own[0]
    expect(raise(999_999, 2)).toMatchObject({ upgradeCost: 1_000_000, refusal: 'Insufficient funds' })
    expect(raise(1_000_000, 2)).toMatchObject({ refusal: null })
    expect(raise(0, 5)).toMatchObject({ upgradeCost: null, refusal: null })
  })

  const play = (...standing: FacilityType[]) =>
    makeGame({
      money: 100_000_000,
      facilities: standing.map((type) => makeFacility(type)),
      staff: [makeStaff('Fitness Coach'), makeStaff('Assistant Manager')],
    })
  const opensOn = (game: GameState, type: FacilityType) =>
    facilityReport(game).own.find(({ name }) => name === type)?.works?.untilDay ?? null
  const besides = FACILITY_TYPES.filter((type) => type !== 'Basic Stadium')

  test.each(besides)('show when the seats of a new %s open', (type) => {
    const game = play('Basic Stadium')
    const told = facilityReport(game).available.find((facility) => facility.type === type)
    expect(buildFacility(game, type).done).toBe(true)
    expect(told?.seatsOpenOn).toBe(opensOn(game, type))
  })

  test.each(FACILITY_TYPES)('show when the seats of an upgraded %s open', (type) => {
    const game = type === 'Basic Stadium' ? play(type) : play('Basic Stadium', type)
    const told = facilityReport(game).own.find(({ name }) => name === type)
    expect(upgradeFacility(game, told?.id ?? '').done).toBe(true)
    expect(told?.seatsOpenOn).toBe(opensOn(game, type))
  })

  test('have nothing to come at the highest level', () => {
    const report = facilityReport(makeGame({ facilities: [makeFacility('Basic Stadium', 5)] }))
    expect(report.own[0]).toMatchObject({ next: null, seatsOpenOn: null })
  })

  test('show closed seats', () => {
    const works = makeFacility('Basic Stadium', 1, { tempCapacityReduction: 2_500, worksUntilDay: 30 })
    const report = facilityReport(makeGame({ facilities: [works] }))
    expect(report.own[0]?.works).toEqual({ seats: 2_500, untilDay: 30 })
    expect(report.seats).toBe(7_500)
  })
})

describe('facilities to build', () => {
  test('are all that are not owned', () => {
    const { available } = facilityReport(makeGame({ facilities: [stadium] }))
    expect(available).toHaveLength(10)
    expect(available.some(({ type }) => type === 'Basic Stadium')).toBe(false)
  })

  test.each([
    ['Requires: Basic Stadium', 'Fan Zone', { facilities: [], money: 0 }],
    ['Insufficient funds', 'Training Ground', { facilities: [], money: 4_999_999, staff: [] }],
    [
      'Missing staff: Assistant Manager',
      'Training Ground',
      { facilities: [], money: 5_000_000, staff: [makeStaff('Fitness Coach')] },
    ],
    [null, 'Fan Zone', { facilities: [stadium], money: 2_500_000 }],
  ])('say %s', (refusal, wanted, parts) => {
    const facility = facilityReport(makeGame(parts)).available.find(({ type }) => type === wanted)
    expect(facility?.refusal).toBe(refusal)
  })
})
