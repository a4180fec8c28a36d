/**
 * Measures simulation and saves: `npm run bench`. Figures are medians of several runs, with a ratio to a fixed
 * reference in the same run (two million draws of the generator), since machines differ in speed and load.
 */
import { createGame } from '../../client/simulation/season/createGame.ts'
import { playMatch } from '../../client/simulation/match/engine.ts'
import { fixtureSetup } from '../../client/simulation/season/fixtureSetup.ts'
import { Random, seedRandom } from '../../client/simulation/core/rng.ts'
import { GameStore } from '../../client/stores/GameStore.ts'
import { MANAGERS } from '../support/managers.ts'
import { playLeague } from '../support/playSeasons.ts'
import { recordFigures, verdict } from './recordFigures.ts'
import { measureSaveTimes } from './saveTimes.ts'

interface Figure {
  name: string
  unit: string
  value: number
  target: string
  met: boolean
  /** Time of one unit of work, in multiples of the reference; 0 if not a time. */
  ratio: number
}

const RUNS = 9
const REFERENCE_DRAWS = 2_000_000

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Measures the median milliseconds of `work` over several runs, after two warm-up runs. */
function measure(work: () => void, runs = RUNS): number {
  const times: number[] = []
  for (let run = -2; run < runs; run++) {
    const start = performance.now()
    work()
    if (run >= 0) times.push(performance.now() - start)
  }
  return median(times)
}

function reference(): void {
  const random = new Random(seedRandom(1))
  let sum = 0
  for (let i = 0; i < REFERENCE_DRAWS; i++) sum += random.next()
  if (sum < 0) throw new Error('A sum of draws is never negative')
}

/** Measures the milliseconds of 380 matches, including full reports. */
function measureMatchesMs(): number {
  const game = createGame({ seed: 1 })
  const setups = game.fixtures.map((fixture) => fixtureSetup(game, fixture))
  let round = 0
  return measure(() => {
    round += 1
    for (const [i, setup] of setups.entries()) playMatch({ ...setup, random: seedRandom(round, i) })
  })
}

/** Measures the milliseconds of a season with all daily systems; each run plays the next season of a career. */
function measureSeasonMs(): number {
  const game = createGame({ seed: 1 })
  return measure(() => {
    playLeague(game, 1, MANAGERS.auto)
  })
}

/** Measures the milliseconds of a day through the store: median and slowest of a season. */
function measureStoreDayMs(): { median: number; slowest: number } {
  const game = new GameStore()
  game.start({ seed: 1, clubName: 'Bench' })
  const days: number[] = []
  while (game.state.currentSeason < 3) {
    const start = performance.now()
    game.beginDay()
    if (game.state.awaitingKickOff) {
      game.command('autoPick')
      game.playMatchDay([])
    }
    days.push(performance.now() - start)
  }
  const second = days.slice(days.length / 2)
  return { median: median(second), slowest: Math.max(...second) }
}

/** Measures state size and season time late in a career relative to early: neither may grow with its age. */
function measureAgeing(): { size: number; time: number } {
  const game = createGame({ seed: 3 })
  const measureSeasons = () => {
    const sizes: number[] = []
    const times: number[] = []
    for (let i = 0; i < 3; i++) {
      const start = performance.now()
      playLeague(game, 1, MANAGERS.auto)
      times.push(performance.now() - start)
      sizes.push(JSON.stringify(game).length)
    }
    return { ms: median(times), size: median(sizes) }
  }
  playLeague(game, 1, MANAGERS.auto)
  const early = measureSeasons()
  while (game.currentSeason < 48) playLeague(game, 1, MANAGERS.auto)
  const late = measureSeasons()
  return { size: late.size / early.size, time: late.ms / early.ms }
}

async function measureFigures(): Promise<Figure[]> {
  const referenceMs = measure(reference)
  const matches = measureMatchesMs()
  const season = measureSeasonMs()
  const day = measureStoreDayMs()
  const age = measureAgeing()
  const { saves, loads, pauses, characters } = await measureSaveTimes()
  const saveMs = median(saves)
  const loadMs = median(loads)
  const pauseMs = median(pauses)
  const perSecond = (380 / matches) * 1_000
  const row = (
    name: string,
    value: number,
    unit: string,
    target: string,
    met: boolean,
    ms: number,
  ): Figure => ({
    name,
    value,
    unit,
    target,
    met,
    ratio: ms / referenceMs,
  })
  return [
    row('reference: 2 million draws', referenceMs, 'ms', '', true, referenceMs),
    row('matches with full reports', perSecond, 'per second', '≥ 20,000', perSecond >= 20_000, matches / 380),
    row('season with every daily system', season, 'ms', '< 60', season < 60, season),
    row('day through the store, median', day.median, 'ms', '< 5', day.median < 5, day.median),
    row('day through the store, slowest of a season', day.slowest, 'ms', '', true, day.slowest),
    row('state size, seasons 48-50 / 2-4', age.size, '×', '≤ 1.5', age.size <= 1.5, 0),
    row('season time, seasons 48-50 / 2-4', age.time, '×', '≤ 1.5', age.time <= 1.5, 0),
    row('saving in season 30, in Chromium', saveMs, 'ms', '≤ 25', saveMs <= 25, saveMs),
    row('longest task of a save in season 30, median', pauseMs, 'ms', '≤ 8', pauseMs <= 8, pauseMs),
    row('loading in season 30, in Chromium', loadMs, 'ms', '≤ 50', loadMs <= 50, loadMs),
    row('ten saves with backups', characters, 'characters', '≤ 10 million', characters <= 10_000_000, 0),
  ]
}

function print(rows: readonly Figure[]): void {
  const number = (value: number) =>
    value >= 1_000 ? Math.round(value).toLocaleString('en-GB') : value.toPrecision(3)
  const cells = rows.map(({ name, value, unit, target, met, ratio }) => [
    name,
    verdict(`${number(value)} ${unit}`, met),
    target,
    ratio > 0 ? `${ratio.toPrecision(2)} × reference` : '',
  ])
  recordFigures(
    cells.map(([name = '', now = '', target = '', ratio]) => ({
      name,
      target,
      now: ratio ? `${now}, ${ratio}` : now,
    })),
  )
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)))
  for (const line of cells)
    console.log(
      line
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('   ')
        .trimEnd(),
    )
}

print(await measureFigures())
