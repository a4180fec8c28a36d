/** An iron career as a player meets it: one save, whatever happens to its page. */
import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import {
  chooseMatchDays,
  closeMatchResult,
  collectConsoleErrors,
  logInAsManager,
  pressInHeader,
} from './play.ts'

const RULE = 'An iron career has one save and no way back.'
const header = (page: Page) => page.getByRole('banner').first()

test('an iron career is started by keyboard, and goes on in its one save', async ({ page, context }) => {
  const consoleErrors = collectConsoleErrors(page)
  await logInAsManager(page)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Start a new career' }).press('Enter')
  const box = page.getByRole('checkbox', { name: /^Iron career/ })
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
  await expectAccessible(page, 'start of a career')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await chooseMatchDays(page, 'Instant')
  await page.getByRole('button', { name: 'More ways to continue' }).click()
  await page.getByRole('menuitem', { name: 'Through the match' }).click()
  await closeMatchResult(page)
  await expect(header(page)).toContainText(/Day\s*7Season 1, week 1/)

  await page.reload()
  await expect(header(page)).toContainText(/Day\s*7Season 1, week 1/)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden()
  await pressInHeader(page, 'Load')
  const dialog = page.getByRole('dialog', { name: 'Load Game' })
  await expect(dialog).toContainText(RULE)
  await expectAccessible(page, 'load dialog of an iron career')
  await page.keyboard.press('Escape')
  await pressInHeader(page, 'Office')
  await expect(page.getByRole('region', { name: 'Saved games' })).toContainText(RULE)

  const later = await context.newPage()
  await page.close()
  await later.goto('/game')
  const offer = later.getByRole('dialog', { name: 'Your iron career' })
  await expect(offer).toContainText(RULE)
  await offer.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(header(later)).toContainText(/Day\s*7Season 1, week 1/)
  expect(consoleErrors).toEqual([])
})

test('an iron career is played in one tab at a time', async ({ page, context }) => {
  await logInAsManager(page)
  await page.goto('/game?iron=yes')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.getByRole('tab', { name: 'Squad' }).click()
  await page.getByRole('button', { name: 'Remove from Squad' }).first().click()
  const stored = await page.evaluate(() => ({ ...sessionStorage }))
  // As a browser duplicates a tab, with its storage.
  const duplicate = await context.newPage()
  await duplicate.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, String(value))
  }, stored)
  await duplicate.goto('/game')
  await expect(duplicate.getByText('This career is open in another tab.')).toBeVisible()
  await expect(duplicate).toHaveURL(/\/dashboard$/)
  await page.close()
  // A page that is closed releases its lock a moment later.
  await duplicate.waitForFunction(async () => (await navigator.locks.query()).held?.length === 0)
  await duplicate.getByRole('link', { name: 'Continue career' }).click()
  await expect(duplicate.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})
