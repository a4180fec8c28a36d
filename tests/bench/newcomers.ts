/**
 * Plays first seasons of newcomers, with and without the steps that the dashboard asks for: `npm run newcomers`. The
 * clicks to the first kick-off are counted in a browser, by tests/e2e/newcomer.spec.ts.
 */
import { playNewcomer } from '../support/newcomer.ts'
import { recordFigures, verdict, type RecordedFigure } from './recordFigures.ts'

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]
const MOST_SILENT_DAYS = 20

const seasons = SEEDS.map((seed) => playNewcomer(seed))
const idlers = SEEDS.map((seed) => playNewcomer(seed, { follows: false }))
const most = (values: readonly number[]) => Math.max(...values)

function figure(name: string, target: number, now: number): RecordedFigure {
  return { name, target: `≤ ${target}`, now: verdict(String(now), now <= target) }
}

const figures = [
  figure('tabs not met by week 8, of nine', 0, most(seasons.map(({ unmetTabs }) => unmetTabs.length))),
  figure(
    'days with a tenth of the money idle and nothing asked',
    MOST_SILENT_DAYS,
    most(seasons.map(({ silentDays }) => silentDays)),
  ),
  figure(
    'the same, of who does nothing about it',
    MOST_SILENT_DAYS,
    most(idlers.map(({ silentDays }) => silentDays)),
  ),
  figure(
    'days with a tenth of the money idle, steps taken',
    MOST_SILENT_DAYS,
    most(seasons.map(({ idleDays }) => idleDays)),
  ),
]
console.log(`The worst of seeds ${SEEDS.join(', ')}:`)
console.table(figures)
recordFigures(figures)
