/** Measures days played ahead in Chromium: a season, clicks meanwhile, and the way from match to match. */
import type { Locator, Page } from '@playwright/test'
import { copyGame } from '../../client/simulation/copyGame.ts'
import type { Snapshot } from '../../client/simulation/gameState.ts'
import { playDay } from '../../client/simulation/season/day.ts'
import { careerToSeasonsEnd } from '../support/careerToSeasonsEnd.ts'
import { openCareer, type RunningGame } from '../support/visitGame.ts'
import { clickDurations, noteClicks } from './noteClicks.ts'

const SEASONS = 5
const MATCHES = 10
/** Clicks on the nine tabs, twice each. */
const CLICKS_ALONE = 18
const settings = { matchdayMode: 'instant', stopsFor: [] } as const

export interface AheadFigures {
  /** Median milliseconds from the choice of 'To the season's end' on the first day to the report. */
  seasonMs: number
  /** Median milliseconds of the same season in this process, without a screen. */
  headlessMs: number
  /** Longest a click waited while seasons were played ahead, in milliseconds to the next paint. */
  slowestClickMs: number
  /** The same of two rounds through the tabs of a page just opened, with nothing played ahead. */
  slowestClickAloneMs: number
  /** Longest way from the result of a match to the next one, in milliseconds. */
  matchToMatchMs: number
}

export async function measureAhead(game: RunningGame): Promise<AheadFigures> {
  const career = careerToSeasonsEnd()
  const seasons: number[] = []
  const headless: number[] = []
  const clicks: number[] = []
  const clicksAlone: number[] = []
  for (let i = 0; i < SEASONS; i++) {
    headless.push(headlessSeason(career))
    const page = await openCareer(game, career, { settings })
    seasons.push(await chooseAhead(page, "To the season's end"))
    await page.context().close()
    clicks.push(await slowestClick(await openCareer(game, career, { settings })))
    clicksAlone.push(await slowestClickAlone(await openCareer(game, career, { settings })))
  }
  return {
    seasonMs: median(seasons),
    headlessMs: median(headless),
    slowestClickMs: Math.max(...clicks),
    slowestClickAloneMs: Math.max(...clicksAlone),
    matchToMatchMs: await matchToMatch(await openCareer(game, career, { settings })),
  }
}

function headlessSeason(career: Snapshot): number {
  const game = copyGame(career)
  const start = performance.now()
  while (game.currentMatchWeek < 38) playDay(game)
  return performance.now() - start
}

/** Chooses from the menu, and returns the milliseconds until a dialog is there. */
async function chooseAhead(page: Page, name: string): Promise<number> {
  return clickToDialog(page, await openMenu(page, name))
}

/** Opens the menu, and returns one of its items. */
async function openMenu(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'More ways to continue' }).click()
  const item = page.getByRole('menuitem', { name })
  await item.waitFor()
  return item
}

/** Clicks, and makes the page record the milliseconds until a new dialog is there. */
function clickForDialog(target: Locator): Promise<void> {
  return target.evaluate((element: HTMLElement) => {
    const before = document.querySelector('[role="dialog"]')
    const start = performance.now()
    Object.assign(window, { dialogMs: 0 })
    new MutationObserver((_, observer) => {
      const dialog = document.querySelector('[role="dialog"]')
      if (!dialog || dialog === before) return
      observer.disconnect()
      Object.assign(window, { dialogMs: performance.now() - start })
    }).observe(document.body, { childList: true, subtree: true })
    element.click()
  })
}

/** Returns those milliseconds; 0 while there is no dialog. */
function dialogMs(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { dialogMs: number }).dialogMs)
}

async function clickToDialog(page: Page, target: Locator): Promise<number> {
  await clickForDialog(target)
  await page.waitForFunction(() => (window as unknown as { dialogMs: number }).dialogMs > 0)
  return dialogMs(page)
}

/** Plays the season ahead, clicks on tabs as often as it can meanwhile, and returns the slowest click. */
async function slowestClick(page: Page): Promise<number> {
  await noteClicks(page)
  const clickNext = await tabClicker(page)
  await clickForDialog(await openMenu(page, "To the season's end"))
  while ((await dialogMs(page)) === 0) await clickNext()
  return slowestOf(page)
}

async function slowestClickAlone(page: Page): Promise<number> {
  await noteClicks(page)
  const clickNext = await tabClicker(page)
  for (let click = 0; click < CLICKS_ALONE; click++) await clickNext()
  return slowestOf(page)
}

/** Returns a function that clicks on one tab after the other, from the first again after the last. */
async function tabClicker(page: Page): Promise<() => Promise<void>> {
  const tabs = await page.getByRole('tablist', { name: 'Club' }).getByRole('tab').all()
  const boxes = await Promise.all(tabs.map((tab) => tab.boundingBox()))
  let turn = 0
  return async () => {
    const box = boxes[turn % boxes.length]
    turn += 1
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  }
}

/** Closes the page and returns its slowest click. */
async function slowestOf(page: Page): Promise<number> {
  const slow = await clickDurations(page)
  await page.context().close()
  // What takes less than 16 ms is not noted.
  return Math.max(16, ...slow)
}

/** Plays through matches one after the other from the dialog of the result. */
async function matchToMatch(page: Page): Promise<number> {
  const times = [await chooseAhead(page, 'Through the match')]
  const next = page.getByRole('button', { name: 'Through the next match' })
  for (let match = 1; match < MATCHES; match++) {
    // An event of the match day comes before its result, a cup tie's included, which earns no points.
    const isEvent = !(await next.isVisible())
    if (isEvent) await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
    times.push(await clickToDialog(page, next))
  }
  return Math.max(...times)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
