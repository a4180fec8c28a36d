import { expect, test, type Browser, type Page } from '@playwright/test'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { checkForms, PHONE } from './accessibility.ts'
import { chooseMatchDays, closeMatchResult, openAccount, pressInHeader } from './play.ts'

// Two devices play a week each.
test.describe.configure({ timeout: LONG_TEST_MS })

type Manager = Awaited<ReturnType<typeof openAccount>>

/** Opens the game in a browser profile of its own, as a manager with an account. */
async function openDevice(browser: Browser, { token, user }: Manager): Promise<Page> {
  const page = await (await browser.newContext({ serviceWorkers: 'allow' })).newPage()
  await page.goto('/login')
  await page.evaluate(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    },
    { token, user: JSON.stringify(user) },
  )
  await page.goto('/game?seed=42')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  // From here on the game is there without a network.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await chooseMatchDays(page, 'Instant')
  return page
}

async function save(page: Page, name: string): Promise<void> {
  await pressInHeader(page, 'Save')
  const dialog = page.getByRole('dialog', { name: 'Save Game' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()
}

async function playWeek(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More ways to continue' }).click()
  await page.getByRole('menuitem', { name: 'Through the match' }).click()
  await closeMatchResult(page)
}

async function openList(page: Page) {
  await pressInHeader(page, 'Load')
  const dialog = page.getByRole('dialog', { name: 'Load Game' })
  return dialog.getByRole('region', { name: 'In your account' })
}

/** Waits until the list of a device has no save that waits, and closes it. */
async function waitUntilSent(page: Page, text: RegExp): Promise<void> {
  const list = await openList(page)
  await expect(list.getByText(text).first()).toBeVisible()
  await expect(list.getByText(/Waiting to be sent/)).toBeHidden()
  await page.keyboard.press('Escape')
}

test('a week played and saved without a network is seen on a second device later', async ({
  browser,
  request,
}) => {
  const manager = await openAccount(request)
  const desk = await openDevice(browser, manager)
  await save(desk, 'Before the cut')
  await waitUntilSent(desk, /Kept in the account/)
  await desk.context().setOffline(true)
  await playWeek(desk)
  await save(desk, 'Played offline')
  await expect((await openList(desk)).getByText(/Waiting to be sent/)).toBeVisible()
  await desk.keyboard.press('Escape')
  await desk.context().setOffline(false)
  await waitUntilSent(desk, /Kept in the account/)

  const phone = await openDevice(browser, manager)
  const list = await openList(phone)
  await expect(list.getByRole('heading', { name: 'Played offline' })).toBeVisible()
  await list.getByRole('button', { name: /^Load from the account: Played offline/ }).click()
  await expect(phone.getByText('Game "Played offline" loaded successfully! Game is paused.')).toBeVisible()
  await expect(phone.getByRole('banner').first()).toContainText(/Day\s*7Season 1, week 1/)
})

test('two devices that save the same career offline keep both versions', async ({ browser, request }) => {
  const manager = await openAccount(request)
  const desk = await openDevice(browser, manager)
  await save(desk, 'Lantern Street')
  await waitUntilSent(desk, /Kept in the account/)
  const phone = await openDevice(browser, manager)
  const listed = await openList(phone)
  await listed.getByRole('button', { name: /^Load from the account: Lantern Street/ }).click()
  await expect(phone.getByText('Game "Lantern Street" loaded successfully! Game is paused.')).toBeVisible()
  for (const device of [desk, phone]) await device.context().setOffline(true)
  await playWeek(desk)
  await save(desk, 'Lantern Street')
  await save(phone, 'Lantern Street')
  await desk.context().setOffline(false)
  await waitUntilSent(desk, /Kept in the account/)
  await phone.context().setOffline(false)
  await phone.setViewportSize(PHONE)
  const list = await openList(phone)
  await expect(list.getByText(/Two versions: both are kept/)).toHaveCount(2)
  await expect(list.getByText(/Season 1, day 1 ·/)).toBeVisible()
  await expect(list.getByText(/Season 1, day [2-9] ·/)).toBeVisible()
  await checkForms(phone, 'saves of the account')
})
