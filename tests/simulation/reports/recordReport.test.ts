import { describe, expect, it } from 'vitest'
import { bestRecords, type DivisionRecord } from '../../../client/simulation/club/divisionRecord.ts'
import { fixturesIn } from '../../../client/simulation/league/clubMatches.ts'
import { divisionTable } from '../../../client/simulation/league/table.ts'
import { recordReport } from '../../../client/simulation/reports/recordReport.ts'
import { isCareer } from '../../../client/simulation/save/careerCheck.ts'
import { keepRecords } from '../../../client/simulation/season/keepRecords.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { longCareer } from '../../support/longCareer.ts'

const points = (value: number, season: number): DivisionRecord => ({
  kind: 'fewestPoints',
  value,
  season,
  weeks: null,
  club: 3,
  match: null,
})

describe('records of a division [TAB-14]', () => {
  it('are beaten by a better figure, and not by an equal one', () => {
    const most = (value: number, season: number): DivisionRecord => ({
      ...points(value, season),
      kind: 'mostPoints',
    })
    expect(bestRecords([most(80, 1)], [most(80, 2)])).toEqual([most(80, 1)])
    expect(bestRecords([most(80, 1)], [most(81, 2), most(79, 2)])).toEqual([most(81, 2)])
    expect(bestRecords([points(20, 1)], [points(20, 2), points(21, 2)])).toEqual([points(20, 1)])
    expect(bestRecords([points(20, 1)], [points(19, 2)])).toEqual([points(19, 2)])
  })

  it('have matches and runs of the running season, each with its weeks', () => {
    const game = createGame({ seed: 5 })
    const [week1, week2, week3] = [1, 2, 3].map((week) =>
      fixturesIn(game, 1).filter((fixture) => fixture.week === week),
    ) as [typeof game.fixtures, typeof game.fixtures, typeof game.fixtures]
    const club = week1[0]!.home
    for (const [i, fixture] of [...week1, ...week2, ...week3].entries()) {
      const isTheirs = fixture.home === club || fixture.away === club
      const wins = fixture.home === club ? { home: 2, away: 0 } : { home: 0, away: 2 }
      fixture.score = isTheirs ? wins : i === 15 ? { home: 3, away: 4 } : { home: 1, away: 1 }
    }
    const rows = recordReport(game, 1)
    const rowOf = (kind: string) => rows.find((row) => row.kind === kind)
    const name = divisionTable(game, 1).find((row) => row.club.id === club)?.club.name
    expect(rowOf('winning')).toMatchObject({
      club: { name },
      text: '3 matches',
      setIn: 'Season 1, weeks 1 to 3',
    })
    expect(rowOf('biggestWin')).toMatchObject({ club: { name }, setIn: 'Season 1, week 1' })
    expect(rowOf('biggestWin')?.text).toMatch(/^2–0 against /)
    expect(rowOf('mostGoals')?.text).toMatch(/^4–3 against /)
    expect(rowOf('mostPoints')).toBeUndefined()
  })

  it('are kept at the end of a season with the figures of its final table', () => {
    const career = longCareer({ seed: 3, season: 2, week: 9 })
    const kept = career.divisionRecords[1]
    expect(kept.every(({ season }) => season === 1)).toBe(true)
    const table = career.pastSeasons[0]!.review!.table
    const most = Math.max(...table.map(([, wins, draws]) => 3 * wins + draws))
    expect(recordReport(career, 1)).toContainEqual(
      expect.objectContaining({ kind: 'mostPoints', text: `${most} points`, setIn: 'Season 1' }),
    )
    expect(kept.find(({ kind }) => kind === 'highestAttendance')?.value).toBe(
      Math.max(...table.map((line) => line[5] ?? 0)),
    )
    const before = structuredClone(career.divisionRecords)
    keepRecords(career)
    keepRecords(career)
    for (const division of [1, 2] as const) {
      expect(career.divisionRecords[division].length).toBeGreaterThanOrEqual(before[division].length)
    }
    expect(isCareer(structuredClone(career))).toBe(true)
  })
})
