/**
 * Measures the screens of a career in its tenth season, and all pages of one in its fiftieth, in Chromium on the
 * built product: `npm run bench:screens`. Each figure has a ratio to a fixed reference in the same page (five
 * million steps of arithmetic), since machines differ in speed and load.
 */
import type { Locator, Page } from '@playwright/test'
import { fillSquad, longCareer } from '../support/longCareer.ts'
import { GAME_LIMIT_KB, gameKilobytes } from '../support/firstLoad.ts'
import { openCareer, startGame, type RunningGame } from '../support/visitGame.ts'
import { quantile } from './frameWork.ts'
import { clickToPaint } from './clickToPaint.ts'
import { measureAhead } from './measureAhead.ts'
import { measurePages } from './measurePages.ts'
import { measureReference } from './measureReference.ts'
import { clickDurations, noteClicks } from './noteClicks.ts'
import { recordFigures, verdict } from './recordFigures.ts'

const TABLE_ROWS = 60
const ROUNDS = 5
const FAST_MS = 20_000
const LONG_SEASONS = 50
/** Far below what a round through all pages allocates. */
const HEAP_GROWTH_MB = 5
const settings = { matchdayMode: 'instant' } as const

/** Measures changes of tab, several rounds through all tabs. The first round loads them and is not counted. */
async function measureTabChanges(page: Page): Promise<number[]> {
  const names = await page.getByRole('tablist', { name: 'Club' }).getByRole('tab').allTextContents()
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of names) {
      const ms = await clickToPaint(page.getByRole('tab', { name, exact: true }))
      if (round === 0) await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first().waitFor()
      else times.push(ms)
    }
  }
  return times
}

/** Measures sorting the squad's list of reserves by its columns. */
async function measureSorting(page: Page): Promise<{ times: number[]; rows: number }> {
  await page.getByRole('tab', { name: 'Squad' }).click()
  const table = page.getByRole('table').filter({ hasText: 'Reserve' }).first()
  await table.waitFor()
  const rows = (await table.getByRole('row').count()) - 1
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const column of ['Name', 'Age', 'Quality', 'Value']) {
      times.push(await clickToPaint(table.getByRole('button', { name: column, exact: true })))
    }
  }
  return { times, rows }
}

/** Returns the centre of an element. */
async function centreOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element to click is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Measures clicks on speed and tabs from input to paint, by Event Timing, while days pass at fast speed. */
async function measureClicksAtFastSpeed(page: Page): Promise<number[]> {
  await noteClicks(page)
  const fast = await centreOf(
    page.getByRole('group', { name: 'Speed' }).getByRole('button', { name: 'Fast' }),
  )
  const tabs = await Promise.all((await page.getByRole('tab').all()).map(centreOf))
  const answer = page.getByRole('dialog').getByRole('button', { name: /^(Continue|Auto-pick)$/ })
  const until = Date.now() + FAST_MS
  let clicks = 0
  // Clicks on coordinates, not elements: a dialog may open at any moment and receive them.
  for (let turn = 0; Date.now() < until; turn++) {
    if (await answer.first().isVisible()) await answer.first().click()
    for (const { x, y } of [fast, tabs[turn % tabs.length] ?? fast]) {
      await page.mouse.click(x, y)
      clicks += 1
    }
  }
  const slow = await clickDurations(page)
  // Durations below 16 ms are not reported: they count as 16.
  return [...slow, ...Array.from({ length: Math.max(0, clicks - slow.length) }, () => 16)]
}

/** Figures of all pages of a career in its fiftieth season. */
async function measureLongCareer(game: RunningGame): Promise<Figure[]> {
  const career = longCareer({ seed: 42, season: LONG_SEASONS, week: 12 })
  const here = new Set(career.players.map(({ id }) => id))
  const [, former] = Object.entries(career.remembered).find(([id]) => !here.has(id)) ?? []
  if (!former) throw new Error('In all those seasons nobody has left the club')
  const page = await openCareer(game, career, { settings })
  const { times, slowest, heap } = await measurePages(page, former[0])
  await page.context().close()
  return [
    {
      name: `any page in season ${LONG_SEASONS} to next paint, 95th percentile`,
      value: quantile(times, 0.95),
      unit: 'ms',
      target: 100,
    },
    { name: `the slowest, ${slowest.name}, median`, value: slowest.ms, unit: 'ms', target: 100 },
    {
      name: 'heap that four more rounds through all pages add',
      value: Math.max(0, heap.late - heap.early),
      unit: 'MB',
      target: HEAP_GROWTH_MB,
    },
  ]
}

/** Measures the gzipped kilobytes of JavaScript of the first load, without scenes and faces. */
async function measureFirstLoad({ browser, url }: RunningGame): Promise<number> {
  const page = await browser.newPage()
  const kilobytes = await gameKilobytes(page, `${url}/game?seed=42`)
  await page.context().close()
  return kilobytes
}

interface Figure {
  name: string
  value: number
  unit: 'ms' | 'kB' | 'MB'
  target: number
}

function print(figures: readonly Figure[], referenceMs: number): void {
  const rows = figures.map(({ name, value, unit, target }) => {
    const ratio = unit === 'ms' ? `, ${(value / referenceMs).toPrecision(2)} × reference` : ''
    return {
      name,
      target: target === Infinity ? '' : `≤ ${target.toFixed(0)} ${unit}`,
      now: verdict(`${value.toFixed(1)} ${unit}${ratio}`, value <= target),
    }
  })
  for (const { name, target, now } of rows) console.log(`${name.padEnd(58)} ${target.padEnd(12)} ${now}`)
  recordFigures(rows)
}

async function run(): Promise<void> {
  const career = longCareer({ seed: 42, season: 10, week: 12 })
  const wide = structuredClone(career)
  fillSquad(wide, TABLE_ROWS + 11)
  const game = await startGame()
  try {
    const tabs = await openCareer(game, career, { settings })
    const before = await measureReference(tabs)
    const changes = await measureTabChanges(tabs)
    const list = await openCareer(game, wide, { settings })
    const { times, rows } = await measureSorting(list)
    // Measured before and after the figures: a single measurement varies by a third.
    const referenceMs = quantile([...before, ...(await measureReference(list))], 0.5)
    const ticking = await openCareer(game, career, { settings })
    const clicks = await measureClicksAtFastSpeed(ticking)
    const ahead = await measureAhead(game)
    console.log(
      `reference: five million steps in ${referenceMs.toFixed(1)} ms; career in season ${career.currentSeason}`,
    )
    print(
      [
        { name: 'tab change to next paint, median', value: quantile(changes, 0.5), unit: 'ms', target: 50 },
        {
          name: 'tab change to next paint, 95th percentile',
          value: quantile(changes, 0.95),
          unit: 'ms',
          target: 100,
        },
        {
          name: `sorting ${rows} rows to next paint, median`,
          value: quantile(times, 0.5),
          unit: 'ms',
          target: 50,
        },
        {
          name: 'click while days tick fast, 95th percentile',
          value: quantile(clicks, 0.95),
          unit: 'ms',
          target: 100,
        },
        {
          name: "'To the season's end' from the first day, median",
          value: ahead.seasonMs,
          unit: 'ms',
          target: 4 * ahead.headlessMs,
        },
        { name: 'the same season headless, median', value: ahead.headlessMs, unit: 'ms', target: Infinity },
        { name: 'slowest click meanwhile', value: ahead.slowestClickMs, unit: 'ms', target: 100 },
        {
          name: 'the same clicks with nothing played ahead',
          value: ahead.slowestClickAloneMs,
          unit: 'ms',
          target: Infinity,
        },
        { name: 'from match to match, slowest', value: ahead.matchToMatchMs, unit: 'ms', target: 500 },
        {
          name: 'JavaScript of /game besides scenes and faces, gzipped',
          value: await measureFirstLoad(game),
          unit: 'kB',
          target: GAME_LIMIT_KB,
        },
        ...(await measureLongCareer(game)),
      ],
      referenceMs,
    )
  } finally {
    await game.stop()
  }
}

await run()
