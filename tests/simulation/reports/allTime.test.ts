/** Tests of the all-time table, the meetings with rivals, and the extremes of a season. */
import { describe, expect, it, test } from 'vitest'
import type { ClubId } from '../../../client/simulation/core/ids.ts'
import { allTimeTable, rivalMeetings, seasonsCounted } from '../../../client/simulation/reports/allTime.ts'
import { biggestResults, longestRuns } from '../../../client/simulation/reports/seasonRuns.ts'
import { cupOf } from '../../support/cupOf.ts'
import { longCareer } from '../../support/longCareer.ts'
import { makeGame } from '../makeGame.ts'

describe('the all-time table', () => {
  const career = longCareer({ seed: 3, season: 3, week: 4 })

  it('adds the final tables of both divisions and the running season [TAB-5]', () => {
    for (const division of [1, 2] as const) {
      const rows = allTimeTable(career, division)
      expect(rows.reduce((sum, { seasons }) => sum + seasons, 0)).toBe(3 * 20)
      expect(rows.reduce((sum, { played }) => sum + played, 0)).toBe(20 * (38 + 38 + 4))
      expect(rows.reduce((sum, { titles }) => sum + titles, 0)).toBe(2)
      expect(rows.reduce((sum, row) => sum + row.goalsFor - row.goalsAgainst, 0)).toBe(0)
      const points = rows.map((row) => row.points)
      expect(points).toEqual(points.toSorted((a, b) => b - a))
      expect(rows.length).toBeGreaterThan(20)
    }
    expect(seasonsCounted(career)).toEqual({ first: 1, last: 3 })
  })

  it('has the own club with its past seasons [TAB-5]', () => {
    const own = [1, 2]
      .flatMap((division) => allTimeTable(career, division === 1 ? 1 : 2))
      .filter((row) => row.isOwn)
    const past = career.pastSeasons.reduce((sum, { points }) => sum + points, 0)
    expect(own.reduce((sum, { points }) => sum + points, 0)).toBe(past + career.record.points)
  })
})

test('the head-to-head record has every club met, in the league and in ties, the most frequent first [TAB-6]', () => {
  const career = longCareer({ seed: 3, season: 1, week: 7 })
  const rows = rivalMeetings(career)
  const ties = cupOf(career).ties.filter(
    ({ home, away, result }) => result && (home === 'own' || away === 'own'),
  )
  expect(ties.length).toBeGreaterThan(0)
  expect(rows.reduce((sum, { played }) => sum + played, 0)).toBe(7 + ties.length)
  const played = rows.map((row) => row.played)
  expect(played).toEqual(played.toSorted((a, b) => b - a))
  expect(rivalMeetings(makeGame())).toEqual([])
})

describe('the extremes of a season', () => {
  const [first, second] = makeGame().competitors.map(({ id }) => id)

  function played(
    results: readonly (readonly [week: number, home: ClubId, away: ClubId, ours: number, theirs: number])[],
  ) {
    const fixtures = results.map(([week, home, away, ofHome, ofAway]) => {
      return { round: week, week, home, away, score: { home: ofHome, away: ofAway } }
    })
    return makeGame({ fixtures })
  }

  it('count a run from three matches on [TAB-7]', () => {
    const two = played([
      [1, first!, 'own', 1, 0],
      [2, first!, 'own', 1, 0],
    ])
    expect(longestRuns(two, 1)).toEqual([])
    const four = played([
      [1, first!, 'own', 1, 0],
      [2, first!, 'own', 1, 0],
      [3, 'own', first!, 0, 2],
      [4, 'own', first!, 1, 1],
    ])
    const runs = longestRuns(four, 1).map(({ kind, club, length, from, to, isRunning }) => {
      return [kind, club.id, length, from, to, isRunning]
    })
    expect(runs).toEqual([
      ['winning', first, 3, 1, 3, false],
      ['unbeaten', first, 4, 1, 4, true],
      ['losing', 'own', 3, 1, 3, false],
      ['winless', 'own', 4, 1, 4, true],
    ])
  })

  it('put the widest margin first, then more goals [TAB-7]', () => {
    const state = played([
      [1, first!, second!, 3, 0],
      [2, second!, first!, 1, 5],
      [3, 'own', second!, 5, 2],
    ])
    expect(biggestResults(state, 1).map(({ week }) => week)).toEqual([2, 3, 1])
    expect(biggestResults(state, 1).map(({ isOwn }) => isOwn)).toEqual([false, true, false])
  })
})
