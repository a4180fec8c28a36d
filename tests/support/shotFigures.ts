/**
 * Figures of shots and of what happens in matches, with the bands in which ours belong. Per side and match unless
 * the label says otherwise. The real ones come from 4,560 matches of the English top tier, 2014-15 to 2025-26, and
 * from shots of 13,484 matches of five leagues.
 */
import type {
  MatchRecord,
  ShotRecord,
  StatsRecord,
} from '../../client/simulation/reports/export/careerRecord.ts'
import { courseFigures } from './courseFigures.ts'
import { writeValue } from './writeValue.ts'

export interface BandFigure {
  label: string
  real: number | null
  band: readonly [low: number, high: number]
  ours: number | null
  /** Decimals shown; 'percent' for a share. */
  shown: number | 'percent'
}

/** A side in a match. */
interface SideMatch {
  stats: StatsRecord
  other: StatsRecord
  expectedGoals: number
  goals: number
  conceded: number
}

const BOX = { depth: 16.5, halfWidth: 20.16 }

/** Conversion in the real leagues by distance in metres, penalties aside. */
const CONVERSION = [
  [0, 6, 0.42],
  [6, 11, 0.16],
  [11, 16.5, 0.11],
  [16.5, 20, 0.06],
  [20, 25, 0.036],
  [25, 30, 0.023],
] as const
const CONVERSION_TOLERANCE = 0.3

export function measureShots(matches: readonly MatchRecord[]): BandFigure[] {
  return [
    ...countFigures(matches),
    ...goalFigures(matches.flatMap(({ shots }) => shots)),
    ...shotFigures(matches.flatMap(({ shots }) => shots)),
    ...penaltyFigures(matches),
    ...courseFigures(matches),
  ]
}

/** Formats the figures as a plain-text table; a star marks those outside their band. */
export function formatShots(figures: readonly BandFigure[]): string {
  const cells = figures.map(({ label, real, band, ours, shown }) => {
    const write = (value: number) => writeValue(value, shown)
    return [
      label,
      real === null ? '–' : write(real),
      `${write(band[0])} to ${write(band[1])}`,
      ours === null ? '–' : write(ours),
      isInside({ ours, band }) ? '' : '*',
    ]
  })
  const rows = [['shots and matches', 'real', 'band', 'ours', ''], ...cells]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const inside = figures.filter(isInside).length
  return [
    ...rows.map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    ),
    `${inside} of ${figures.length} inside their bands`,
  ].join('\n')
}

export function isInside({ ours, band }: Pick<BandFigure, 'ours' | 'band'>): boolean {
  return ours !== null && ours >= band[0] && ours <= band[1]
}

function sidesOf(matches: readonly MatchRecord[]): SideMatch[] {
  return matches.flatMap(({ home, away, homeGoals, awayGoals, shots, stats }) => {
    const worth = (team: string) => sum(shots.filter((shot) => shot.team === team).map(({ xg }) => xg))
    return [
      {
        stats: stats.home,
        other: stats.away,
        expectedGoals: worth(home),
        goals: homeGoals,
        conceded: awayGoals,
      },
      {
        stats: stats.away,
        other: stats.home,
        expectedGoals: worth(away),
        goals: awayGoals,
        conceded: homeGoals,
      },
    ]
  })
}

// prettier-ignore
function countFigures(matches: readonly MatchRecord[]): BandFigure[] {
  const sides = sidesOf(matches)
  const per = (figure: (side: SideMatch) => number) => sides.map(figure)
  const shots = per(({ stats }) => stats.shots)
  const total = sum(shots)
  const moreOnTarget = sides.filter(({ stats, other }) => stats.onTarget > other.onTarget)
  const both = correlation(
    matches.map(({ stats }) => stats.home.shots),
    matches.map(({ stats }) => stats.away.shots),
  )
  return [
    { label: 'shots', real: 12.7, band: [10, 14], ours: mean(shots), shown: 1 },
    { label: 'deviation of shots', real: 5.5, band: [3.5, 6.5], ours: deviation(shots), shown: 1 },
    { label: 'correlation of both sides’ shots', real: -0.41, band: [-0.55, -0.15], ours: both, shown: 2 },
    { label: 'shots on target per shot', real: 0.34, band: [0.3, 0.38], ours: ratio(sum(per(({ stats }) => stats.onTarget)), total), shown: 3 },
    { label: 'goals per shot', real: 0.11, band: [0.09, 0.14], ours: ratio(sum(per(({ goals }) => goals)), total), shown: 3 },
    { label: 'more shots on target: wins', real: 0.615, band: [0.56, 0.68], ours: share(moreOnTarget, ({ goals, conceded }) => goals > conceded), shown: 'percent' },
    { label: 'more shots on target: defeats', real: 0.156, band: [0.11, 0.2], ours: share(moreOnTarget, ({ goals, conceded }) => goals < conceded), shown: 'percent' },
    { label: 'correlation of xG and goals', real: 0.63, band: [0.5, 0.7], ours: correlation(per(({ expectedGoals }) => expectedGoals), per(({ goals }) => goals)), shown: 2 },
    { label: 'corners', real: 5.2, band: [4, 6.5], ours: mean(per(({ stats }) => stats.corners)), shown: 1 },
    { label: 'fouls', real: 10.8, band: [8.5, 13.5], ours: mean(per(({ stats }) => stats.fouls)), shown: 1 },
    { label: 'offsides', real: 2.1, band: [1.5, 2.8], ours: mean(per(({ stats }) => stats.offsides)), shown: 1 },
    { label: 'deviation of possession', real: 11, band: [7, 14], ours: deviation(per(({ stats }) => stats.possession)), shown: 1 },
  ]
}

const SET_PIECES = ['corner', 'free-kick', 'direct-free-kick', 'penalty']

// prettier-ignore
function goalFigures(shots: readonly ShotRecord[]): BandFigure[] {
  const goals = shots.filter(({ outcome }) => outcome === 'goal')
  const of = (...patterns: string[]) => share(goals, ({ pattern }) => patterns.includes(pattern))
  return [
    { label: 'goals from open play', real: 0.685, band: [0.64, 0.74], ours: share(goals, ({ pattern }) => !SET_PIECES.includes(pattern)), shown: 'percent' },
    { label: 'goals from corners', real: 0.127, band: [0.09, 0.15], ours: of('corner'), shown: 'percent' },
    { label: 'goals from other set pieces', real: 0.059, band: [0.04, 0.09], ours: of('free-kick'), shown: 'percent' },
    { label: 'goals from direct free kicks', real: 0.021, band: [0.01, 0.04], ours: of('direct-free-kick'), shown: 'percent' },
    { label: 'goals from penalties', real: 0.074, band: [0.05, 0.12], ours: of('penalty'), shown: 'percent' },
    { label: 'goals from counters', real: 0.07, band: [0.04, 0.11], ours: of('counter'), shown: 'percent' },
    { label: 'goals from crosses', real: 0.15, band: [0.1, 0.2], ours: of('cross'), shown: 'percent' },
    { label: 'goals from through balls', real: 0.09, band: [0.06, 0.13], ours: of('through-ball'), shown: 'percent' },
    { label: 'goals from cutbacks', real: 0.02, band: [0.01, 0.08], ours: of('cutback'), shown: 'percent' },
    { label: 'goals with the head', real: 0.17, band: [0.13, 0.2], ours: share(goals, ({ body }) => body === 'head'), shown: 'percent' },
    { label: 'goals from outside the box', real: 0.13, band: [0.09, 0.17], ours: share(goals, isOutside), shown: 'percent' },
  ]
}

// prettier-ignore
function shotFigures(shots: readonly ShotRecord[]): BandFigure[] {
  const open = shots.filter(({ pattern }) => pattern !== 'penalty')
  const ends = (outcome: ShotRecord['outcome']) => share(shots, (shot) => shot.outcome === outcome)
  const distances = open.map(({ distance }) => distance)
  return [
    { label: 'shots with the head', real: 0.165, band: [0.13, 0.2], ours: share(shots, ({ body }) => body === 'head'), shown: 'percent' },
    { label: 'shots from outside the box', real: 0.395, band: [0.3, 0.46], ours: share(shots, isOutside), shown: 'percent' },
    { label: 'correlation of distance and xG', real: -0.55, band: [-0.65, -0.45], ours: correlation(distances, open.map(({ xg }) => xg)), shown: 2 },
    { label: 'shots off', real: 0.37, band: [0.32, 0.43], ours: ends('off'), shown: 'percent' },
    { label: 'shots blocked', real: 0.28, band: [0.22, 0.33], ours: ends('blocked'), shown: 'percent' },
    { label: 'shots saved', real: 0.23, band: [0.19, 0.28], ours: ends('saved'), shown: 'percent' },
    { label: 'shots scored', real: 0.1, band: [0.09, 0.14], ours: ends('goal'), shown: 'percent' },
    { label: 'shots against the post', real: 0.02, band: [0.01, 0.03], ours: ends('post'), shown: 'percent' },
    ...CONVERSION.map(([from, to, real]): BandFigure => ({
      label: `scored from ${from} to ${to} m`,
      real,
      band: [real * (1 - CONVERSION_TOLERANCE), real * (1 + CONVERSION_TOLERANCE)],
      ours: share(open.filter(({ distance }) => distance >= from && distance < to), ({ outcome }) => outcome === 'goal'),
      shown: 'percent',
    })),
  ]
}

// prettier-ignore
function penaltyFigures(matches: readonly MatchRecord[]): BandFigure[] {
  const taken = matches.flatMap(({ shots }) => shots.filter(({ pattern }) => pattern === 'penalty'))
  return [
    { label: 'penalties per match', real: 0.26, band: [0.18, 0.4], ours: ratio(taken.length, matches.length), shown: 2 },
    { label: 'penalties scored', real: 0.79, band: [0.71, 0.84], ours: share(taken, ({ outcome }) => outcome === 'goal'), shown: 'percent' },
  ]
}

function isOutside({ x, y }: ShotRecord): boolean {
  return x > BOX.depth || Math.abs(y) > BOX.halfWidth
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole
}

function mean(values: readonly number[]): number | null {
  return ratio(sum(values), values.length)
}

function share<T>(all: readonly T[], is: (one: T) => boolean): number | null {
  return ratio(all.filter(is).length, all.length)
}

function deviation(values: readonly number[]): number | null {
  const middle = mean(values)
  if (middle === null) return null
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)) ?? 0)
}

/** Pearson's correlation; null for fewer than two pairs. */
function correlation(one: readonly number[], other: readonly number[]): number | null {
  const middle = mean(one)
  const otherMiddle = mean(other)
  if (middle === null || otherMiddle === null || one.length < 2) return null
  let product = 0
  for (const [i, value] of one.entries()) product += (value - middle) * ((other[i] ?? 0) - otherMiddle)
  return product / (one.length * (deviation(one) ?? 1) * (deviation(other) ?? 1))
}
