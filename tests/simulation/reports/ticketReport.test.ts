import { expect, test } from 'vitest'
import { attendanceReport, priceImpact } from '../../../client/simulation/reports/ticketReport.ts'
import { makeFacility, makeGame } from '../makeGame.ts'

test('includes labels and estimate of a price', () => {
  expect(priceImpact(makeGame({ fanCount: 20_000 }), 50)).toEqual({
    attendance: 'Good',
    revenue: 'Good',
    happiness: 'Neutral',
    estimatedAttendance: 2_700,
    estimatedRevenue: 135_000,
  })
})

test('includes attendances as shares of the seats', () => {
  const state = makeGame({
    facilities: [makeFacility('Basic Stadium')],
    matchAttendance: 7_500,
    averageAttendance: 5_000.4,
    totalAttendance: 15_001,
    attendanceRecords: [
      { opponent: 'Northgate', day: 21, attendance: 12_000, capacity: 10_000, ticketPrice: 30 },
    ],
  })
  expect(attendanceReport(state)).toEqual({
    hasStadium: true,
    seats: 10_000,
    last: { attendance: 7_500, fill: 75 },
    average: { attendance: 5_000, fill: 50 },
    total: 15_001,
    recent: [{ opponent: 'Northgate', day: 21, attendance: 12_000, fill: 100 }],
  })
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
  const { hasStadium, seats, last } = attendanceReport(makeGame({ facilities: [], matchAttendance: 100 }))
  expect({ hasStadium, seats, fill: last.fill }).toEqual({ hasStadium: false, seats: 0, fill: 0 })
})
