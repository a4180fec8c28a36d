import { describe, expect, it } from 'vitest'
import { addCrowd } from '../../../client/simulation/club/homeCrowds.ts'
import { noteMove } from '../../../client/simulation/history/noteMove.ts'
import { pastTransfers } from '../../../client/simulation/reports/pastTransfers.ts'
import { seasonBooks } from '../../../client/simulation/reports/seasonBooks.ts'
import { longCareer } from '../../support/longCareer.ts'
import { makeGame } from '../makeGame.ts'

describe('attendance and wages', () => {
  const career = longCareer({ seed: 3, season: 3, week: 6 })

  it('stand beside the points of each season, the latest first [TAB-11]', () => {
    const rows = seasonBooks(career)
    expect(rows.map(({ season, isRunning }) => [season, isRunning])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ])
    for (const { season, points, attendance, highest, wages, wagesPerPoint } of rows.slice(1)) {
      const past = career.pastSeasons.find((one) => one.season === season)!
      const paid = career.ledger.seasons.find((one) => one.season === season)!.amounts.wages!
      expect({ points, attendance, highest, wages }).toEqual({
        points: past.points,
        attendance: past.averageAttendance,
        highest: null,
        wages: -paid,
      })
      expect(wagesPerPoint).toBe(-paid / past.points)
    }
  })

  it('have the highest crowd and the share of seats of the running season alone [TAB-11]', () => {
    const crowds = {}
    addCrowd(crowds, career.club.id, { attendance: 6_000, capacity: 8_000 })
    addCrowd(crowds, career.club.id, { attendance: 4_001, capacity: 8_000 })
    addCrowd(crowds, career.competitors[0]!.id, { attendance: 9_000, capacity: 9_000 })
    const [row] = seasonBooks({ ...career, crowds })
    expect(row).toMatchObject({ attendance: 5_001, highest: 6_000, share: 10_001 / 16_000 })
    expect(seasonBooks({ ...career, crowds: {} })[0]).toMatchObject({ attendance: null, share: null })
  })

  it('have no wages of a club whose books are elsewhere, and none per point without points [TAB-11]', () => {
    const [, former] = seasonBooks({ ...career, ledger: { ...career.ledger, seasons: [] } })
    expect(former).toMatchObject({ wages: null, wagesPerPoint: null })
    expect(seasonBooks(makeGame())[0]).toMatchObject({ points: 0, wagesPerPoint: null })
  })
})

it('transfers of all seasons are those with a fee, the dearest first, and of the own club alone [TAB-12]', () => {
  const state = makeGame()
  const [own] = state.players
  const [buyer, seller] = state.competitors
  const [bought, swapped] = buyer!.players
  noteMove(state, own!.id, { from: null, to: state.club.id, fee: 2_000_000 })
  noteMove(state, bought!.id, { from: seller!.id, to: buyer!.id, fee: 5_000_000 })
  noteMove(state, swapped!.id, { from: seller!.id, to: buyer!.id, fee: 0 })
  const { country, own: ofOwnClub } = pastTransfers(state)
  expect(
    country.map(({ player, from, to, fee, season, isOwn }) => [player.id, from, to, fee, season, isOwn]),
  ).toEqual([
    [bought!.id, seller!.name, buyer!.name, 5_000_000, 1, false],
    [own!.id, null, state.club.name, 2_000_000, 1, true],
  ])
  expect(ofOwnClub).toEqual(country.slice(1))
})
