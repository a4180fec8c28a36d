import { gzipSync } from 'node:zlib'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import {
  chooseMatchDays,
  enterAsGuest,
  eventNews,
  goOnAfterMatch,
  letDaysPass,
  listen,
  setSpeed,
} from './play.ts'

async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${where}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect(found).toEqual([])
}

const TABS = [
  'Dashboard',
  'Squad',
  'Tickets',
  'Staff',
  'Facilities',
  'Tactics',
  'Marketing',
  'Transfers',
  'League',
]

/** A league in which the first event comes on day 13. */
const EARLY_EVENT_SEED = 120

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} pixels wide`, () => {
      test.use({ colorScheme, viewport })

      test('every page and dialog is accessible and fits its width', async ({ page }) => {
        test.setTimeout(180_000)
        const complaints = listen(page)
        const check = async (where: string) => {
          await expectAccessible(page, where)
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect(overflow, `${where} is too wide`).toBeLessThanOrEqual(0)
        }
        await page.clock.install()
        await page.goto('/login')
        await expect(page.getByRole('button', { name: 'Play as Guest' })).toBeVisible()
        await check('login')
        await page.getByRole('button', { name: 'Play as Guest' }).click()
        await expect(page.getByRole('dialog', { name: 'Guest Mode Limitations' })).toBeVisible()
        await check('guest dialog')
        await page.getByRole('button', { name: 'Cancel' }).click()

        await enterAsGuest(page, EARLY_EVENT_SEED)
        for (const tab of TABS) {
          await page.getByRole('tab', { name: tab }).click()
          await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
          await check(tab)
        }
        await page.getByRole('button', { name: 'Settings' }).click()
        await check('settings')
        await page.keyboard.press('Escape')

        await page.getByRole('tab', { name: 'Marketing' }).click()
        await page.getByRole('button', { name: 'Launch Campaign: Derby Day Hype' }).click()
        await page.getByRole('button', { name: 'Share Derby Day Hype' }).click()
        await expect(page.getByRole('dialog', { name: 'Share Campaign' })).toBeVisible()
        await check('share campaign')
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'About Fan-Friendly Pricing' }).click()
        await expect(page.getByRole('dialog', { name: 'Fan-Friendly Pricing' })).toBeVisible()
        await check('policy info')
        await page.keyboard.press('Escape')

        await chooseMatchDays(page, 'Highlights')
        await setSpeed(page, 'Fast')
        await letDaysPass(page, 6)
        await expect(page.getByRole('log', { name: 'Commentary' })).toBeVisible()
        await page.clock.runFor(8_000)
        await check('match day')
        await page.getByRole('button', { name: 'Skip to the end' }).click()
        await page.clock.runFor(2_000)
        await page.getByRole('button', { name: 'Continue' }).click()
        await expect(page.getByText('Points Earned')).toBeVisible()
        await check('match result')

        await goOnAfterMatch(page)
        await letDaysPass(page, 8)
        await expect(eventNews(page).getByRole('region', { name: 'Event Impact' })).toHaveCSS('opacity', '1')
        await check('random event')
        expect(complaints).toEqual([])
      })
    })
  }
}

test('the guard sends everyone without a token to the login, and unknown paths too', async ({ page }) => {
  for (const path of ['/game', '/nowhere/at/all']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
  }
})

test('the guest dialog names its limits, and Cancel stays at the login', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Play as Guest' }).click()
  const dialog = page.getByRole('dialog', { name: 'Guest Mode Limitations' })
  await expect(dialog.getByText(/progress won.t be saved permanently/i)).toBeVisible()
  await expect(dialog.getByText(/some features may be restricted/i)).toBeVisible()
  await expect(dialog.getByText(/no persistent account/i)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/login$/)
})

test('the login loads at most 130 kB of JavaScript, and Pixi comes only with the game', async ({
  page,
  request,
}) => {
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url())
  })
  const gzippedBytes = async () => {
    let bytes = 0
    for (const url of scripts) bytes += gzipSync(await (await request.get(url)).body()).length
    return bytes
  }
  const hasPixi = async () => {
    for (const url of scripts)
      if ((await (await request.get(url)).text()).includes('WebGLRenderer')) return true
    return false
  }
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  expect(await gzippedBytes()).toBeLessThanOrEqual(130_000)
  expect([...scripts].some((url) => /Stage|GameScreen/.test(url))).toBe(false)
  expect(await hasPixi()).toBe(false)

  await page.getByRole('button', { name: 'Play as Guest' }).click()
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await expect(page.getByRole('img', { name: /ground|stadium/i })).toBeVisible()
  expect(await hasPixi()).toBe(true)
})
