/** Pages of challenges as the server writes them, over a table of three pages. */
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { createApp } from '../../server/app.ts'
import { builtClient, builtIndex } from '../../server/client/builtClient.ts'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { fillTable } from '../support/fillTable.ts'
import { makeAppContext } from '../support/makeApp.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { checkForms, PHONE } from './accessibility.ts'
import { collectConsoleErrors } from './play.ts'

// A server of its own is started.
test.describe.configure({ mode: 'serial', timeout: LONG_TEST_MS })

const WEEK = '2026-W48'
const now = new Date('2026-11-25T12:00:00Z')
const build = join(import.meta.dirname, '../../dist/client')
let url: string
let close: () => Promise<void>

test.beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'floodlight-e2e-'))
  const database = await openDatabase(folder)
  await fillTable(database.db, { challenge: WEEK, first: 1, last: 220, score: 'i', enteredAt: now })
  const server = createApp({
    ...makeAppContext(database.db),
    clock: { now: () => now },
    config: { mode: 'production', trustProxy: undefined },
    publicUrl: 'http://localhost',
    client: builtClient(build),
    readIndex: () => builtIndex(build),
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  url = `http://localhost:${(server.address() as AddressInfo).port}`
  close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
test.afterAll(() => close())

const firstRow = (page: Page) => page.getByRole('row').nth(1)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test('the table is read, page by page', async ({ page }) => {
    await page.goto(`${url}/challenges`)
    await expect(page).toHaveTitle('Challenge: Keep the Chequebook Shut · Floodlight')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keep the Chequebook Shut')
    await expect(firstRow(page)).toContainText('Filler 220')
    await page.getByRole('link', { name: 'Lower places' }).click()
    await expect(firstRow(page)).toContainText('Filler 120')
    await expect(page.getByText('Page 2 of 3')).toBeVisible()
  })
})

test('the client replaces the page of the server with the same part of the table', async ({ page }) => {
  const complaints = collectConsoleErrors(page)
  await page.clock.setFixedTime(now)
  await page.goto(`${url}/challenges/${WEEK}?table=open&page=2`)
  await expect(page.locator('#root').getByRole('row').nth(1)).toContainText('Filler 120')
  await expect(page.getByText('Page 2 of 3')).toHaveCount(1)
  await expect(page.locator('#reading')).toHaveCount(0)
  await checkForms(page, 'a page of the challenges')
  await page.getByRole('link', { name: 'All-time table' }).click()
  await expect(page.getByText('No points yet')).toBeVisible()
  await checkForms(page, 'the all-time table')
  expect(complaints).toEqual([])
})
