import { describe, expect, it } from 'vitest'
import type { Facility } from '../../../client/simulation/core/facility.ts'
import { recommendedStaff, staffStatus } from '../../../client/simulation/staff/staffing.ts'
import { makeFacility, makeGame, makePlayer } from '../makeGame.ts'

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
  ])('for %i players without buildings is %i', (players, staff) => {
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
  ])('with buildings %# is %2$i', (facilities, staff) => {
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
  ])('of %i where %i are recommended is %s: %s', (count, recommended, level, text) => {
    expect(staffStatus(count, recommended)).toEqual({ level, text })
  })
})
