import { expect, test } from 'vitest'
import { attendanceReport, priceImpact } from '../../../client/simulation/reports/ticketReport.ts'
import { makeFacility, makeGame } from '../makeGame.ts'

test('includes labels and estimate of a price', () => {
  expect(priceImpact(makeGame({ fanCount: 20_000, currentMatchWeek: 38 }), 50)).toEqual({
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
