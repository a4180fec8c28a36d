/**
 * The whole league against real ones, over thirty seasons from each of three seeds. The figures
 * and their bands stand in tests/support/realism.ts.
 */
import { describe, expect, it } from 'vitest'
import { compareWithRealLeagues, splitSeasons } from '../support/leagueFigures.ts'
import { playCareer } from '../support/playCareer.ts'

const SEEDS = [1, 2, 3]
const SEASONS = 30

describe.each(SEEDS)('thirty seasons of seed %i', (seed) => {
  const figures = compareWithRealLeagues(
    splitSeasons([...playCareer({ seed, seasons: SEASONS, manager: 'auto' })]),
  )
  const withBand = figures.flatMap(({ label, ours, longRun, inside }) =>
    longRun && ours !== null ? [{ label, ours, longRun, inside }] : [],
  )

  it('have at least 90% of the long-run figures within their bands', () => {
    const outside = withBand.filter(({ inside }) => !inside).map(({ label, ours }) => `${label}: ${ours}`)
    expect(withBand.length).toBeGreaterThanOrEqual(18)
    expect(outside.length, outside.join(', ')).toBeLessThanOrEqual(0.1 * withBand.length)
  })

  it('have the other long-run figures within 3% of their bands', () => {
    for (const { label, ours, longRun } of withBand) {
      expect(ours, label).toBeGreaterThanOrEqual(longRun[0] * 0.97)
      expect(ours, label).toBeLessThanOrEqual(longRun[1] * 1.03)
    }
  })

  it('lie within the ranges of single seasons at least nine times in ten', () => {
    const shares = figures.flatMap(({ label, shareOfSeasonsInside: share, longRun }) =>
      share === null || !longRun ? [] : [{ label, share }],
    )
    expect(shares.length).toBeGreaterThanOrEqual(18)
    for (const { label, share } of shares) expect(share, label).toBeGreaterThanOrEqual(0.9)
  })
})
