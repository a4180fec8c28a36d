/**
 * Compares the league with real ones over thirty seasons of three seeds each. The figures
 * and their bands are in tests/support/realism.ts.
 */
import { describe, expect, it, vi } from 'vitest'
import { cupFigures, isInBand } from '../support/cupFigures.ts'
import { isInBand as isDivisionInBand, measureDivisions } from '../support/divisionFigures.ts'
import { compareWithRealLeagues, splitSeasons } from '../support/leagueFigures.ts'
import { playCareer } from '../support/playCareer.ts'
import { isInside, measureShots } from '../support/shotFigures.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// Seasons of whole leagues.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const SEEDS = [1, 2, 3]
const SEASONS = 30

const careers = SEEDS.map((seed) => {
  const records = [...playCareer({ seed, seasons: SEASONS, manager: 'auto' })]
  return {
    seed,
    seasons: splitSeasons(records),
    ties: records.filter((record) => record.kind === 'tie'),
    divisions: records.filter((record) => record.kind === 'division'),
  }
})

it('The cup of all these seasons is within the bands of real ones', () => {
  const outside = cupFigures(careers.flatMap(({ ties }) => ties)).filter((figure) => !isInBand(figure))
  expect(outside).toEqual([])
})

it('The second division, and the clubs that change divisions, are within the bands of real ones', () => {
  const figures = measureDivisions(careers.map(({ divisions }) => divisions))
  expect(figures.filter((figure) => figure.ours === null || !isDivisionInBand(figure))).toEqual([])
})

describe.each(careers)('thirty seasons of seed $seed', ({ seasons }) => {
  const withBand = compareWithRealLeagues(seasons).flatMap(({ label, ours, longRun, inside }) =>
    longRun && ours !== null ? [{ label, ours, longRun, inside }] : [],
  )

  it('have at least 95% of the figures of tables, shots and matches within their bands', () => {
    const shots = measureShots(seasons.flat().filter((record) => record.kind === 'match'))
    const outside = [
      ...withBand.filter(({ inside }) => !inside),
      ...shots.filter((figure) => !isInside(figure)),
    ].map(({ label, ours }) => `${label}: ${ours}`)
    expect(withBand).toHaveLength(18)
    expect(shots).toHaveLength(46)
    expect(outside.length, outside.join(', ')).toBeLessThanOrEqual(0.05 * (18 + 46))
  })

  it('have the remaining long-run figures within 3% of their bands', () => {
    for (const { label, ours, longRun } of withBand) {
      expect(ours, label).toBeGreaterThanOrEqual(longRun[0] * 0.97)
      expect(ours, label).toBeLessThanOrEqual(longRun[1] * 1.03)
    }
  })
})

describe('the ninety seasons of all seeds', () => {
  const figures = compareWithRealLeagues(careers.flatMap(({ seasons }) => seasons))

  it('are within the ranges in at least nine of ten seasons', () => {
    const minutes = figures.filter(({ name }) => name.startsWith('minutes'))
    const others = figures.filter(({ name }) => !name.startsWith('minutes'))
    expect(minutes).toHaveLength(6)
    const inside = others.flatMap(({ shareOfSeasonsInside: share }) => share ?? [])
    expect(inside.reduce((sum, share) => sum + share, 0) / inside.length).toBeGreaterThanOrEqual(0.9)
    // By chance the share of a single figure in ninety seasons is up to 5 points lower.
    const tooFew = others.filter(({ shareOfSeasonsInside: share }) => share !== null && share < 0.85)
    expect(tooFew.map(({ label, shareOfSeasonsInside }) => `${label}: ${shareOfSeasonsInside}`)).toEqual([])
    // The six quarter-hours count as one figure: by chance 89 to 98% of them are within ±2 points.
    const shares = minutes.map(({ shareOfSeasonsInside }) => shareOfSeasonsInside ?? 0)
    expect(shares.reduce((sum, share) => sum + share, 0) / 6).toBeGreaterThanOrEqual(0.9)
  })
})
