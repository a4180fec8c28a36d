/**
 * Kills the browser at random times of fast play, and counts the losses:
 * `npm run build && npm run bench:kills -- --kills 50`. Fails when more than one match day or a named save is lost.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import { logInAsManager } from '../e2e/play.ts'
import { killBrowser, openProfile } from '../support/browserProfile.ts'
import { startServer } from '../support/startServer.ts'
import { recordFigures, verdict } from './recordFigures.ts'

const { values } = parseArgs({ options: { kills: { type: 'string', default: '50' } } })
const kills = Number(values.kills)
const folder = mkdtempSync(join(tmpdir(), 'floodlight-kills-'))
const profile = join(folder, 'profile')
const SHORTEST_PLAY_MS = 1_500
const LONGEST_PLAY_MS = 7_000
const DAYS_PER_WEEK = 7

/** Registers a player in the profile, and closes the browser properly. */
async function register(url: string): Promise<void> {
  const context = await openProfile(profile, url)
  const [page = await context.newPage()] = context.pages()
  await logInAsManager(page)
  await page.evaluate(
    (settings) => {
      localStorage.setItem('settings', settings)
    },
    JSON.stringify({ matchdayMode: 'instant' }),
  )
  await context.close()
}

/** Reads the game day from the header. */
async function dayOf(page: Page): Promise<number> {
  const text = await page.locator('header').first().innerText({ timeout: 2_000 })
  return Number(/Day\s+(\d+)/.exec(text)?.[1] ?? Number.NaN)
}

/** Plays at fast speed for `playMs`, confirming all dialogs; returns the last day. */
async function play(page: Page, playMs: number): Promise<number> {
  await page.evaluate(() => {
    const ways = /^(?:Auto-pick|Continue|OK, I understand)$/
    const watcher = new MutationObserver(() => {
      const open = document.querySelectorAll<HTMLElement>('[role=dialog]:not([data-ending-style]) button')
      const slow = document.querySelectorAll<HTMLElement>('button[aria-pressed=false]')
      const way =
        [...open].find(({ innerText }) => ways.test(innerText.trim())) ??
        [...slow].find(({ innerText }) => innerText.trim() === 'Fast')
      way?.click()
    })
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true })
    // Any mutation triggers the observer for the first time.
    document.body.dataset.watched = ''
  })
  await sleep(playMs)
  return await dayOf(page)
}

async function save(page: Page, name: string): Promise<boolean> {
  if (await page.getByRole('dialog').isVisible()) return false
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Game' })
  await dialog.getByLabel('Name').fill(name)
  await page.keyboard.press('Enter')
  await page.getByText(`Game saved locally as "${name}".`).waitFor()
  return true
}

/**
 * Goes on with the recovery copy, or with the latest save: there is no copy right after a save or before the first match
 * day. Neither in a career that has just begun. Returns the day.
 */
async function goOn(page: Page): Promise<number> {
  const recover = page.getByRole('button', { name: 'Recover' })
  await recover.waitFor({ timeout: 5_000 }).catch(() => {})
  if (await recover.isVisible()) await recover.click()
  else {
    const [latest] = await savedNames(page)
    if (latest === undefined) return await dayOf(page)
    await savesOfBrowser(await openSaves(page))
      .getByRole('button', { name: `Load ${latest}`, exact: true })
      .click()
  }
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  for (;;) {
    const day = await dayOf(page)
    if (day > 1) return day
    await sleep(50)
  }
}

async function openSaves(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Load', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Load Game' })
  await dialog.waitFor()
  return dialog
}

/** Those of the account, which a server may have after the browser has lost them, do not count. */
function savesOfBrowser(dialog: Locator): Locator {
  return dialog.getByRole('region', { name: 'In this browser' })
}

async function savedNames(page: Page): Promise<string[]> {
  const dialog = await openSaves(page)
  const names = await savesOfBrowser(dialog).getByRole('heading', { level: 4 }).allInnerTexts()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  return names
}

const server = startServer({ DATA_DIR: join(folder, 'data'), RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn' })
const losses: number[] = []
let lostSaves = 0
const saved: string[] = []
try {
  const [url] = await server.waitForOutput(/http:\/\/localhost:\d+/)
  await register(url)
  let lastDay = 1
  for (let kill = 0; kill <= kills; kill++) {
    const context = await openProfile(profile, url)
    const [page = await context.newPage()] = context.pages()
    await page.goto('/game?seed=1')
    await page.locator('header').first().waitFor()
    if (kill > 0) {
      const day = await goOn(page)
      losses.push(lastDay - day)
      const names = await savedNames(page)
      lostSaves += saved.slice(-10).filter((name) => !names.includes(name)).length
      console.log(`kill ${kill}: day ${lastDay} seen, day ${day} recovered, ${names.length} saves`)
    }
    if (kill % 5 === 2 && (await save(page, `Save ${kill}`))) saved.push(`Save ${kill}`)
    const playMs = SHORTEST_PLAY_MS + Math.random() * (LONGEST_PLAY_MS - SHORTEST_PLAY_MS)
    lastDay = await play(page, playMs)
    killBrowser(profile)
    await context.close().catch(() => {})
  }
} finally {
  server.child.kill('SIGTERM')
  await server.ended
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
const worst = Math.max(...losses)
console.log(
  `${losses.length} kills: at most ${worst} days lost, ${lostSaves} of ${saved.length} named saves lost`,
)
recordFigures([
  {
    name: `most days lost by ${losses.length} kills`,
    target: `≤ ${DAYS_PER_WEEK}`,
    now: verdict(String(worst), worst <= DAYS_PER_WEEK),
  },
  {
    name: `named saves lost of ${saved.length}`,
    target: '0',
    now: verdict(String(lostSaves), lostSaves === 0),
  },
])
process.exitCode = worst > DAYS_PER_WEEK || lostSaves > 0 ? 1 : 0
