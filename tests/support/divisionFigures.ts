/** Compares the second division, and the clubs that change divisions, with real ones (30 English seasons). */
import type { SimulatedRecord, DivisionRecord } from '../../client/simulation/reports/export/careerRecord.ts'
import { WEEKS_PER_SEASON } from '../../client/simulation/core/calendar.ts'

interface DivisionFigure {
  label: string
  band: readonly [number, number]
  /** Null without data. */
  ours: number | null
  shown: number | 'percent'
}

/** Spread of points of 46 real matches, as of 38. */
const SPREAD = (14.5 * WEEKS_PER_SEASON) / 46
const POINTS_APART = 4
/** Points of real second divisions by rank, as of 38 matches. */
const REAL_POINTS = [
  [1, 78],
  [2, 73],
  [6, 61],
  [17, 41],
  [20, 30],
] as const

/** Measures the records of one or several careers, each on its own. */
export function measureDivisions(careers: readonly (readonly SimulatedRecord[])[]): DivisionFigure[] {
  const lines = careers.map((records) => records.filter((record) => record.kind === 'division'))
  const second = lines.flat().filter(({ division }) => division === 2)
  const pointsOf = (rank: number) =>
    mean(
      second.flatMap(({ table }) =>
        table.filter(({ position }) => position === rank).map(({ points }) => points),
      ),
    )
  const goals = second.map(({ table }) => sum(table.map(({ goalsFor }) => goalsFor)) / 380)
  const promoted = lines.flatMap((all) => newcomers(all, 1))
  const relegated = lines.flatMap((all) => newcomers(all, 2))
  const around = (value: number): [number, number] => [value - POINTS_APART, value + POINTS_APART]
  return [
    ...REAL_POINTS.map(([rank, real]): DivisionFigure => ({
      label: `second division: points of rank ${rank}`,
      band: around(real),
      ours: pointsOf(rank),
      shown: 1,
    })),
    {
      label: 'second division: spread of points',
      band: around(SPREAD),
      ours: mean(second.map(({ table }) => deviation(table.map(({ points }) => points)))),
      shown: 1,
    },
    { label: 'second division: goals per match', band: [2.4, 2.75], ours: mean(goals), shown: 2 },
    {
      label: 'promoted: place',
      band: [14, 16.5],
      ours: mean(promoted.map(({ position }) => position)),
      shown: 1,
    },
    {
      label: 'promoted: points',
      band: [35, 42],
      ours: mean(promoted.map(({ points }) => points)),
      shown: 1,
    },
    {
      label: 'promoted: down at once',
      band: [0.24, 0.45],
      ours: mean(promoted.map((row) => Number(row.relegated))),
      shown: 'percent',
    },
    {
      label: 'relegated: back at once',
      band: [0.18, 0.36],
      ours: mean(relegated.map((row) => Number(row.promoted))),
      shown: 'percent',
    },
  ]
}

export function isInBand({ ours, band: [low, high] }: DivisionFigure): boolean {
  return ours === null || (ours >= low && ours <= high)
}

/** Rows of the clubs of a division that played in the other one the season before. */
function newcomers(lines: readonly DivisionRecord[], division: 1 | 2): DivisionRecord['table'][number][] {
  return lines.flatMap((line) => {
    const before = lines.find((other) => other.season === line.season - 1 && other.division === division)
    if (line.division !== division || !before) return []
    const known = new Set(before.table.map(({ club }) => club))
    return line.table.filter(({ club }) => !known.has(club))
  })
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : sum(known) / known.length
}

function deviation(values: readonly number[]): number | null {
  const middle = mean(values)
  return middle === null ? null : Math.sqrt(sum(values.map((value) => (value - middle) ** 2)) / values.length)
}
