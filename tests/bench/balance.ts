/**
 * Plays careers of scripted managers and prints how balanced the game is:
 *
 *   npm run balance -- [--parts figures,modes,levers,luck,choices,tactics] [--careers 100] [--seasons 15]
 *     [--managers allin,expert] [--first-seed 1] [--choice-careers 20] [--choice-seasons 5] [--matches 2000]
 *
 * `figures`: how careers of each manager go, and the figures wanted of a balanced game beside those measured;
 * `modes`: the same for Gentle and Hard; `levers`: what football decisions are worth, each lever by itself; `luck`: what another choice changes, and
 * what loading and trying again brings; `choices`: the gain of a sensible manager by
 * each choice; `tactics`: the options of each part of the tactics against each other. Careers have the seeds from
 * `first-seed` on, those of `choices` from 1. For a quick look, `--parts figures --careers 12`.
 */
import { parseArgs } from 'node:util'
import { mean, playCareers, titles, type CareerSummary } from '../support/careers.ts'
import {
  balanceFigures,
  MEASURED_MANAGERS,
  modeFigures,
  type Careers,
  type FigureRow,
  type MeasuredManager,
} from '../support/balanceFigures.ts'
import { choices, compareChoices, type ChoiceResult } from '../support/choices.ts'
import { expectedPoints, pointsGained } from '../support/expectedPoints.ts'
import {
  BEST_FOOTBALL,
  DEFAULT_FOOTBALL,
  LEVERS,
  WORST_FOOTBALL,
  type Football,
} from '../support/football.ts'
import { SPAM } from '../support/callers.ts'
import { luckFigures } from '../support/luckFigures.ts'
import { MANAGERS } from '../support/managers.ts'
import { playMatrix, TACTICS_PARTS, type Pairing, type TacticsPart } from '../support/tacticsMatrix.ts'
import { recordFigures, verdict, type RecordedFigure } from './recordFigures.ts'

const DEFAULTS = {
  careers: 100,
  seasons: 15,
  'first-seed': 1,
  'choice-careers': 20,
  'choice-seasons': 5,
  matches: 2_000,
}
type Counts = typeof DEFAULTS

const PARTS = ['figures', 'modes', 'levers', 'luck', 'choices', 'tactics'] as const
type Part = (typeof PARTS)[number]

interface Options extends Counts {
  parts: readonly Part[]
  /** Managers whose careers are played for the figures. */
  managers: readonly MeasuredManager[]
}

function readOptions(args: string[]): Options {
  const names = Object.keys(DEFAULTS) as (keyof Counts)[]
  const { values } = parseArgs({
    args,
    options: Object.fromEntries(
      [...names, 'parts', 'managers'].map((name) => [name, { type: 'string' as const }]),
    ),
  })
  const parts = (values.parts?.split(',') ?? PARTS).map((name) => {
    const part = PARTS.find((one) => one === name)
    if (!part) throw new Error(`--parts names some of ${PARTS.join(', ')}`)
    return part
  })
  const managers = (values.managers?.split(',') ?? MEASURED_MANAGERS).map((name) => {
    const manager = MEASURED_MANAGERS.find((one) => one === name)
    if (!manager) throw new Error(`--managers names some of ${MEASURED_MANAGERS.join(', ')}`)
    return manager
  })
  const entries = names.map((name) => {
    const value = values[name] === undefined ? DEFAULTS[name] : Number(values[name])
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} needs a whole number from 1`)
    return [name, value]
  })
  return { ...(Object.fromEntries(entries) as Counts), parts, managers }
}

const seedsText = (careers: number, firstSeed: number) => `seeds ${firstSeed} to ${firstSeed + careers - 1}`
const millions = (amount: number) => `£${(amount / 1e6).toFixed(1)}M`

function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  for (const row of rows) {
    const cells = row.map((cell, i) =>
      i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0),
    )
    console.log(`  ${cells.join('  ')}`.trimEnd())
  }
}

function printManager(name: string, careers: readonly CareerSummary[], seasons: number): void {
  const count = (reason: string) =>
    careers.filter(({ ended }) => (ended?.reason ?? 'alive') === reason).length
  const lengths = careers.map(({ seasons: played }) => played.length).toSorted((a, b) => a - b)
  console.log(
    `\n${name}: bankrupt ${count('bankrupt')}, sacked ${count('sacked')}, alive after ${seasons} seasons ${count('alive')}` +
      ` of ${careers.length}; seasons survived: mean ${mean(lengths).toFixed(1)}, least ${lengths[0]}, ` +
      `median ${lengths[Math.floor(lengths.length / 2)]}; titles ${titles(careers)}`,
  )
  const rows = [['season', 'careers', 'ended in it', 'money', 'position']]
  for (let season = 1; season <= seasons; season++) {
    const played = careers.flatMap(({ seasons: all }) => all.filter((one) => one.season === season))
    const over = careers.filter(({ ended }) => ended?.season === season).length
    if (played.length + over === 0) break
    rows.push([
      String(season),
      String(played.length),
      String(over),
      played.length ? millions(mean(played.map(({ money }) => money))) : '',
      played.length ? mean(played.map(({ position }) => position)).toFixed(1) : '',
    ])
  }
  printTable(rows)
}

/** Points wanted of the best use of a lever, and lost by the worst: of one by itself, and of all together. */
const WANTED_OF_ONE = [1, 5]
const WANTED_OF_ALL = [8, 12]
const WANTED_OF_TALKS = [1, 3]
/** Most points of saying the same thing all the time. */
const MOST_BY_SPAM = 0.5

/** Prints the points expected of football decisions in first seasons, best and worst use of each lever by itself. */
function printLevers(careers: number, firstSeed: number): RecordedFigure[] {
  const usual = expectedPoints(careers, DEFAULT_FOOTBALL, firstSeed)
  console.log(
    `\nFootball decisions, ${careers} first seasons each, ${seedsText(careers, firstSeed)}: points expected over the default of ` +
      `${mean(usual).toFixed(1)}, with standard errors`,
  )
  const gain = (football: Football) => {
    const gained = pointsGained(expectedPoints(careers, football, firstSeed), usual)
    return { ...gained, text: `${gained.mean.toFixed(1)} ± ${gained.error.toFixed(1)}` }
  }
  const levers = { ...LEVERS, 'all levers': { best: BEST_FOOTBALL, worst: WORST_FOOTBALL } }
  const rows = Object.entries(levers).map(([name, { best, worst }]) => {
    const wanted = name === 'all levers' ? WANTED_OF_ALL : name === 'talks' ? WANTED_OF_TALKS : WANTED_OF_ONE
    const [least = 0, most = 0] = wanted
    const gained = gain(best)
    return {
      name,
      wanted: `${least} to ${most}`,
      best: gained.text,
      worst: gain(worst).text,
      isMet: gained.mean >= least && gained.mean <= most,
    }
  })
  printTable([
    ['', 'wanted', 'best', 'worst'],
    ...rows.map(({ name, wanted, best, worst }) => [name, wanted, best, worst]),
  ])
  const spam = Object.entries(SPAM).map(([name, call]) => ({ name, ...gain({ ...DEFAULT_FOOTBALL, call }) }))
  console.log('\nThe same words in every match, whatever happens')
  printTable(spam.map(({ name, text }) => [name, text]))
  const most = spam.toSorted((a, b) => b.mean - a.mean).at(0)
  return [
    ...rows.map(({ name, wanted, best, isMet }) => ({
      name: `points by best use: ${name}`,
      target: wanted,
      now: verdict(best, isMet),
    })),
    {
      name: 'points by the same words in every match, the most',
      target: `at most ${MOST_BY_SPAM}`,
      now: verdict(most?.text ?? '', (most?.mean ?? 0) <= MOST_BY_SPAM),
    },
  ]
}

/** Highest share of scores that another choice changes, and points a season gained by loading and trying again. */
const MOST_CHANGED = 0.2
const MOST_GAINED = 8

function printLuck(careers: number, firstSeed: number): RecordedFigure[] {
  const { changed, gained } = luckFigures(careers, firstSeed)
  console.log(`\nLuck, ${careers} first seasons, ${seedsText(careers, firstSeed)}`)
  const figures = [
    ...Object.entries(changed).map(([part, share]) => ({
      name: `scores changed by another ${part}`,
      target: `at most ${100 * MOST_CHANGED}%`,
      now: verdict(`${(100 * share).toFixed(1)}%`, share <= MOST_CHANGED),
    })),
    {
      name: 'points a season by loading and trying again',
      target: `at most ${MOST_GAINED}`,
      now: verdict(gained.toFixed(1), gained <= MOST_GAINED),
    },
  ]
  printTable([['', 'wanted', 'measured'], ...figures.map(({ name, target, now }) => [name, target, now])])
  return figures
}

function printChoices(kind: string, results: readonly ChoiceResult[], careers: number): void {
  const byMoney = results.toSorted((a, b) => b.money - a.money)
  const top = (sorted: readonly ChoiceResult[]) => `${sorted[0]?.name}, then ${sorted[1]?.name}`
  console.log(`\n${kind}: most points ${top(results)}; most money ${top(byMoney)}`)
  const rows = results.map(({ name, points, position, money, titles: won, bestByPoints, bestByMoney }) => [
    name,
    points.toFixed(1),
    position.toFixed(1),
    millions(money),
    String(won),
    `${bestByPoints}/${careers}`,
    `${bestByMoney}/${careers}`,
  ])
  printTable([['', 'points', 'position', 'money', 'titles', 'best by points', 'best by money'], ...rows])
  const always = results.filter(
    ({ bestByPoints, bestByMoney }) => Math.max(bestByPoints, bestByMoney) === careers,
  )
  for (const { name } of always) console.log(`  ALWAYS BEST: ${name}`)
}

/** Standard error of a share of points; three of four matches have a winner, so 2.75 points are won per match. */
const shareError = (matches: number) => (3 * Math.sqrt(0.75)) / (2 * 2.75 * Math.sqrt(matches))

function printMatrix(part: TacticsPart, pairings: readonly Pairing[], matches: number): void {
  const options = TACTICS_PARTS[part]
  const share = (own: string, other: string) =>
    pairings.find((one) => one.own === own && one.other === other)?.share
  console.log(`\n${part}: share of the points in percent`)
  const rows = options.map((own) => {
    const shares = options.map((other) => share(own, other))
    const others = shares.filter((one) => one !== undefined)
    const cells = shares.map((one) => (one === undefined ? '–' : (100 * one).toFixed(1)))
    return [own, ...cells, (100 * mean(others)).toFixed(1)]
  })
  printTable([['', ...options, 'mean'], ...rows])
  const clearly = 0.5 + 2 * shareError(matches)
  const beatsAll = options.filter((own) =>
    options.every((other) => other === own || (share(own, other) ?? 0) > clearly),
  )
  for (const own of beatsAll) console.log(`  BEATS EVERY OTHER: ${own}`)
}

/** Plays careers of managers, and prints them beside what is wanted. */
function printFigures(
  { careers, seasons, 'first-seed': firstSeed }: Counts,
  managers: readonly MeasuredManager[],
): RecordedFigure[] {
  const isComplete = managers.length === MEASURED_MANAGERS.length
  if (isComplete)
    printManager('delegating', playCareers(careers, seasons, MANAGERS.delegating, { firstSeed }), seasons)
  const played: Careers = {}
  for (const name of managers) {
    const all = playCareers(careers, seasons, MANAGERS[name], { firstSeed })
    played[name] = all
    printManager(name, all, seasons)
  }
  console.log(
    `\nFigures wanted and measured, ${careers} careers of up to ${seasons} seasons, ${seedsText(careers, firstSeed)}`,
  )
  const rows = balanceFigures(played)
  printRows(rows)
  console.log(
    '  No sequence of market commands gains more than chance: tests/simulation/transfers/marketCommands.test.ts',
  )
  return recorded(rows)
}

/** Plays careers on Gentle and Hard, and prints them beside what is wanted. */
function printModes(careers: number, firstSeed: number): RecordedFigure[] {
  console.log(`\nGentle and Hard, ${careers} careers each, ${seedsText(careers, firstSeed)}`)
  const rows = modeFigures({
    gentle: playCareers(careers, 10, MANAGERS.advised, { difficulty: 'gentle', firstSeed }),
    hard: playCareers(careers, 15, MANAGERS.allin, { difficulty: 'hard', firstSeed }),
  })
  printRows(rows)
  return recorded(rows)
}

function printRows(rows: readonly FigureRow[]): void {
  printTable([
    ['', 'wanted', 'measured', ''],
    ...rows.map(({ figure, wanted, measured, isMet }) => [
      figure,
      wanted,
      measured,
      isMet === false ? 'MISSED' : '',
    ]),
  ])
}

/** Rows without those that the careers are too short for. */
function recorded(rows: readonly FigureRow[]): RecordedFigure[] {
  return rows
    .filter(({ isMet }) => isMet !== null)
    .map(({ figure, wanted, measured, isMet }) => ({
      name: figure,
      target: wanted,
      now: verdict(measured, isMet === true),
    }))
}

function printAllChoices(careers: number, seasons: number): void {
  console.log(`\nA sensible manager who adds one choice, ${careers} careers of ${seasons} seasons each`)
  for (const [kind, all] of Object.entries(choices())) {
    printChoices(kind, compareChoices(all, careers, seasons), careers)
  }
}

function printTactics(matches: number): void {
  console.log(
    `\nTactics, option against option: ${matches} matches a pair between equal sides; ` +
      `chance alone moves a share by ${(100 * shareError(matches)).toFixed(1)} either way`,
  )
  for (const part of Object.keys(TACTICS_PARTS) as TacticsPart[])
    printMatrix(part, playMatrix(part, matches), matches)
}

function balance({ parts, managers, ...counts }: Options): void {
  const { careers, matches, 'first-seed': firstSeed } = counts
  recordFigures([
    ...(parts.includes('figures') ? printFigures(counts, managers) : []),
    ...(parts.includes('modes') ? printModes(careers, firstSeed) : []),
    ...(parts.includes('levers') ? printLevers(careers, firstSeed) : []),
    ...(parts.includes('luck') ? printLuck(careers, firstSeed) : []),
  ])
  if (parts.includes('choices')) printAllChoices(counts['choice-careers'], counts['choice-seasons'])
  if (parts.includes('tactics')) printTactics(matches)
}

try {
  const start = performance.now()
  balance(readOptions(process.argv.slice(2)))
  console.log(`\n${((performance.now() - start) / 1_000).toFixed(0)} s`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
