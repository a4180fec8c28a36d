/**
 * Measures the match view in Chromium at 1440×900 on the canvas renderer: `npm run bench:scenes`. Times of the main
 * thread have a ratio to the fixed reference of `bench:screens` in the same page, since machines differ in speed.
 */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { openEmptyPage } from './emptyPage.ts'
import { frameWork, median, quantile, WORKER } from './frameWork.ts'
import { heapSize } from './heapSize.ts'
import { measureReference } from './measureReference.ts'
import { makeReport } from '../scenes/makeReport.ts'
import { planMatch } from '../../scenes/matchday/script/timeline/timeline.ts'
import { runningSeconds, type Pace } from '../../scenes/core/clock.ts'
import { recordFigures, verdict, type RecordedFigure } from './recordFigures.ts'
import type { SceneBench } from './scenesPage.tsx'

/** A match and a minute with a goal in the seconds that follow. */
const MATCH = { seed: 1, minute: 29.3 }
const MEASURED_MS = 12_000
const THROTTLING = 4
const EARLY = 5
const LATE = 50
const TRACED = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline']

interface Window {
  sceneBench: SceneBench
}

interface Figure {
  name: string
  value: number
  unit: string
  /** Least or most allowed value. */
  least?: number
  most?: number
}

/** Shows the match, waits until it runs, and returns the milliseconds between its frames. */
async function measureIntervals(page: Page, players: 'figures' | 'tokens'): Promise<number[]> {
  const frames = await page.evaluate(
    async ({ seed, minute, ms, look }) => {
      const { sceneBench } = window as unknown as Window
      // Another seed before, so that the match begins anew at its minute.
      sceneBench.showMatch(seed + 1, minute, look)
      await new Promise((resolve) => setTimeout(resolve, 500))
      sceneBench.showMatch(seed, minute, look)
      await new Promise((resolve) => setTimeout(resolve, 2000))
      sceneBench.takeFrames()
      await new Promise((resolve) => setTimeout(resolve, ms))
      return sceneBench.takeFrames()
    },
    { ...MATCH, ms: MEASURED_MS, look: players },
  )
  return frames.slice(1).map((at, i) => at - (frames[i] ?? 0))
}

/** Measures the milliseconds per frame of the main thread, and of the one that draws, by Chromium's trace. */
async function measureWork(browser: Browser, page: Page): Promise<{ main: number[]; drawing: number[] }> {
  await browser.startTracing(page, { categories: TRACED })
  await measureIntervals(page, 'figures')
  const trace = await browser.stopTracing()
  return { main: frameWork(trace), drawing: frameWork(trace, WORKER) }
}

async function heapAfter(page: Page, session: CDPSession, from: number, to: number) {
  for (let seed = from; seed <= to; seed++) {
    await page.evaluate((match) => (window as unknown as Window).sceneBench.passMatch(match), seed)
  }
  const { all, data } = await heapSize(session)
  return { all: all / 1e6, data: data / 1e6 }
}

/** Seconds that a match takes at each pace, without replays. */
const PROMISED: readonly { pace: Pace; least: number; most: number }[] = [
  { pace: 'full', least: 180, most: 210 },
  { pace: 'fast', least: 65, most: 80 },
  { pace: 'highlights', least: 35, most: 60 },
]

/** Shortest and longest of fifty matches at each pace. */
function matchLengths(): Figure[] {
  const tempos = Array.from({ length: LATE }, (_, i) => planMatch(makeReport(i + 1)).tempo)
  return PROMISED.flatMap(({ pace, least, most }) => {
    const seconds = tempos.map((tempo) => runningSeconds(tempo, pace))
    const name = `of ${LATE} matches at ${pace} pace`
    return [
      { name: `shortest ${name}`, value: Math.min(...seconds), unit: 's', least },
      { name: `longest ${name}`, value: Math.max(...seconds), unit: 's', most },
    ]
  })
}

function asText({ name, value, unit, least, most }: Figure): RecordedFigure {
  const isMet = value >= (least ?? -Infinity) && value <= (most ?? Infinity)
  const target = least !== undefined ? `≥ ${least}` : most !== undefined ? `≤ ${most}` : ''
  return { name, target, now: verdict(`${value.toFixed(2)} ${unit}`.trim(), isMet) }
}

async function run(): Promise<void> {
  const { browser, page } = await openEmptyPage('scenesPage.tsx', {
    ready: 'sceneBench',
    viewport: { width: 1440, height: 900 },
  })
  try {
    const session = await page.context().newCDPSession(page)
    const before = await measureReference(page)
    const intervals = await measureIntervals(page, 'figures')
    const { main: work, drawing } = await measureWork(browser, page)
    const referenceMs = median([...before, ...(await measureReference(page))])
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
    const slow = await measureIntervals(page, 'figures')
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const early = await heapAfter(page, session, 1, EARLY)
    const late = await heapAfter(page, session, EARLY + 1, LATE)
    console.log(`reference: five million steps in ${referenceMs.toFixed(1)} ms; ${work.length} frames traced`)
    const p95 = quantile(work, 0.95)
    const figures: Figure[] = [
      { name: 'frames a second, median', value: 1000 / median(intervals), unit: '', least: 59 },
      { name: 'main thread per frame, median', value: median(work), unit: 'ms' },
      { name: 'main thread per frame, 95th percentile', value: p95, unit: 'ms' },
      { name: 'the same in references', value: p95 / referenceMs, unit: '× reference', most: 0.27 },
      { name: 'thread that draws per frame, median', value: median(drawing), unit: 'ms' },
      {
        name: `frames a second at ${THROTTLING}× throttling, mean`,
        value: (1000 * slow.length) / slow.reduce((sum, ms) => sum + ms, 0),
        unit: '',
        least: 50,
      },
      { name: `heap after ${EARLY} matches`, value: early.all, unit: 'MB' },
      { name: `heap after ${LATE} matches`, value: late.all, unit: 'MB' },
      { name: `without compiled code, after ${EARLY}`, value: early.data, unit: 'MB' },
      {
        name: `without compiled code, after ${LATE}`,
        value: late.data,
        unit: 'MB',
        most: Number((early.data * 1.1).toFixed(2)),
      },
      ...matchLengths(),
    ]
    const rows = figures.map(asText)
    for (const { name, target, now } of rows) console.log(`${name.padEnd(58)} ${target.padEnd(8)} ${now}`)
    recordFigures(rows)
  } finally {
    await browser.close()
  }
}

await run()
