import { describe, expect, it, vi } from 'vitest'
import type { Facility } from '../../../client/simulation/club/facility.ts'
import { nextStaffStatus, recommendedStaff, staffStatus } from '../../../client/simulation/club/staffing.ts'
import { staffReport } from '../../../client/simulation/reports/staffReport.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'
import { makeFacility, makeGame, makePlayer } from '../makeGame.ts'
import { enough, growthShare } from '../staff/development.ts'

// Tens of thousands of players.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const game = (players: number, facilities: Facility[] = []) =>
  makeGame({
    players: Array.from({ length: players }, (_, i) => makePlayer({ id: `p${i}` })),
    facilities,
  })

describe('the recommended number of staff', () => {
  it.each([
    // ceil(6 + 3 × 1): all four levels are 1 where nothing has been built.
    [0, 9],
    [20, 9],
    [21, 9],
    [24, 9],
    [25, 10],
    [29, 10],
    [30, 11],
    [40, 13],
  ])('[STA-8] for %i players without buildings is %i', (players, staff) => {
    expect(recommendedStaff(game(players))).toBe(staff)
  })

  it.each([
    // 3 × (0.3 + 0.2 + 0.2 + 0.3), each weight times its level.
    [[makeFacility('Training Ground', 2)], 10],
    [[makeFacility('Training Ground', 5)], 13],
    [[makeFacility('Youth Academy', 2)], 10],
    [[makeFacility('Youth Academy', 5)], 12],
    [[makeFacility('Medical Center', 5)], 12],
    [[makeFacility('Data Analysis Hub', 5)], 13],
    [[makeFacility('Club Shop', 5)], 9],
    [
      [
        makeFacility('Training Ground', 5),
        makeFacility('Youth Academy', 5),
        makeFacility('Medical Center', 5),
        makeFacility('Data Analysis Hub', 5),
      ],
      21,
    ],
  ])('[STA-9] with buildings %# is %2$i', (facilities, staff) => {
    expect(recommendedStaff(game(17, facilities))).toBe(staff)
  })
})

describe('the status of staff', () => {
  it.each([
    [0, 10, 'critical', 'No staff! Hire immediately'],
    [1, 10, 'critical', 'Severely understaffed'],
    [49, 100, 'critical', 'Severely understaffed'],
    [50, 100, 'warning', 'Understaffed'],
    [79, 100, 'warning', 'Understaffed'],
    [80, 100, 'good', 'Adequately staffed'],
    [109, 100, 'good', 'Adequately staffed'],
    [110, 100, 'optimal', 'Fully staffed'],
    [111, 100, 'optimal', 'Fully staffed'],
  ])('[STA-10] of %i where %i are recommended is %s: %s', (count, recommended, level, text) => {
    expect(staffStatus(count, recommended)).toMatchObject({ level, text })
  })

  it.each([
    [0, 0.7, 'Players improve 30% slower.', 'With 1 member of staff they would improve 20% slower.'],
    [4, 0.8, 'Players improve 20% slower.', 'With 5 staff they would improve 10% slower.'],
    [5, 0.9, 'Players improve 10% slower.', 'With 8 staff they would improve at their usual pace.'],
    [8, 1, 'Players improve at their usual pace.', 'With 10 staff they would improve 5% faster.'],
    [10, 1.05, 'Players improve 5% faster.', null],
  ])(
    '[STA-11] of %i where 9 are recommended multiplies the players’ growth by %d: %s',
    (count, factor, now, next) => {
      const small = makeGame({ staff: enough([], count), facilities: [] })
      expect(staffReport(small).recommended).toBe(9)
      expect(staffReport(small).effects).toEqual(next === null ? [now] : [now, next])
      // The same share of the 85 recommended for 400 players.
      const growth = growthShare([], {}, { staff: enough([], Math.round((count / 9) * 85)) })
      expect(Math.abs(growth / growthShare([]) - factor)).toBeLessThan(0.03)
    },
  )

  it('improves with more staff up to the best', () => {
    for (let recommended = 6; recommended <= 30; recommended++) {
      for (let count = 0; count <= 2 * recommended; count++) {
        const now = staffStatus(count, recommended)
        const next = nextStaffStatus(count, recommended)
        expect(next === null).toBe(now.level === 'optimal')
        if (!next) continue
        expect(staffStatus(next.count - 1, recommended)).toEqual(now)
        expect(next.status).toEqual(staffStatus(next.count, recommended))
        expect(next.status.growth).toBeGreaterThan(now.growth)
      }
    }
  })
})
