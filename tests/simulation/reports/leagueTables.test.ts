/** Tests of the tables of a part of the matches, of the power ranking and of expected goals and points. */
import { describe, expect, it, test } from 'vitest'
import { addMatch } from '../../../client/simulation/club/packedCareer.ts'
import { clubNumber } from '../../../client/simulation/clubs/clubNumbers.ts'
import type { ClubId } from '../../../client/simulation/core/ids.ts'
import { divisionTable, leagueTableOf } from '../../../client/simulation/league/table.ts'
import {
  chanceTable,
  expectedResults,
  outcomeChances,
} from '../../../client/simulation/reports/chanceTables.ts'
import { partTable } from '../../../client/simulation/reports/partTables.ts'
import { powerRanking } from '../../../client/simulation/reports/powerRanking.ts'
import { longCareer } from '../../support/longCareer.ts'
import { makeGame } from '../makeGame.ts'

const career = longCareer({ seed: 3, season: 1, week: 9 })

describe('the tables of a part of the matches', () => {
  it('together have the points and goals of the whole season at home and away [TAB-1]', () => {
    for (const division of [1, 2] as const) {
      const [home, away] = [partTable(career, 'home', division), partTable(career, 'away', division)]
      for (const { club, record } of divisionTable(career, division)) {
        const [one, other] = [home, away].map((table) => table.find((row) => row.club.id === club.id)!.record)
        expect(one!.points + other!.points).toBe(record.points)
        expect(one!.played + other!.played).toBe(9)
        expect(one!.goalsAgainst + other!.goalsAgainst).toBe(record.goalsAgainst)
      }
    }
  })

  it('are in the order of their own points', () => {
    const points = partTable(career, 'away', 1).map(({ record }) => record.points)
    expect(points).toEqual(points.toSorted((a, b) => b - a))
  })

  it('count the last six matches of each club for the form [TAB-1]', () => {
    const rows = partTable(career, 'form', 1)
    expect(rows.every(({ record }) => record.played === 6 && record.form.length === 6)).toBe(true)
    const own = career.fixtures.filter(
      ({ home, away, week }) => (home === 'own' || away === 'own') && week >= 4 && week <= 9,
    )
    const scored = own.reduce((sum, { home, score }) => sum + (home === 'own' ? score!.home : score!.away), 0)
    expect(rows.find(({ isOwn }) => isOwn)!.record.goalsFor).toBe(scored)
  })
})

describe('the power ranking', () => {
  const [first, second, third, fourth] = makeGame().competitors.map(({ id }) => id)

  function ranked(results: readonly (readonly [week: number, home: ClubId, away: ClubId, goals: string])[]) {
    const state = makeGame()
    state.fixtures = results.map(([week, home, away, goals]) => {
      const [ofHome = 0, ofAway = 0] = goals.split('–').map(Number)
      return { round: week, week, home, away, score: { home: ofHome, away: ofAway } }
    })
    for (const { club, record } of leagueTableOf(state, () => true)) {
      const row = state.competitors.find(({ id }) => id === club.id) ?? state
      row.record = { ...record, form: [...record.form] }
    }
    return powerRanking(state, 1)
  }

  const reasons = (results: Parameters<typeof ranked>[0]) =>
    new Map(ranked(results).map(({ club, reason }) => [club.id, reason]))

  it('puts the win over the stronger side first, whatever the margin and the table, and gives reasons [TAB-2]', () => {
    const ranking = ranked([
      [1, third!, fourth!, '1–0'],
      [2, third!, fourth!, '1–0'],
      [3, first!, third!, '1–0'],
      [4, second!, fourth!, '5–0'],
    ])
    const thirdName = makeGame().competitors.find(({ id }) => id === third)!.shortName
    expect(
      ranking.map(({ rank, club, position, form, reason }) => [rank, club.id, position, form, reason]),
    ).toEqual([
      [1, first, 3, ['W'], `1 win in 1, over ${thirdName} (1st)`],
      [2, second, 2, ['W'], '1 win in 1, unbeaten'],
      [3, third, 1, ['W', 'W', 'L'], '2 wins in 3, 1 defeat'],
      [4, fourth, 20, ['L', 'L', 'L'], '3 defeats in 3'],
    ])
  })

  it('says what a club has done where it has not won, and whom it has beaten among others [TAB-2]', () => {
    expect(reasons([[1, first!, second!, '1–1']]).get(first!)).toBe('1 draw in 1')
    const found = reasons([
      [1, first!, second!, '1–1'],
      [2, first!, third!, '1–1'],
      [3, fourth!, first!, '1–0'],
      [4, fourth!, second!, '0–9'],
      [5, third!, fourth!, '9–0'],
      [6, third!, second!, '1–0'],
    ])
    expect(found.get(first!)).toMatch(/^No wins in 3, 1 defeat$/)
    expect(found.get(third!)).toMatch(/^2 wins in 3, including .+ \(2nd\)$/)
    // All others have beaten the fourth, whose only win was that over the first.
    const others = makeGame()
      .competitors.slice(3)
      .map(({ id }) => id)
    const lost = reasons([
      [1, first!, second!, '1–1'],
      [2, fourth!, first!, '1–0'],
      ...others.map((id, i) => [3 + i, id, fourth!, '1–0'] as const).filter(([, id]) => id !== fourth),
      [30, 'own', fourth!, '1–0'],
    ])
    expect(lost.get(first!)).toMatch(/^No wins in 2, lost to .+ \(17th\)$/)
  })

  it('is empty before the first match', () => {
    expect(ranked([])).toEqual([])
  })
})

describe('expected goals and points', () => {
  test('of a club are those of all its players in its division [TAB-3]', () => {
    const state = makeGame()
    const club = clubNumber(state.competitors[4]!.id)
    const more = { starts: 1, minutes: 90, expectedGoals: 130, yellow: 0, red: 0 }
    const figures = { appearances: 1, goals: 1, assists: 0, cleanSheets: 0, saves: null, ratingTotal: 65 }
    const line = { club, ...figures, more }
    state.seasonLines = {
      one: addMatch(addMatch('', { ...line, competition: 'league' }), { ...line, competition: 'cup' }),
      two: addMatch('', { ...line, competition: 'league' }),
    }
    const [best, next] = chanceTable(state, 1)
    expect(best).toMatchObject({ club: { id: state.competitors[4]!.id }, expectedGoals: 2.6 })
    expect(next!.expectedGoals).toBeNull()
  })

  test('of a match follow from each of its shots [TAB-4]', () => {
    // 1–0 with 0.4, 0–0 with 0.6 · 0.5 and 1–1 with 0.4 · 0.5.
    const { win, draw } = outcomeChances([0.4], [0.5])
    expect(win).toBeCloseTo(0.2, 10)
    expect(draw).toBeCloseTo(0.5, 10)
    expect(outcomeChances([], [])).toEqual({ win: 0, draw: 1 })
  })

  test('are those of the own matches that are kept, with their results [TAB-4]', () => {
    const rows = expectedResults(career)
    expect(rows.map(({ week }) => week)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(career.record.points)
    expect(rows.reduce((sum, { goalsFor }) => sum + goalsFor, 0)).toBe(career.record.goalsFor)
    for (const { expectedPoints, expectedFor, expectedAgainst } of rows) {
      expect(expectedPoints).toBeGreaterThan(0)
      expect(expectedPoints).toBeLessThan(3)
      if (expectedFor > expectedAgainst + 1) expect(expectedPoints).toBeGreaterThan(1)
    }
  })
})
