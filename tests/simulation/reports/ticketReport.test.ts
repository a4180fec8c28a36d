import { expect, test } from 'vitest'
import { facilityReport } from '../../../client/simulation/reports/facilityReport.ts'
import { priceForecast, settledTakings } from '../../../client/simulation/tickets/seasonTakings.ts'
import {
  attendanceReport,
  priceImpact,
  standForCrowd,
} from '../../../client/simulation/reports/ticketReport.ts'
import { makeFacility, makeGame } from '../makeGame.ts'

test('includes labels and estimate of a price', () => {
  expect(priceImpact(makeGame({ fanCount: 20_000, currentMatchWeek: 38 }), 50)).toMatchObject({
    range: { min: 10, max: 150 },
    nextHomeMatch: null,
    attendance: 'Good',
    revenue: 'Good',
    happiness: 'Neutral',
    estimatedAttendance: 2_700,
    estimatedRevenue: 135_000,
  })
})

test('includes attendances as shares of the seats at each match, not of the seats today', () => {
  const record = { opponent: 'Northgate', capacity: 10_000, ticketPrice: 30 }
  const state = makeGame({
    facilities: [makeFacility('Basic Stadium', 1, { capacity: 20_000 })],
    matchAttendance: 7_500,
    averageAttendance: 5_400.4,
    totalAttendance: 10_801,
    attendanceRecords: [
      { ...record, day: 21, attendance: 12_000 },
      { ...record, day: 14, attendance: 1_055, capacity: 8_000 },
    ],
  })
  expect(attendanceReport(state)).toEqual({
    hasStadium: true,
    seats: 20_000,
    last: 7_500,
    average: { attendance: 5_400, fill: 73 },
    total: 10_801,
    recent: [
      { opponent: 'Northgate', day: 21, attendance: 12_000, fill: 100 },
      { opponent: 'Northgate', day: 14, attendance: 1_055, fill: 13 },
    ],
  })
})

test('counts the matches of this season alone for the mean share of seats', () => {
  const record = { opponent: 'Northgate', capacity: 10_000, ticketPrice: 30 }
  const attendanceRecords = [
    { ...record, day: 273, attendance: 6_000 },
    { ...record, day: 266, attendance: 1_000 },
  ]
  const { average } = attendanceReport(
    makeGame({ currentSeason: 2, averageAttendance: 6_000, attendanceRecords }),
  )
  expect(average).toEqual({ attendance: 6_000, fill: 60 })
})

test.each([4, 5, 6])('lists the latest five at most of %i home matches', (count) => {
  const attendanceRecords = Array.from({ length: count }, (_, i) => ({
    opponent: 'Northgate',
    day: 7 * (count - i),
    attendance: 9_000,
    capacity: 10_000,
    ticketPrice: 30,
  }))
  const days = attendanceReport(makeGame({ attendanceRecords })).recent.map(({ day }) => day)
  expect(days).toEqual(attendanceRecords.map(({ day }) => day).slice(0, 5))
})

test('reports no seats without a stadium', () => {
  const { hasStadium, seats, average } = attendanceReport(makeGame({ facilities: [] }))
  expect({ hasStadium, seats, fill: average.fill }).toEqual({ hasStadium: false, seats: 0, fill: 0 })
})

/** A ground of 10,000 seats after five home matches at a price, with its supporters used to it. */
function after(attendance: number, ticketPrice = 30) {
  const record = { opponent: 'Northgate', attendance, capacity: 10_000, ticketPrice }
  return makeGame({
    ticketPrice,
    fanCount: 80_000,
    leaguePosition: 3,
    facilities: [makeFacility('Basic Stadium')],
    attendanceRecords: [70, 56, 42, 28, 14].map((day) => ({ ...record, day })),
  })
}

test.each([9_699, 9_700])('[TIC-23] five crowds of %i in 10,000 seats name a stand from 97%% on', (crowd) => {
  const stand = standForCrowd(after(crowd))
  expect(stand !== null).toBe(crowd === 9_700)
})

test('[TIC-23] the stand is the one that pays for itself soonest', () => {
  const game = after(10_000)
  const { own, available } = facilityReport(game)
  const expansion = available.find(({ type }) => type === 'Stadium Expansion')?.brings
  const level = own[0]?.next
  expect(level?.seasons).toBeLessThan(expansion?.seasons ?? 0)
  expect(standForCrowd(game)).toMatchObject({ name: 'Basic Stadium', level: 2, ...level })
})

test('[FAC-21] more seats count at a price below the one that has just filled the ground', () => {
  const game = after(10_000, 70)
  const level = facilityReport(game).own[0]?.next
  expect(level?.ticketPrice).toBeLessThan(70)
  expect(level?.crowd).toBeGreaterThan(1_000)
  const cheap = facilityReport(after(10_000)).own[0]?.next
  expect(cheap?.ticketPrice).toBe(30)
})

test('[TIC-22] a dear price brings more at first than it does in the long run, a bearable one the same', () => {
  const game = makeGame({ fanCount: 30_000 })
  const { next, settled, keptAway } = priceForecast(game, 50)
  expect(keptAway).toBe(0)
  expect(next).toEqual(settled)
  const dear = priceForecast(game, 100)
  expect(dear.keptAway).toBe(15_000)
  expect(dear.next.takings).toBeGreaterThan(next.takings)
  expect(dear.settled.takings).toBeLessThan(settled.takings)
  expect(settledTakings({ ...game, ticketPrice: 100 })).toEqual(dear.settled)
})
