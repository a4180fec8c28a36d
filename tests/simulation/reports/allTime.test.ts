/** Tests of the all-time table, the meetings with rivals, and the extremes of a season. */
import { describe, expect, it, test } from 'vitest'
import { addResult } from '../../../client/simulation/club/leagueRecord.ts'
import type { TableLine } from '../../../client/simulation/club/seasonReview.ts'
import { clubNumber } from '../../../client/simulation/clubs/clubNumbers.ts'
import type { Division } from '../../../client/simulation/core/fixture.ts'
import type { ClubId } from '../../../client/simulation/core/ids.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { allTimeTable, rivalMeetings, seasonsCounted } from '../../../client/simulation/reports/allTime.ts'
import { biggestWins, longestRuns } from '../../../client/simulation/reports/seasonRuns.ts'
import { cupOf } from '../../support/cupOf.ts'
import { longCareer } from '../../support/longCareer.ts'
import { makeGame, makePastSeason } from '../makeGame.ts'

const career = longCareer({ seed: 3, season: 3, week: 4 })

/** A finished season with its final tables; `other` is that of the other division, null where it isn't kept. */
function past(
  season: number,
  division: Division,
  table: readonly TableLine[],
  other: readonly TableLine[] | null,
) {
  const otherDivision = other && { table: other, promoted: [], relegated: [], playOff: [] }
  return makePastSeason({
    season,
    division,
    review: { ...career.pastSeasons[0]!.review!, table, otherDivision },
  })
}

/** Clubs 1 and 5 are rivals, 0 is the own one. */
function afterTwoSeasons() {
  return makeGame({
    currentSeason: 3,
    pastSeasons: [
      past(
        1,
        1,
        [
          [1, 30, 4, 90, 20, null, null],
          [0, 20, 10, 60, 40, 8_000, 150_000],
        ],
        null,
      ),
      past(
        2,
        2,
        [
          [0, 28, 6, 80, 30, 9_000, 200_000],
          [5, 10, 10, 40, 60, 4_000, 90_000],
        ],
        [[1, 25, 5, 70, 30, 5_000, 80_000]],
      ),
    ],
  })
}

const sums = (state: GameState, division: Division) =>
  allTimeTable(state, division).map(({ position, club, seasons, titles, record }) => {
    const { played, wins, draws, losses, goalsFor, goalsAgainst, points } = record
    return [
      position,
      clubNumber(club.id),
      seasons,
      titles,
      played,
      wins,
      draws,
      losses,
      goalsFor,
      goalsAgainst,
      points,
    ]
  })

describe('the all-time table', () => {
  it('adds up the final tables of a division, with a title for each first place [TAB-5]', () => {
    const state = afterTwoSeasons()
    expect(sums(state, 1)).toEqual([
      [1, 1, 2, 2, 76, 55, 9, 12, 160, 50, 174],
      [2, 0, 1, 0, 38, 20, 10, 8, 60, 40, 70],
    ])
    expect(sums(state, 2)).toEqual([
      [1, 0, 1, 1, 38, 28, 6, 4, 80, 30, 90],
      [2, 5, 1, 0, 38, 10, 10, 18, 40, 60, 40],
    ])
    expect(allTimeTable(state, 2).map(({ isOwn }) => isOwn)).toEqual([true, false])
  })

  it('counts the running season from its first match on, not as a season of nothing before it [TAB-5]', () => {
    const state = afterTwoSeasons()
    expect(seasonsCounted(state, 1)).toEqual({ first: 1, last: 2, isRunning: false })
    addResult(state.record, 2, 1)
    expect(sums(state, 1)[1]).toEqual([2, 0, 2, 0, 39, 21, 10, 8, 62, 41, 73])
    expect(seasonsCounted(state, 1)).toEqual({ first: 1, last: 3, isRunning: true })
  })

  it('begins with the first season that is kept of its division [TAB-5]', () => {
    expect(seasonsCounted(afterTwoSeasons(), 2)).toEqual({ first: 2, last: 2, isRunning: false })
    expect(seasonsCounted(makeGame(), 2)).toBeNull()
    expect(allTimeTable(makeGame(), 2)).toEqual([])
  })

  it('has every match of a played career [TAB-5]', () => {
    for (const division of [1, 2] as const) {
      const rows = allTimeTable(career, division)
      const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0)
      expect(sum(({ record }) => record.played)).toBe(20 * (38 + 38 + 4))
      expect(sum(({ record }) => record.wins)).toBe(sum(({ record }) => record.losses))
      expect(sum(({ record }) => record.goalsFor)).toBe(sum(({ record }) => record.goalsAgainst))
      expect(sum(({ titles }) => titles)).toBe(2)
    }
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

  it('put the widest margin first, then more goals, and leave out draws [TAB-7]', () => {
    const state = played([
      [1, first!, second!, 3, 0],
      [2, second!, first!, 1, 5],
      [3, 'own', second!, 5, 2],
      [4, first!, 'own', 4, 4],
    ])
    expect(biggestWins(state, 1).map(({ week }) => week)).toEqual([2, 3, 1])
    expect(biggestWins(state, 1).map(({ isOwn }) => isOwn)).toEqual([false, true, false])
  })
})
