/**
 * Plays careers in Node and prints the league's figures compared with real leagues.
 *
 *   npm run simulate -- --seasons N --seed S [--manager NAME] [--out FILE]
 *
 * Managers: idle, delegating, auto (default), spender, sensible, tactician, academy, trader, expert, best-football,
 * default-football and worst-football. With --out all matches and seasons are written to FILE, one JSON record per
 * line, as docs/export.md describes it. A play-off is written when its season is over. A forfeited match is a record as well: it has the score
 * 0–3 or 3–0 and an event 'forfeit' of the side that lost, but no shots, no statistics and a possession of 50%.
 */
import { closeSync, openSync, writeSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  compareWithRealLeagues,
  decadeFigures,
  formatFigures,
  splitSeasons,
} from '../support/leagueFigures.ts'
import { isInBand as isDivisionInBand, measureDivisions } from '../support/divisionFigures.ts'
import { formatShots, isInside, measureShots } from '../support/shotFigures.ts'
import { cupFigures, formatCup, isInBand } from '../support/cupFigures.ts'
import { isManagerName, MANAGERS, type ManagerName } from '../support/managers.ts'
import type { SimulatedRecord, SeasonRecord } from '../../client/simulation/reports/export/careerRecord.ts'
import { playCareer, type CareerPlan } from '../support/playCareer.ts'
import { writeValue } from '../support/writeValue.ts'
import { recordFigures, verdict, type RecordedFigure } from './recordFigures.ts'

interface Options extends CareerPlan {
  out: string | null
}

function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      seasons: { type: 'string', default: '30' },
      seed: { type: 'string', default: '1' },
      manager: { type: 'string', default: 'auto' satisfies ManagerName },
      out: { type: 'string' },
    },
  })
  const seasons = wholeNumber('--seasons', values.seasons)
  if (seasons < 1) throw new Error('--seasons needs a whole number from 1')
  const { manager } = values
  if (!isManagerName(manager)) throw new Error(`--manager is one of ${Object.keys(MANAGERS).join(', ')}`)
  return { seasons, seed: wholeNumber('--seed', values.seed), manager, out: values.out ?? null }
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`${name} needs a whole number, not '${text}'`)
  return Number(text)
}

function simulate({ out, ...plan }: Options): void {
  const file = out === null ? null : openSync(out, 'w')
  const records: SimulatedRecord[] = []
  const seasons: SeasonRecord[] = []
  for (const record of playCareer(plan)) {
    records.push(record)
    if (file !== null) writeSync(file, `${JSON.stringify(record)}\n`)
    if (record.kind === 'season') seasons.push(record)
  }
  if (file !== null) closeSync(file)
  const figures = compareWithRealLeagues(splitSeasons(records))
  const shots = measureShots(records.filter((record) => record.kind === 'match'))
  const decades = printedDecades(seasons)
  const divisions = printedDivisions(records)
  const lines = [...decades, ...divisions].map(
    ({ name, target, now }) => `${name}: ${now}${target && `, wanted ${target}`}`,
  )
  const ties = records.filter((record) => record.kind === 'tie')
  const cup = cupFigures(ties.filter(({ competition }) => competition === 'cup'))
  console.log([formatFigures(figures), lines.join('\n'), formatShots(shots), formatCup(cup)].join('\n\n'))
  recordFigures([
    ...[
      ...figures.map((row) => ({ ...row, band: row.longRun ?? row.season })),
      ...shots.map((row) => ({ ...row, inside: isInside(row) })),
    ].map(({ label, band, ours, inside, shown }) => ({
      name: label,
      target: band ? band.map((bound) => writeValue(bound, shown)).join(' to ') : '',
      now: ours === null ? '' : verdict(writeValue(ours, shown), inside),
    })),
    ...decades,
    ...cup.map((figure) => ({
      name: `cup: ${figure.name}`,
      target: figure.band.map((bound) => writeValue(bound, figure.shown)).join(' to '),
      now: figure.now === null ? '' : verdict(writeValue(figure.now, figure.shown), isInBand(figure)),
    })),
    ...divisions,
  ])
  const last = seasons.at(-1)
  if (last) {
    const { own, ended } = last
    const position = last.table.find(({ club }) => club === own.club)?.position
    console.log(
      `\nOwn club after ${plan.seasons} seasons (${plan.manager}, seed ${plan.seed}): position ${position}, ` +
        `money £${own.money.toLocaleString('en-GB')}, ${own.fanCount} fans in a mood of ${own.fanHappiness}%, ` +
        `squad of ${own.squadSize}${ended ? `; the career ended: ${ended}` : ''}.`,
    )
  }
}

/** Champions in fifty seasons at least, and points of percent by which the share of veterans may move. */
const CHAMPIONS = 8
const POINTS_APART = 4

function printedDecades(seasons: readonly SeasonRecord[]): RecordedFigure[] {
  const { champions, veterans, veteransApart } = decadeFigures(seasons)
  const isLong = seasons.length >= 50
  return [
    {
      name: `champions over ${seasons.length} seasons`,
      target: isLong ? `≥ ${CHAMPIONS}` : '',
      now: verdict(String(champions), !isLong || champions >= CHAMPIONS),
    },
    { name: 'players of 31 and older', target: '', now: writeValue(veterans, 'percent') },
    {
      name: 'players of 31 and older: furthest from season 1, points',
      target: `≤ ${POINTS_APART}`,
      now: verdict((100 * veteransApart).toFixed(1), 100 * veteransApart <= POINTS_APART),
    },
  ]
}

function printedDivisions(records: readonly SimulatedRecord[]): RecordedFigure[] {
  return measureDivisions([records]).map((figure) => ({
    name: figure.label,
    target: figure.band.map((bound) => writeValue(bound, figure.shown)).join(' to '),
    now: figure.ours === null ? '' : verdict(writeValue(figure.ours, figure.shown), isDivisionInBand(figure)),
  }))
}

try {
  simulate(readOptions(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
