/** Figures of the cup, compared with real ones: 30 English seasons of the FA Cup and the League Cup. */
import type { TieRecord } from '../../client/simulation/reports/export/careerRecord.ts'
import { writeValue } from './writeValue.ts'

interface CupFigure {
  name: string
  now: number | null
  band: readonly [low: number, high: number]
  /** Decimals, or a share. */
  shown: number | 'percent'
}

type Side = 0 | 1

/** Figures of all ties of a cup. A figure without a case is null. */
export function cupFigures(records: readonly TieRecord[]): CupFigure[] {
  const ties = records.filter(({ competition }) => competition === 'cup')
  const mixed = ties.filter(
    ({ homeDivision, awayDivision, neutral }) => homeDivision !== awayDivision && !neutral,
  )
  const firstAtHome = mixed.filter(({ homeDivision }) => homeDivision === 1)
  const secondAtHome = mixed.filter(({ homeDivision }) => homeDivision === 2)
  const goals = (of: readonly TieRecord[], side: Side) => mean(of.map(({ score90 }) => score90[side]))
  const extraTimes = ties.filter(({ extraTime }) => extraTime !== null)
  const percent = { shown: 'percent' } as const
  const decimal = { shown: 2 } as const
  return [
    { name: 'second division beats first', now: share(mixed, isUpset), band: [0.19, 0.33], ...percent },
    {
      name: 'goals of the first division at home',
      now: goals(firstAtHome, 0),
      band: [1.71, 2.21],
      ...decimal,
    },
    { name: 'goals of the second division away', now: goals(firstAtHome, 1), band: [0.52, 1.02], ...decimal },
    {
      name: 'goals of the second division at home',
      now: goals(secondAtHome, 0),
      band: [0.71, 1.21],
      ...decimal,
    },
    { name: 'goals of the first division away', now: goals(secondAtHome, 1), band: [1.4, 1.9], ...decimal },
    {
      name: 'level after ninety minutes',
      now: share(ties, ({ extraTime }) => extraTime !== null),
      band: [0.2, 0.29],
      ...percent,
    },
    {
      name: 'extra time that goes to penalties',
      now: share(extraTimes, ({ shootOut }) => shootOut !== null),
      band: [0.4, 0.55],
      ...percent,
    },
    {
      name: 'first division among the last eight',
      now: firstDivisionIn(ties, 3),
      band: [0.65, 0.88],
      ...percent,
    },
    {
      name: 'first division among the last four',
      now: firstDivisionIn(ties, 4),
      band: [0.74, 0.94],
      ...percent,
    },
    {
      name: 'first division among the finalists',
      now: firstDivisionIn(ties, 5),
      band: [0.88, 1],
      ...percent,
    },
  ]
}

function isUpset({ home, winner, homeDivision }: TieRecord): boolean {
  return (winner === home) === (homeDivision === 2)
}

function firstDivisionIn(ties: readonly TieRecord[], round: number): number | null {
  const divisions = ties
    .filter((tie) => tie.round === round)
    .flatMap(({ homeDivision, awayDivision }) => [homeDivision, awayDivision])
  return share(divisions, (division) => division === 1)
}

/** True for a figure within its band, and for one without a case. */
export function isInBand({ now, band: [low, high] }: CupFigure): boolean {
  return now === null || (now >= low && now <= high)
}

/** Figures as lines: ours, and the band. */
export function formatCup(figures: readonly CupFigure[]): string {
  return figures
    .map((figure) => {
      const { name, now, band, shown } = figure
      const ours = now === null ? 'none' : writeValue(now, shown)
      const wanted = band.map((bound) => writeValue(bound, shown)).join(' to ')
      return `Cup, ${name}: ${ours}, wanted ${wanted}${isInBand(figure) ? '' : ' (outside)'}`
    })
    .join('\n')
}

function share<T>(all: readonly T[], holds: (one: T) => boolean): number | null {
  return all.length === 0 ? null : all.filter(holds).length / all.length
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}
