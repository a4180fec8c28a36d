import { describe, expect, it } from 'vitest'
import {
  availableFacilities,
  buildFacility,
  finishWorks,
  missingStaff,
  upgradeCost,
  upgradeFacility,
} from '../../../client/simulation/facilities/build.ts'
import { FACILITY_TYPES, type FacilityType } from '../../../client/simulation/club/facility.ts'
import { facilitiesOn, stadiumCapacity } from '../../../client/simulation/finance/facilityIncome.ts'
import { FACILITY_DESCRIPTIONS } from '../../../client/simulation/facilities/facilityDescriptions.ts'
import { FACILITY_DEFINITIONS } from '../../../client/simulation/facilities/facilityTypes.ts'
import { makeFacility, makeGame, makeStaff, messagesOf, textOf } from '../makeGame.ts'

const STADIUM = 'Basic Stadium'
const NEEDS = { 'Training Ground': ['Fitness Coach', 'Assistant Manager'] }

/** Specification, section 9: base cost, revenue per season, upkeep per month, seats, required facility. */
const TABLE: [FacilityType, number, number, number, number, FacilityType | null][] = [
  ['Training Ground', 5_000_000, 0, 10_000, 0, null],
  ['Youth Academy', 3_000_000, 500_000, 5_000, 0, null],
  ['Basic Stadium', 10_000_000, 1_000_000, 15_000, 10_000, null],
  ['Stadium Expansion', 15_000_000, 2_000_000, 20_000, 10_000, STADIUM],
  ['Club Museum', 2_000_000, 1_000_000, 5_000, 0, null],
  ['Medical Center', 4_000_000, 0, 15_000, 0, null],
  ['Corporate Boxes', 7_000_000, 3_000_000, 10_000, 0, STADIUM],
  ['Fan Zone', 2_500_000, 1_000_000, 5_000, 0, STADIUM],
  ['Media Center', 3_500_000, 1_500_000, 7_000, 0, null],
  ['Club Shop', 1_000_000, 2_000_000, 3_000, 0, null],
  ['Data Analysis Hub', 3_000_000, 0, 12_000, 0, null],
]

/** A club with the required facility, all staff and this amount of money. */
function clubFor(type: FacilityType, money: number) {
  const { requires } = FACILITY_DEFINITIONS[type]
  const staff = [makeStaff('Fitness Coach'), makeStaff('Assistant Manager')]
  return makeGame({ money, staff, facilities: requires ? [makeFacility(requires)] : [] })
}

const pounds = (amount: number) => `£${amount.toLocaleString('en-GB')}`

describe('the eleven facilities', () => {
  it('are eleven', () => {
    expect(TABLE.map(([type]) => type)).toEqual(FACILITY_TYPES)
  })

  it.each(TABLE)(
    '[FAC-1] %s costs %i, earns %i a season, costs %i a month, has %i seats and needs %s',
    (type, baseCost, revenuePerSeason, upkeepPerMonth, capacity, requires) => {
      expect(FACILITY_DEFINITIONS[type]).toMatchObject({
        baseCost,
        revenuePerSeason,
        upkeepPerMonth,
        capacity,
        requires,
        requiredStaff: type === 'Training Ground' ? NEEDS[type] : [],
      })
      expect(FACILITY_DESCRIPTIONS[type]).not.toBe('')
    },
  )

  it('are available until the club owns one of the type', () => {
    expect(availableFacilities(makeGame())).toEqual(
      FACILITY_TYPES.filter((type) => type !== 'Training Ground' && type !== STADIUM),
    )
    expect(availableFacilities({ facilities: FACILITY_TYPES.map((type) => makeFacility(type)) })).toEqual([])
  })
})

describe('building', () => {
  it.each(TABLE)('[FAC-2] a %s costs exactly its base cost of %i', (type, baseCost, _, upkeep, capacity) => {
    const poor = clubFor(type, baseCost - 1)
    const before = textOf(poor)
    expect(buildFacility(poor, type)).toEqual({
      done: false,
      reason: `Not enough funds to build ${type}. Required: ${pounds(baseCost)}`,
    })
    expect(textOf(poor)).toBe(before)

    for (const more of [0, 1]) {
      const game = clubFor(type, baseCost + more)
      expect(buildFacility(game, type)).toMatchObject({ done: true })
      expect(game.money).toBe(more)
      expect(game.ledger.days.at(-1)?.amounts.building).toBe(-baseCost)
      expect(game.facilities.at(-1)).toMatchObject({ name: type, level: 1, upkeep, capacity })
    }
  })

  it.each(FACILITY_TYPES)('[FAC-3] a second %s is refused', (type) => {
    const game = clubFor(type, 100_000_000)
    buildFacility(game, type)
    const before = textOf(game)
    expect(buildFacility(game, type)).toEqual({
      done: false,
      reason: `You already have a ${type}! Consider upgrading it.`,
    })
    expect(textOf(game)).toBe(before)
  })

  it.each(['Stadium Expansion', 'Corporate Boxes', 'Fan Zone'] as const)(
    '[FAC-4] a %s requires a stadium',
    (type) => {
      const game = makeGame({ money: 100_000_000, facilities: [] })
      expect(buildFacility(game, type)).toEqual({
        done: false,
        reason: `Cannot build ${type}. Requires: Basic Stadium first.`,
      })
      expect(game.facilities).toEqual([])
    },
  )

  it.each([
    [[], 'Fitness Coach, Assistant Manager'],
    [['Fitness Coach'], 'Assistant Manager'],
    [['Assistant Manager'], 'Fitness Coach'],
  ] as const)('[FAC-5] a Training Ground with %j lacks %s', (roles, missing) => {
    const staff = roles.map((role) => makeStaff(role))
    const game = makeGame({ money: 5_000_000, staff, facilities: [] })
    expect(missingStaff(game, 'Training Ground').join(', ')).toBe(missing)
    expect(buildFacility(game, 'Training Ground')).toEqual({
      done: false,
      reason: `Cannot build Training Ground. Missing required staff: ${missing}.`,
    })
    expect(game.money).toBe(5_000_000)
  })
})

describe('an upgrade', () => {
  it.each(FACILITY_TYPES)('[FAC-6] of a %s costs half its base cost per current level', (name) => {
    const { baseCost } = FACILITY_DEFINITIONS[name]
    const costs = [1, 2, 3, 4].map((level) => upgradeCost({ name, level }))
    expect(costs).toEqual([1, 2, 3, 4].map((level) => 0.5 * baseCost * level))
    expect(costs.every((cost) => cost % 1_000 === 0)).toBe(true)
  })

  it('[FAC-7] costs its exact price, adds a level and raises upkeep by 15%', () => {
    // Half of 1,000,000 at level 1.
    const club = (money: number) => makeGame({ money, facilities: [makeFacility('Club Shop')] })
    const poor = club(499_999)
    const before = textOf(poor)
    expect(upgradeFacility(poor, 'f-Club Shop')).toEqual({
      done: false,
      reason: 'Not enough funds to upgrade Club Shop to Level 2. Required: £500,000',
    })
    expect(textOf(poor)).toBe(before)
    for (const money of [500_000, 500_001]) {
      const game = club(money)
      expect(upgradeFacility(game, 'f-Club Shop')).toMatchObject({ done: true })
      expect(game.money).toBe(money - 500_000)
      expect(game.facilities[0]).toMatchObject({ level: 2, upkeep: 3_450 })
    }
  })

  it('[FAC-8] multiplies the upkeep by 1.15 each time, up to level 5', () => {
    const game = makeGame({ money: 100_000_000, facilities: [makeFacility('Medical Center')] })
    const upkeeps = [1, 2, 3, 4].map(() => {
      expect(upgradeFacility(game, 'f-Medical Center')).toMatchObject({ done: true })
      return game.facilities[0]?.upkeep
    })
    // In whole pounds at each step.
    expect(upkeeps).toEqual([17_250, 19_838, 22_814, 26_236])
    expect(game.facilities[0]?.level).toBe(5)
  })

  it('[FAC-9] ends at level 5', () => {
    const game = makeGame({ money: 100_000_000, facilities: [makeFacility('Fan Zone', 5)] })
    const before = textOf(game)
    expect(upgradeFacility(game, 'f-Fan Zone')).toEqual({
      done: false,
      reason: 'Fan Zone is already at maximum level (5).',
    })
    expect(textOf(game)).toBe(before)
    expect(upgradeFacility(game, 'nothing')).toMatchObject({ done: false })
  })
})

describe('the seats', () => {
  it('[FAC-10] increase by the expansion’s 10,000 with the expansion and with every upgrade of a stand', () => {
    const game = makeGame({ money: 100_000_000 })
    const open = () => stadiumCapacity({ facilities: facilitiesOn(game.facilities, Infinity) })
    buildFacility(game, 'Stadium Expansion')
    expect(open()).toBe(20_000)
    for (const [i, { id, name }] of game.facilities.filter(({ capacity }) => capacity > 0).entries()) {
      upgradeFacility(game, id)
      expect(open(), name).toBe(30_000 + 10_000 * i)
    }
    upgradeFacility(game, game.facilities.find(({ name }) => name === 'Training Ground')?.id ?? '')
    expect(open()).toBe(40_000)
  })

  it.each([
    [100, 267],
    [238, 267],
    [239, 267],
    [240, 268],
    [266, 294],
    [267, 533],
  ])(
    '[FAC-11] ordered on day %i open on day %i: with the next season, after four weeks at least',
    (day, opens) => {
      const game = makeGame({ money: 100_000_000, day })
      buildFacility(game, 'Stadium Expansion')
      expect(stadiumCapacity(game)).toBe(10_000)
      game.day = opens - 1
      finishWorks(game)
      expect(stadiumCapacity(game)).toBe(10_000)
      game.day = opens
      finishWorks(game)
      expect(stadiumCapacity(game)).toBe(20_000)
      expect(messagesOf(game)[0]).toBe('Work on the Stadium Expansion is finished: every seat is open.')
      finishWorks(game)
      expect(messagesOf(game).filter((text) => text.startsWith('Work on'))).toHaveLength(1)
    },
  )

  it('of an upgrade open together with those that are closed already', () => {
    const closed = makeFacility('Basic Stadium', 1, { tempCapacityReduction: 2_000, worksUntilDay: 110 })
    const game = makeGame({ money: 100_000_000, day: 100, facilities: [closed] })
    upgradeFacility(game, closed.id)
    expect(stadiumCapacity(game)).toBe(8_000)
    game.day = 267
    finishWorks(game)
    expect(stadiumCapacity(game)).toBe(20_000)
  })

  it('stay open while a facility without seats is built', () => {
    const game = makeGame({ money: 100_000_000 })
    for (const type of availableFacilities(game)) {
      if (type !== 'Stadium Expansion') buildFacility(game, type)
    }
    expect(stadiumCapacity(game)).toBe(10_000)
  })
})
