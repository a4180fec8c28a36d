import { describe, expect, it, vi } from 'vitest'
import {
  compareWithRealLeagues,
  formatFigures,
  measureLongRun,
  measureSeason,
  rankCorrelation,
  splitSeasons,
} from '../support/leagueFigures.ts'
import type {
  LeagueRecord,
  EventRecord,
  MatchRecord,
  TableRecord,
} from '../../client/simulation/reports/export/careerRecord.ts'
import { REALISM, type FigureName } from '../support/realism.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// Seasons of whole leagues.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const goal = (
  minute: number,
  team: string,
  player: string,
  position: string,
  assist: string | null = null,
) => ({
  minute,
  type: 'goal',
  team,
  player,
  position,
  assist,
  ban: 0,
})

const noStats = {
  shots: 0,
  onTarget: 0,
  corners: 0,
  fouls: 0,
  offsides: 0,
  yellow: 0,
  red: 0,
  possession: 50,
}

function match(season: number, score: string, events: EventRecord[] = []): MatchRecord {
  const [home = '', homeGoals, awayGoals, away = ''] = score.split(/[ -]/)
  return {
    kind: 'match',
    season,
    week: 1,
    home,
    away,
    homeGoals: Number(homeGoals),
    awayGoals: Number(awayGoals),
    events,
    shots: [],
    stats: { home: noStats, away: noStats },
  }
}

const row = (club: string, position: number, points = 0, goalsFor = 0, goalsAgainst = 0): TableRecord => ({
  club,
  position,
  played: 4,
  wins: 0,
  draws: 0,
  losses: 0,
  goalsFor,
  goalsAgainst,
  points,
})

/** A table with the clubs in the given order. */
const order = (season: number, clubs: string): LeagueRecord => ({
  kind: 'season',
  season,
  table: [...clubs].map((club, index) => row(club, index + 1)),
})

/** Three clubs, home and away: 15 goals in six matches. */
const small: LeagueRecord[] = [
  match(1, 'A 2-0 B', [goal(15, 'A', 'nine', 'Forward', 'ten'), goal(16, 'A', 'nine', 'Forward')]),
  match(1, 'A 5-0 C', [
    goal(30, 'A', 'nine', 'Forward'),
    goal(31, 'A', 'nine', 'Forward'),
    { ...goal(40, 'C', 'four', 'Defender'), type: 'card' },
    goal(45, 'A', 'six', 'Midfielder', 'nine'),
    goal(46, 'A', 'six', 'Midfielder'),
    goal(60, 'A', 'two', 'Defender'),
  ]),
  match(1, 'B 1-1 A', [goal(61, 'B', 'nine', 'Forward'), goal(75, 'A', 'six', 'Midfielder', 'nine')]),
  match(1, 'B 0-0 C'),
  match(1, 'C 0-1 A', [goal(76, 'A', 'one', 'Goalkeeper')]),
  match(1, 'C 2-3 B', [
    goal(1, 'B', 'nine', 'Forward'),
    goal(89, 'B', 'nine', 'Forward'),
    goal(90, 'B', 'six', 'Midfielder'),
    goal(90, 'C', 'nine', 'Forward', 'six'),
    goal(93, 'C', 'nine', 'Forward'),
  ]),
  { kind: 'season', season: 1, table: [row('A', 1, 10, 9, 1), row('B', 2, 5, 4, 5), row('C', 3, 1, 2, 9)] },
]

function expectFigure(value: number | null, expected: number) {
  expect(value).not.toBeNull()
  expect(value ?? NaN).toBeCloseTo(expected, 10)
}

describe('the figures of a season', () => {
  const figures = measureSeason(small)

  it.each<[FigureName, number]>([
    ['goalsPerMatch', 15 / 6],
    ['homeGoals', 10 / 6],
    ['awayGoals', 5 / 6],
    ['homeWins', 2 / 6],
    ['draws', 2 / 6],
    ['awayWins', 2 / 6],
    ['goalless', 1 / 6],
    ['bigMargins', 1 / 6],
    // Totals 2 5 2 0 1 5: squares of the distances from 2.5 add up to 21.5.
    ['goalsDispersion', 21.5 / 6 / 2.5],
    ['points1st', 10],
    // 10, 5 and 1 lie 14/3, −1/3 and −13/3 from their mean.
    ['pointsDeviation', Math.sqrt(122) / 3],
    ['championGoalsFor', 9],
    ['championGoalsAgainst', 1],
    ['minutes1to15', 2 / 15],
    ['minutes16to30', 2 / 15],
    ['minutes31to45', 2 / 15],
    ['minutes46to60', 2 / 15],
    ['minutes61to75', 2 / 15],
    ['minutes76to90', 5 / 15],
    ['assisted', 4 / 15],
    ['byDefenders', 1 / 14],
    ['byMidfielders', 4 / 14],
    ['byForwards', 9 / 14],
    ['topScorer', 4],
  ])('give %s as counted by hand', (name, expected) => {
    expectFigure(figures[name], expected)
  })

  it('are null where the season has no data', () => {
    expect(figures.points20th).toBeNull()
    expect(figures.rankCorrelation).toBeNull()
    expect(figures.titleKept).toBeNull()
    expect(Object.values(measureSeason([])).every((value) => value === null)).toBe(true)
  })
})

describe('long-run figures', () => {
  it('are the means of the seasons', () => {
    const dull = [match(2, 'A 1-0 B'), match(2, 'B 0-0 A'), order(2, 'AB')]
    expectFigure(measureLongRun([small, dull]).goalsPerMatch, (2.5 + 0.5) / 2)
  })

  it('compare every season with the one before', () => {
    const figures = measureLongRun([[order(1, 'ABC')], [order(2, 'BAC')], [order(3, 'BAD')]])
    // Two neighbours change places: 1 − 6·2 / (3·8); then the two clubs that stay keep their order.
    expectFigure(figures.rankCorrelation, (0.5 + 1) / 2)
    expectFigure(figures.titleKept, 1 / 2)
  })

  it('rank only the clubs that stay in the league', () => {
    const before = [row('A', 1), row('X', 2), row('B', 3), row('C', 4)]
    expect(rankCorrelation(before, [row('C', 1), row('Y', 2), row('B', 3), row('A', 4)])).toBe(-1)
    expect(rankCorrelation(before, [row('A', 1), row('Z', 2)])).toBeNull()
  })
})

describe('the comparison with real leagues', () => {
  const wild = small.map((line) => ({
    ...line,
    season: 2,
    ...(line.kind === 'match' && { homeGoals: 9, awayGoals: 0 }),
  }))
  const rows = compareWithRealLeagues([small, wild])
  const rowOf = (name: FigureName) => {
    const found = rows.find((figure) => figure.name === name)
    if (!found) throw new Error(`no row ${name}`)
    return found
  }

  it('has a row for every figure, in order', () => {
    expect(rows.map((figure) => figure.name)).toEqual(REALISM.map((figure) => figure.name))
  })

  it('evaluates the mean of the simulated seasons and counts those within the range', () => {
    expect(rowOf('goalsPerMatch')).toMatchObject({ mean: 2.71, longRun: [2.46, 2.94], inside: false })
    expectFigure(rowOf('goalsPerMatch').ours, (2.5 + 9) / 2)
    expectFigure(rowOf('goalsPerMatch').shareOfSeasonsInside, 1 / 2)
    expect(compareWithRealLeagues([small])[0]).toMatchObject({ inside: true, shareOfSeasonsInside: 1 })
  })

  it('falls back to the range of single seasons, or to none', () => {
    expect(rowOf('minutes1to15')).toMatchObject({ longRun: null, inside: true, shareOfSeasonsInside: 1 })
    expect(rowOf('topScorer')).toMatchObject({ longRun: null, ours: 4, inside: false })
    expect(rowOf('titleKept')).toMatchObject({ ours: 1, inside: true, shareOfSeasonsInside: null })
  })

  it('prints a table', () => {
    const lines = formatFigures(rows).split('\n')
    expect(lines).toHaveLength(REALISM.length + 1)
    expect(lines[1]?.split(/ {2,}/)).toEqual([
      'goals per match',
      '2.71',
      '2.46 to 2.94',
      '2.45 to 3.28',
      '5.75',
      '*',
      '50%',
    ])
    expect(lines.find((line) => line.startsWith('points of the 20th'))).not.toContain('*')
  })

  it('keeps every real mean within its own ranges', () => {
    for (const { mean, season, longRun } of REALISM) {
      for (const band of [season, longRun]) {
        if (mean === null || band === null) continue
        expect(mean).toBeGreaterThanOrEqual(band[0])
        expect(mean).toBeLessThanOrEqual(band[1])
      }
    }
  })
})

describe('records', () => {
  it('are parsed from lines of JSON and grouped by season', () => {
    const seasons = splitSeasons([...small, order(2, 'AB')])
    expect(seasons).toEqual([small, [order(2, 'AB')]])
  })
})
