/**
 * Runs benches and writes their figures to docs/figures.md:
 *
 *   npm run figures -- [NAME …]
 *
 * Without names it runs the quick ones. The figures of a bench lie in `docs/figures/NAME.json`; those of benches that
 * are not run stay as they were, with the day and the machine of their run.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { MEASURED_MANAGERS } from '../support/balanceFigures.ts'
import type { FigureRecord } from './recordFigures.ts'

const folder = join(import.meta.dirname, '../../docs')
const records = join(folder, 'figures')
const page = join(folder, 'figures.md')

interface Bench {
  title: string
  /** Words after `npm run`. */
  command: readonly string[]
  isQuick?: boolean
}

const CAREERS = 'balance -- --parts figures --careers 24 --managers'.split(' ')
/** The strongest manager has careers twice as long, in tables of their own. */
const OTHERS = MEASURED_MANAGERS.filter((name) => name !== 'allin').join(',')
const SHORT_CAREERS = [...CAREERS, OTHERS]
const LONG_CAREERS = [...CAREERS, 'allin', '--seasons', '30']
const MODES = 'balance -- --parts modes --careers 24'.split(' ')
const FOOTBALL = 'balance -- --parts levers,luck --careers 12'.split(' ')
const ELSEWHERE = ['--first-seed', '25']

const BENCHES: Readonly<Record<string, Bench>> = {
  league: {
    title: 'The league beside real ones, 50 seasons of seed 1',
    command: ['simulate', '--', '--seasons', '50'],
    isQuick: true,
  },
  careers: {
    title: 'Careers of scripted managers, seeds 1 to 24',
    command: SHORT_CAREERS,
  },
  careersElsewhere: {
    title: 'The same managers, seeds 25 to 48',
    command: [...SHORT_CAREERS, ...ELSEWHERE],
  },
  longCareers: {
    title: 'Thirty seasons of the strongest manager, seeds 1 to 24',
    command: LONG_CAREERS,
  },
  longCareersElsewhere: {
    title: 'Thirty seasons of the strongest manager, seeds 25 to 48',
    command: [...LONG_CAREERS, ...ELSEWHERE],
  },
  modes: { title: 'Gentle and Hard, seeds 1 to 24', command: MODES },
  modesElsewhere: {
    title: 'Gentle and Hard, seeds 25 to 48',
    command: [...MODES, ...ELSEWHERE],
  },
  football: { title: 'Worth of football decisions, and luck, seeds 1 to 12', command: FOOTBALL },
  footballElsewhere: { title: 'The same, seeds 25 to 36', command: [...FOOTBALL, ...ELSEWHERE] },
  newcomers: {
    title: 'First seasons of newcomers, the worst of eight seeds',
    command: ['newcomers'],
    isQuick: true,
  },
  simulation: { title: 'Speed of matches, days and saves', command: ['bench'], isQuick: true },
  screens: { title: 'Speed of the screens, career in its tenth season', command: ['bench:screens'] },
  scenes: { title: 'Speed of the match view, canvas renderer, 1440×900', command: ['bench:scenes'] },
  server: { title: 'Load on the server', command: ['bench:server'] },
  challenges: { title: 'The weekly challenge', command: ['bench:challenges'] },
  cluster: { title: 'A site on three database machines, whose parts are lost', command: ['bench:cluster'] },
  day: {
    title: 'A day of players, and what monthly players need',
    command: ['bench:day', '--', '--players', '500'],
  },
  kills: { title: 'Killed browsers', command: ['bench:kills'] },
}

const fileOf = (name: string) => join(records, `${name}.json`)

/** Runs a bench, which writes its record. Throws when it fails. */
function run(name: string, { command }: Bench): void {
  console.log(`\nnpm run ${command.join(' ')}`)
  const { status } = spawnSync('npm', ['run', '--silent', ...command], {
    stdio: 'inherit',
    env: { ...process.env, FIGURES_FILE: fileOf(name) },
  })
  if (status !== 0) throw new Error(`npm run ${command.join(' ')} has failed`)
}

/** Section of a bench; null for one that has never been run. */
function section([name, { title, command }]: [string, Bench]): string | null {
  if (!existsSync(fileOf(name))) return null
  const record = JSON.parse(readFileSync(fileOf(name), 'utf8')) as FigureRecord
  return [
    `## ${title}`,
    `\`npm run ${command.join(' ')}\`, ${record.measuredOn}, ${record.machine}`,
    [
      '| figure | target | now |',
      '| --- | --- | --- |',
      ...record.figures.map(({ name: figure, target, now }) => `| ${figure} | ${target} | ${now} |`),
    ].join('\n'),
  ].join('\n\n')
}

async function writePage(): Promise<void> {
  const text = [
    '# Figures',
    'Written by `npm run figures` (`tests/bench/figures.ts`); not to be edited. A figure outside its target is marked as missed.',
    ...Object.entries(BENCHES).map(section),
  ].filter((part) => part !== null)
  const options = await resolveConfig(page)
  writeFileSync(page, await format(text.join('\n\n'), { ...options, parser: 'markdown' }))
}

const names = process.argv.slice(2)
const unknown = names.find((name) => !(name in BENCHES))
if (unknown !== undefined) {
  console.error(`There is no '${unknown}': ${Object.keys(BENCHES).join(', ')}`)
  process.exitCode = 1
} else {
  mkdirSync(records, { recursive: true })
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (names.length > 0 ? names.includes(name) : bench.isQuick) run(name, bench)
  }
  await writePage()
}
