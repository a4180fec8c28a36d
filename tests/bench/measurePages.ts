/** Opens every view and the pages of a long career, and measures them from click to paint, with the heap of the session. */
import type { Page } from '@playwright/test'
import { heapSize } from './heapSize.ts'
import { clickToPaint } from './clickToPaint.ts'

/** Rounds through all pages; the first one loads them and is not counted. */
const ROUNDS = 6
/** Round after which the caches are full, from which the heap may not grow. */
const SETTLED = 2

interface PageTimes {
  /** Milliseconds of each opening. */
  times: number[]
  /** Name and milliseconds of the page with the highest median. */
  slowest: { name: string; ms: number }
  /** Megabytes of data after `SETTLED` rounds and after all. */
  heap: { early: number; late: number }
}

/** Buttons that lead to a page from a view: each is in the dialog that the one before has opened. */
interface Way {
  name: string
  tab: string
  view?: string
  buttons: readonly (string | RegExp)[]
}

const WAYS: readonly Way[] = [
  { name: 'paper', tab: 'Dashboard', buttons: ['Read the paper'] },
  { name: 'objectives', tab: 'Dashboard', buttons: ['See the objectives'] },
  { name: 'review and almanac', tab: 'League', view: 'History', buttons: [/^Review of season/, 'Almanac'] },
  { name: 'career of the manager', tab: 'League', view: 'History', buttons: ['Your career'] },
  { name: 'hall of fame', tab: 'League', view: 'History', buttons: ['Hall of fame'] },
]

/** Measures all pages of a career; `former` is the name of a player who has left. */
export async function measurePages(page: Page, former: string): Promise<PageTimes> {
  const session = await page.context().newCDPSession(page)
  const found = new Map<string, number[]>()
  const heap = { early: 0, late: 0 }
  for (let round = 0; round <= ROUNDS; round++) {
    const note = (name: string, ms: number) => {
      if (round > 0) found.set(name, [...(found.get(name) ?? []), ms])
    }
    await openViews(page, note)
    for (const way of WAYS) await followWay(page, way, note)
    await openClubAndPlayer(page, note)
    await searchFor(page, former, note)
    if (round === SETTLED) heap.early = (await heapSize(session)).data / 1e6
  }
  heap.late = (await heapSize(session)).data / 1e6
  const medians = [...found].map(([name, times]) => ({
    name,
    ms: times.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0,
  }))
  const [slowest = { name: '', ms: 0 }] = medians.toSorted((a, b) => b.ms - a.ms)
  return { times: [...found.values()].flat(), slowest, heap }
}

type Note = (name: string, ms: number) => void

/** Every tab, and every view of it but the first. */
async function openViews(page: Page, note: Note): Promise<void> {
  for (const tab of await page.getByRole('tablist', { name: 'Club' }).getByRole('tab').all()) {
    const name = await tab.innerText()
    note(name, await clickToPaint(tab))
    const panel = page.getByRole('tabpanel', { name })
    await panel.getByRole('heading', { level: 2 }).first().waitFor()
    for (const view of (await panel.getByRole('tablist').getByRole('tab').all()).slice(1)) {
      note(`${name}, ${await view.innerText()}`, await clickToPaint(view))
    }
  }
}

async function followWay(page: Page, { name, tab, view, buttons }: Way, note: Note): Promise<void> {
  await showView(page, tab, view)
  for (const [i, button] of buttons.entries()) {
    const place = i === 0 ? page : page.getByRole('dialog')
    const target = place.getByRole('button', { name: button, exact: true }).first()
    await target.waitFor()
    note(`${name}: ${String(button)}`, await clickToPaint(target))
    await page.getByRole('dialog').waitFor()
  }
  await closeDialogs(page)
}

/** Page of the club at the top of the table, and of a player of its squad. */
async function openClubAndPlayer(page: Page, note: Note): Promise<void> {
  await showView(page, 'League', 'Standings')
  const club = page.getByRole('table', { name: 'League Standings' }).getByRole('row').getByRole('button')
  note('club page', await clickToPaint(club.last()))
  const player = page.getByRole('dialog').getByRole('rowheader').getByRole('button').first()
  await player.waitFor()
  note('player page', await clickToPaint(player))
  await page.getByRole('dialog').getByRole('heading', { name: 'Career' }).waitFor()
  await closeDialogs(page)
}

/** Search, and the page of the player whom it finds. */
async function searchFor(page: Page, name: string, note: Note): Promise<void> {
  note('search', await clickToPaint(page.getByRole('button', { name: 'Search', exact: true })))
  await page.getByRole('combobox', { name: /^Search players/ }).fill(name)
  const found = page.getByRole('option').filter({ hasText: 'played before' }).first()
  await found.waitFor()
  note('page of a former player', await clickToPaint(found))
  await page.getByRole('dialog', { name }).waitFor()
  await closeDialogs(page)
}

async function showView(page: Page, tab: string, view?: string): Promise<void> {
  await page.getByRole('tab', { name: tab, exact: true }).click()
  if (view !== undefined) await page.getByRole('tab', { name: view, exact: true }).click()
}

async function closeDialogs(page: Page): Promise<void> {
  while ((await page.getByRole('dialog').count()) > 0) {
    const open = await page.getByRole('dialog').count()
    await page.keyboard.press('Escape')
    await page
      .waitForFunction(
        (before) => document.querySelectorAll('[role=dialog]').length < before || before === 0,
        open,
        { timeout: 2_000 },
      )
      .catch(() => {})
  }
}
