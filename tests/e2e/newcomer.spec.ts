/** Newcomers who follow what the pages suggest. */
import { expect, test, type Page } from '@playwright/test'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { collectConsoleErrors, enterCareer } from './play.ts'

/** Most clicks from the landing page to the first kick-off. */
const MOST_CLICKS = 8

/** Counts the clicks of a page. */
function countClicks(page: Page) {
  let count = 0
  return {
    press: async (role: 'button' | 'link', name: string | RegExp) => {
      await page.getByRole(role, { name }).click()
      count += 1
    },
    count: () => count,
  }
}

test(`a guest who founds a club and answers the board kicks off within ${MOST_CLICKS} clicks`, async ({
  page,
}) => {
  const consoleErrors = collectConsoleErrors(page)
  const clicks = countClicks(page)
  await page.goto('/')
  await clicks.press('link', 'Play as Guest')
  const name = await page.getByLabel('Club name').inputValue()
  await clicks.press('button', 'Start the career')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('banner').first()).toContainText(name)
  await clicks.press('button', 'Choose the board’s objective')
  await clicks.press('button', 'Choose Ambitious')
  await expect(page.getByRole('dialog')).toBeHidden()
  await clicks.press('button', /^Continue: /)
  const log = page.getByRole('log', { name: 'Commentary' })
  const play = page.getByRole('button', { name: /^Play: / })
  await expect(log.or(play)).toBeVisible()
  if (await play.isVisible()) await clicks.press('button', /^Play: /)
  await expect(log).toBeVisible()
  console.log(`newcomer: ${clicks.count()} clicks from the landing page to the first kick-off`)
  expect(clicks.count()).toBeLessThanOrEqual(MOST_CLICKS)
  expect(consoleErrors).toEqual([])
})

test('a guest who follows the checklist and the hints has met all nine tabs by week 8', async ({ page }) => {
  test.setTimeout(LONG_TEST_MS)
  const consoleErrors = collectConsoleErrors(page)
  await enterCareer(page, { settings: { matchdayMode: 'instant', stopsFor: [] } })
  const dashboard = page.getByRole('tab', { name: 'Dashboard' })
  for (const step of ['Set your tactics', 'Set the ticket price', 'Make one investment']) {
    await page.getByRole('button', { name: step }).click()
    await dashboard.click()
  }
  const hint = page.getByRole('region', { name: 'Hint from your assistant' })
  const metTabs = async () => {
    const stored = await page.evaluate(() => localStorage.getItem('hints') ?? '')
    return (JSON.parse(stored) as { tabs: string[] }).tabs
  }
  // A week may have no hint once all are met.
  for (let week = 1; week < 8 && (await metTabs()).length < 9; week++) {
    await page.getByRole('button', { name: 'More ways to continue' }).click()
    await page.getByRole('menuitem', { name: 'Through the match' }).click()
    await expect(page.getByRole('dialog').first()).toBeVisible()
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 500 })
    }).toPass()
    await expect(hint).toBeVisible()
    await hint.getByRole('button', { name: /^See / }).click()
    await expect(dashboard).toHaveAttribute('aria-selected', 'false')
    await dashboard.click()
  }
  const tabs = await metTabs()
  console.log(`newcomer: ${tabs.length} of 9 tabs met by week 8`)
  expect(tabs).toHaveLength(9)
  expect(consoleErrors).toEqual([])
})
