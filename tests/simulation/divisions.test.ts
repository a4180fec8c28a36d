/** Compares the divisions with real ones over sixty seasons; the bands are in tests/support/divisionFigures.ts. */
import { describe, expect, it, vi } from 'vitest'
import type { SimulatedRecord } from '../../client/simulation/reports/export/careerRecord.ts'
import { isInBand, measureDivisions } from '../support/divisionFigures.ts'
import { playCareer } from '../support/playCareer.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// Seasons of whole leagues.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const SEASONS = 30

function career(seed: number): SimulatedRecord[] {
  return [...playCareer({ seed, seasons: SEASONS, manager: 'auto' })].filter(({ kind }) => kind !== 'match')
}

describe('sixty seasons of two divisions', () => {
  const careers = [career(1), career(2)]

  it('have the points, goals and newcomers of real ones', () => {
    const figures = measureDivisions(careers)
    const outside = figures.filter((figure) => !isInBand(figure))
    expect(figures).toHaveLength(11)
    expect(outside.map(({ label, ours }) => `${label}: ${ours}`)).toEqual([])
  })

  it('have every club in exactly one division, and as many going up as down', () => {
    for (const season of Array.from({ length: SEASONS }, (_, i) => i + 1)) {
      for (const records of careers) {
        const lines = records.filter((record) => record.kind === 'division' && record.season === season)
        const rows = lines.flatMap((line) => (line.kind === 'division' ? line.table : []))
        expect(new Set(rows.map(({ club }) => club)).size).toBe(40)
        const changing = rows.filter(({ promoted }) => promoted).length
        expect(rows.filter(({ relegated }) => relegated)).toHaveLength(changing)
        const ties = records.filter(
          (record) => record.kind === 'tie' && record.season === season && record.competition === 'playoff',
        )
        expect(ties).toHaveLength(changing === 2 ? 5 : 0)
      }
    }
  })
})
