/** Insecure context (plain HTTP, not localhost), where browsers have no storage manager, locks and clipboard. */
import { expect, test } from '@playwright/test'
import { browserArguments } from '../support/findBrowser.ts'
import { collectConsoleErrors, register } from './play.ts'
import config from './playwright.config.ts'

const NAME = 'floodlight.test'

test.use({
  baseURL: config.use?.baseURL?.replace('localhost', NAME),
  launchOptions: {
    ...config.use?.launchOptions,
    args: [...browserArguments, `--host-resolver-rules=MAP ${NAME} 127.0.0.1`],
  },
})

test('saving and loading work on a plain HTTP address', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  await page.goto('/register')
  await register(page, { email: 'plain@example.org', password: 'a long secret', teamName: 'Harbour Road' })
  await page.goto('/game?seed=42')
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Game' })
  await dialog.getByLabel('Name').fill('Kick-off')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Game saved locally as "Kick-off".')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Load', exact: true }).click()
  await page.getByRole('button', { name: 'Load Kick-off' }).click()
  await expect(page.getByText('Game "Kick-off" loaded successfully! Game is paused.')).toBeVisible()
  // Browsers ignore these headers in an insecure context and warn; they apply behind TLS.
  const ignored = /Cross-Origin-Opener-Policy header has been ignored|Origin-Agent-Cluster header/
  expect(consoleErrors.filter((error) => !ignored.test(error))).toEqual([])
})
