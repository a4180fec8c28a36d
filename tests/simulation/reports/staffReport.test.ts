import { expect, test } from 'vitest'
import { staffReport } from '../../../client/simulation/reports/staffReport.ts'
import { makeGame, makeStaff } from '../makeGame.ts'

const coach = makeStaff('Head Coach', 3, { salary: 8_000 })
const doctor = makeStaff('Doctor', 3, { salary: 7_000, morale: 2.4 })

test('includes all staff in count and salaries; the Head Coach has no category and no row', () => {
  const report = staffReport(makeGame({ staff: [coach, doctor] }))
  expect(report).toMatchObject({ count: 2, wages: 15_000, recommended: 9, headCoach: coach })
  expect(report.status.text).toBe('Severely understaffed')
  expect(report.rows).toMatchObject([
    { member: doctor, icon: 'bag', mood: 'sad', severance: 14_000, moodCost: 2 },
  ])
  expect(report.groups.map(({ category, count, wages }) => [category, count, wages])).toEqual([
    ['Coaching', 0, 0],
    ['Medical', 1, 7_000],
    ['Scouting & Analysis', 0, 0],
    ['Management', 0, 0],
    ['Operations', 0, 0],
  ])
})

test('marks a role as unaffordable below a week of its salary', () => {
  const outOfReach = (money: number) =>
    staffReport(makeGame({ money, staff: [] }))
      .groups.flatMap(({ openings }) => openings)
      .find(({ role }) => role === 'Doctor')
  expect(outOfReach(7_000)).toMatchObject({ cost: 28_000, employed: 0, isOutOfReach: false })
  expect(outOfReach(6_999)).toMatchObject({ isOutOfReach: true })
})
