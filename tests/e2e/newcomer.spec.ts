/** Newcomers who follow what the pages suggest. */
import { expect, test, type Page } from '@playwright/test'
import { collectConsoleErrors } from './play.ts'

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
