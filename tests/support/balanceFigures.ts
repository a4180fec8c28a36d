/** Figures of a balanced game: what is wanted of scripted managers, and what their careers measure. */
import type { LedgerCategory } from '../../client/simulation/core/ledger.ts'
import { mean, shareEnded, type CareerSummary, type SeasonSummary } from './careers.ts'

/** Managers whose careers the figures need. */
export const MEASURED_MANAGERS = [
  'idle',
  'spender',
  'advised',
  'sensible',
  'tactician',
  'trader',
  'academy',
  'expert',
  'borrower',
  'allin',
  'always-100',
  'always-60',
  'last-at-150',
] as const
export type MeasuredManager = (typeof MEASURED_MANAGERS)[number]
export type Careers = Partial<Record<MeasuredManager, readonly CareerSummary[]>>

/** A figure with what is wanted of it. */
export interface FigureRow {
  figure: string
  wanted: string
  measured: string
  /** False if the measured value lies outside; null if it could not be measured. */
  isMet: boolean | null
}

interface Bounds {
  least?: number
  most?: number
}

type Format = (value: number) => string
const tenth: Format = (value) => value.toFixed(1)
const whole: Format = (value) => value.toFixed(0)
const percent: Format = (value) => `${Math.round(100 * value)}%`

/** Of figures of the expert that are there to be read beside those of `allin`, who plays better. */
const NO_BOUNDS: Bounds = {}

const PLACES_IN_SEASON_3 = {
  idle: { least: 13 },
  sensible: { least: 7, most: 11 },
  tactician: { least: 4, most: 8 },
  trader: { least: 4, most: 8 },
  academy: { least: 4, most: 8 },
  expert: NO_BOUNDS,
} satisfies Partial<Record<MeasuredManager, Bounds>>
/** The expert with other prices than those read off the tickets tab. */
const PRICED = ['always-100', 'always-60', 'last-at-150'] as const
const LIVING = ['tactician', 'trader', 'academy'] as const
const WITH_MONEY = ['sensible', ...LIVING, 'expert'] as const

/** Categories of the ledger by what a club lives on. Everything else that comes in is other income. */
const EARNED: readonly LedgerCategory[] = ['prizes', 'tickets', 'matchday', 'sponsors', 'facilities']
const TRADED: readonly LedgerCategory[] = ['transfersIn', 'transfersOut']
const OTHER: readonly LedgerCategory[] = ['board', 'events', 'campaigns']
const YEARLY_COSTS: readonly LedgerCategory[] = [
  'wages',
  'salaries',
  'upkeep',
  'community',
  'campaigns',
  'scouting',
]

/** Careers on Gentle of the manager who takes the assistant's advice, and on Hard of the strongest one. */
interface ModeCareers {
  gentle: readonly CareerSummary[]
  hard: readonly CareerSummary[]
}

/** Figures of the difficulties besides Normal. */
export function modeFigures({ gentle, hard }: ModeCareers): FigureRow[] {
  return [
    rowOf('Gentle, advised: alive after ten seasons', { least: 0.8 }, 1 - shareEnded(gentle, 10), percent),
    rowOf('Hard, allin: titles in seasons 6–15', { most: 1 / 3 }, titleShare(hard, 6, 15), percent),
  ]
}

/** All figures of these careers; those of managers who are missing are left out. */
export function balanceFigures(careers: Careers): FigureRow[] {
  const rows: FigureRow[] = []
  const add = (figure: string, bounds: Bounds, value: number | null, format: Format) =>
    rows.push(rowOf(figure, bounds, value, format))
  for (const [name, bounds] of Object.entries(PLACES_IN_SEASON_3) as [
    keyof typeof PLACES_IN_SEASON_3,
    Bounds,
  ][]) {
    const played = careers[name]
    if (played) add(`place in season 3: ${name}`, bounds, placeIn(played, 3), tenth)
  }
  const { advised, allin, borrower, expert, idle, spender } = careers
  if (expert) {
    add('expert: season of the first title, median', NO_BOUNDS, medianFirstTitle(expert), tenth)
    add('expert: titles in seasons 6–15', NO_BOUNDS, titleShare(expert, 6, 15), percent)
    add('expert: titles in seasons 11–15', NO_BOUNDS, titleShare(expert, 11, 15), percent)
  }
  if (allin) {
    add('allin: season of the first title, median', { least: 4, most: 7 }, medianFirstTitle(allin), tenth)
    add('allin: titles in seasons 6–15', { least: 0.4, most: 0.6 }, titleShare(allin, 6, 15), percent)
    add('allin: titles in seasons 16–30', { most: 0.6 }, titleShare(allin, 16, 30), percent)
    add(
      'allin: season of the first cup of Europe, median',
      { least: 12, most: 18 },
      firstInEurope(allin),
      tenth,
    )
  }
  if (expert && borrower) {
    add('borrower: points over the expert', { most: 2 }, meanPoints(borrower) - meanPoints(expert), tenth)
  }
  for (const name of PRICED) {
    const played = careers[name]
    if (!expert || !played) continue
    const gained = meanPoints(played) - meanPoints(expert)
    add(`price ${name}: points over reading the tab`, { most: 1 }, gained, tenth)
  }
  for (const name of ['expert', 'allin'] as const) {
    for (const season of [10, 15]) {
      const ratios = seasonOf(careers[name] ?? [], season).map(({ fansOverRivals }) => fansOverRivals)
      const ratio = ratios.length > 0 ? mean(ratios) : null
      if (careers[name])
        add(`${name}: fans after season ${season} over the rivals’`, { most: 1.3 }, ratio, hundredth)
    }
  }
  for (const name of LIVING) {
    const played = careers[name]
    if (played) add(`${name}: alive after 10 seasons`, { least: 0.9 }, alive(played, 10), percent)
  }
  const points = LIVING.flatMap((name) => (careers[name] ? [meanPoints(careers[name])] : []))
  if (points.length === LIVING.length)
    add(
      `points of ${LIVING.join(', ')}: ${points.map(tenth).join(', ')}; apart by`,
      { most: 6 },
      Math.max(...points) - Math.min(...points),
      tenth,
    )
  if (idle) add('idle: over within 6 seasons', { least: 0.8 }, over(idle, 6), percent)
  if (spender) add('spender: bankrupt', { least: 0.9 }, shareEnded(spender, Infinity, 'bankrupt'), percent)
  if (advised) {
    const name = 'auto-pick that takes the first advice'
    add(`${name}: alive after 8 seasons`, { least: 0.8 }, alive(advised, 8), percent)
    add(`${name}: bankrupt`, { most: 0 }, shareEnded(advised, Infinity, 'bankrupt'), percent)
    const days = advised.flatMap(({ warned }) => warned ?? [])
    add('auto-pick: first warning, the latest day', { most: 150 }, Math.max(...days), whole)
  }
  if (expert) {
    const earned = incomeShares(expert)
    add('expert, seasons 3–10: league, gates, sponsors, facilities', { least: 0.6 }, earned.earned, percent)
    add('expert, seasons 3–10: net trading', { most: 0.25 }, earned.traded, percent)
  }
  for (const name of WITH_MONEY) {
    const played = careers[name]
    if (played)
      add(`${name}: money after season 12, in yearly costs`, { most: 1 }, idleMoney(played), hundredth)
  }
  return rows
}

const hundredth: Format = (value) => value.toFixed(2)

function rowOf(figure: string, bounds: Bounds, value: number | null, format: Format): FigureRow {
  const { least, most } = bounds
  const wanted = boundsText(bounds, format)
  if (value === null) return { figure, wanted, measured: '–', isMet: null }
  const measured = value === Infinity ? 'none' : format(value)
  return { figure, wanted, measured, isMet: value >= (least ?? -Infinity) && value <= (most ?? Infinity) }
}

function boundsText({ least, most }: Bounds, format: Format): string {
  if (least !== undefined && most !== undefined) return `${format(least)}–${format(most)}`
  if (least !== undefined) return `≥ ${format(least)}`
  return most === undefined ? '' : `≤ ${format(most)}`
}

/** Season played in every career that lasted so long; null if none did. */
const seasonOf = (careers: readonly CareerSummary[], season: number): SeasonSummary[] =>
  careers.flatMap(({ seasons }) => seasons.filter((one) => one.season === season))

/** Seasons that all careers have had the time to play. */
const played = (careers: readonly CareerSummary[], season: number) =>
  careers.every(({ seasons, ended }) => ended !== null || seasons.length >= season)

/** Mean place of a season. A career that is over has the last one. */
function placeIn(careers: readonly CareerSummary[], season: number): number | null {
  if (!played(careers, season)) return null
  const places = seasonOf(careers, season).map(({ position }) => position)
  return (
    (places.reduce((sum, place) => sum + place, 0) + 20 * (careers.length - places.length)) / careers.length
  )
}

function medianFirstTitle(careers: readonly CareerSummary[]): number {
  return medianFirst(careers, ({ position }) => position === 1)
}

function medianFirst(
  careers: readonly CareerSummary[],
  isIt: (season: CareerSummary['seasons'][number]) => boolean,
): number {
  const firsts = careers
    .map(({ seasons }) => seasons.find(isIt)?.season ?? Infinity)
    .toSorted((a, b) => a - b)
  return firsts[Math.floor((firsts.length - 1) / 2)] ?? Infinity
}

/** Median season of the first cup of Europe; null for careers too short to tell. */
function firstInEurope(careers: readonly CareerSummary[]): number | null {
  return played(careers, 18) ? medianFirst(careers, ({ isEuropeWon }) => isEuropeWon) : null
}

/** Share of titles in the seasons from one to another, those after the end of a career included. */
function titleShare(careers: readonly CareerSummary[], from: number, to: number): number | null {
  if (!played(careers, to)) return null
  const won = careers
    .flatMap(({ seasons }) => seasons)
    .filter(({ season, position }) => season >= from && season <= to && position === 1)
  return won.length / (careers.length * (to - from + 1))
}

function alive(careers: readonly CareerSummary[], seasons: number): number | null {
  return played(careers, seasons) ? 1 - shareEnded(careers, seasons) : null
}

function over(careers: readonly CareerSummary[], seasons: number): number | null {
  return played(careers, seasons) ? shareEnded(careers, seasons) : null
}

/** Mean points of the first ten seasons, as far as they were played. */
function meanPoints(careers: readonly CareerSummary[]): number {
  return mean(careers.flatMap(({ seasons }) => seasons.slice(0, 10).map(({ points }) => points)))
}

/** Shares of the income of seasons 3 to 10 by where it comes from; trading counts as far as it gains. */
function incomeShares(
  careers: readonly CareerSummary[],
): { earned: number; traded: number } | Record<string, null> {
  const seasons = careers.flatMap(({ seasons: all }) =>
    all.filter(({ season }) => season >= 3 && season <= 10),
  )
  if (seasons.length === 0) return { earned: null, traded: null }
  const sumOf = (categories: readonly LedgerCategory[]) =>
    mean(seasons.map(({ amounts }) => categories.reduce((sum, one) => sum + (amounts[one] ?? 0), 0)))
  const earned = sumOf(EARNED)
  const traded = Math.max(0, sumOf(TRADED))
  const other = OTHER.reduce((sum, one) => sum + Math.max(0, sumOf([one])), 0)
  const income = earned + traded + other
  return { earned: earned / income, traded: traded / income }
}

/** Mean money at the end of season 12, in that season's running costs. */
function idleMoney(careers: readonly CareerSummary[]): number | null {
  const seasons = seasonOf(careers, 12)
  if (seasons.length === 0) return null
  const costs = ({ amounts }: SeasonSummary) =>
    -YEARLY_COSTS.reduce((sum, one) => sum + Math.min(0, amounts[one] ?? 0), 0)
  return mean(seasons.map(({ money }) => money)) / mean(seasons.map(costs))
}
