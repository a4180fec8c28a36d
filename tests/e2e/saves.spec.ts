import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { isOnDisk, killBrowser, openProfile } from '../support/browserProfile.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { checkForms, expectAccessible, PHONE } from './accessibility.ts'
import {
  chooseMatchDays,
  enterAsGuest,
  enterAsManager,
  closeMatchResult,
  collectConsoleErrors,
  pressInHeader,
  register,
  takeSuggestedClub,
} from './play.ts'

// Careers are saved, left and opened in several pages.
test.describe.configure({ timeout: LONG_TEST_MS })

/** Makes an unsaved change. */
async function changeSquad(page: Page) {
  await page.getByRole('tab', { name: 'Squad' }).click()
  await page.getByRole('button', { name: 'Remove from Squad' }).first().click()
}

const day = (page: Page) => page.getByRole('banner').first()

async function save(page: Page, name: string) {
  await pressInHeader(page, 'Save')
  const dialog = page.getByRole('dialog', { name: 'Save Game' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(`Game saved locally as "${name}".`)).toBeVisible()
  await expect(dialog).toBeHidden()
}

async function openList(page: Page) {
  await pressInHeader(page, 'Load')
  const dialog = page.getByRole('dialog', { name: 'Load Game' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Saves of this browser in the dialog, beside those of the account. */
const savesIn = (dialog: Locator) => dialog.getByRole('list', { name: 'Saved games' })

/** Plays through the first match. Time stands still afterwards, however slow the machine is. */
async function playWeek(page: Page) {
  await page.getByRole('button', { name: 'More ways to continue' }).click()
  await page.getByRole('menuitem', { name: 'Through the match' }).click()
  await closeMatchResult(page)
}

test('a career is saved, played on, loaded, overwritten and deleted', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  await enterAsManager(page, 42)
  await chooseMatchDays(page, 'Instant')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(
    page.getByRole('dialog', { name: 'Save Game' }).getByRole('button', { name: 'Save', exact: true }),
  ).toBeDisabled()
  await expectAccessible(page, 'save dialog')
  await page.keyboard.press('Escape')
  await save(page, 'Kick-off')
  await playWeek(page)
  await expect(day(page)).toContainText(/Day\s*7Season 1, week 1/)

  const list = await openList(page)
  await expect(savesIn(list).getByText('Season 1, day 1')).toBeVisible()
  await expectAccessible(page, 'list of saves')
  await list.getByRole('button', { name: 'Load Kick-off' }).click()
  await expect(page.getByText('Game "Kick-off" loaded successfully! Game is paused.')).toBeVisible()
  await expect(day(page)).toContainText(/Day\s*1Season 1, week 1/)

  await playWeek(page)
  await save(page, 'Kick-off')
  await page.getByRole('button', { name: 'Office' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('list', { name: 'Saved games' }).getByText('Season 1, day 7')).toBeVisible()
  await expectAccessible(page, 'office')
  await page.getByRole('button', { name: 'Delete Kick-off' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Deleted save "Kick-off".')).toBeVisible()
  await expect(page.getByText('No saved games found.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No saved games found.')).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('the eleventh save removes the oldest', async ({ page }) => {
  await enterAsManager(page, 42)
  for (let number = 1; number <= 11; number++) await save(page, `Save ${number}`)
  const list = savesIn(await openList(page))
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await expect(list.getByText('Save 1', { exact: true })).toBeHidden()
  await expect(list.getByText('Save 2', { exact: true })).toBeVisible()
})

test('a save can be moved to another browser as a file', async ({ page, browser }) => {
  await enterAsManager(page, 42)
  await save(page, 'To take along')
  const list = await openList(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    list.getByRole('button', { name: 'Export To take along' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('To-take-along.floodlight')
  const elsewhere = await (await browser.newContext()).newPage()
  await enterAsManager(elsewhere, 7)
  const otherList = await openList(elsewhere)
  await otherList.getByLabel('Import from a file').setInputFiles({
    name: 'no.floodlight',
    mimeType: 'text/plain',
    buffer: Buffer.from('<script>alert(1)</script>'),
  })
  await expect(elsewhere.getByText('Error loading game: this file is not a saved game.')).toBeVisible()
  await otherList.getByLabel('Import from a file').setInputFiles(await download.path())
  await expect(elsewhere.getByText('Game "To take along" loaded successfully!')).toBeVisible()
})

test('every way of leaving with unsaved changes asks for confirmation', async ({ page }) => {
  await enterAsManager(page, 42)
  await changeSquad(page)
  const warning = page.getByRole('dialog', { name: 'Unsaved Progress' })
  for (const way of ['Office', 'Log out']) {
    await page.getByRole('button', { name: way }).click()
    await expect(warning).toContainText('You have unsaved changes. Leaving now will discard them.')
    await page.keyboard.press('Escape')
    await expect(warning).toBeHidden()
  }
  const closing = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await closing
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()

  await page.getByRole('button', { name: 'Office' }).click()
  await warning.getByRole('button', { name: 'Save Game' }).click()
  await page.getByRole('dialog', { name: 'Save Game' }).getByLabel('Name').fill('Before I go')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('button', { name: 'Load Before I go' }).click()
  await expect(page.getByText('Game "Before I go" loaded successfully! Game is paused.')).toBeVisible()
})

test('two tabs do not overwrite each other silently', async ({ page, context }) => {
  await enterAsManager(page, 42)
  await save(page, 'Shared')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await other.getByRole('button', { name: 'Load Shared' }).click()
  await expect(other.getByText('Game "Shared" loaded successfully!')).toBeVisible()
  await save(other, 'Shared')

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Game' })
  await expect(dialog.getByLabel('Name')).toHaveValue('Shared')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('"Shared" has been changed in another tab since.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save as copy' }).click()
  await expect(page.getByText('Game saved locally as "Shared (copy)".')).toBeVisible()
})

test('a restart and the office ask for confirmation before discarding an unsaved career', async ({
  page,
}) => {
  await enterAsManager(page, 42)
  await changeSquad(page)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('Restart')
  await page.getByRole('option', { name: /Restart with a new career/ }).click()
  const question = page.getByRole('dialog', { name: 'Restart' })
  await expect(question).toContainText('Restart game? Unsaved progress will be lost.')
  await question.getByRole('button', { name: 'Restart' }).click()
  const warning = page.getByRole('dialog', { name: 'Unsaved Progress' })
  await expect(warning).toContainText('You have unsaved changes. Leaving now will discard them.')
  await page.keyboard.press('Escape')

  await page.evaluate(() => {
    history.pushState(null, '', '/dashboard')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await page.getByRole('button', { name: 'Log Out', exact: true }).click()
  await expect(warning).toContainText('You have unsaved changes. Leaving now will discard them.')
  await expectAccessible(page, 'warning')
  await warning.getByRole('button', { name: 'Leave Anyway' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('a guest who registers in the office keeps the career, and can save', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  await enterAsGuest(page, 42)
  await changeSquad(page)
  await page.getByRole('button', { name: 'Office' }).click()
  await page.getByRole('link', { name: 'Create Account' }).click()
  const email = `guest-${crypto.randomUUID()}@example.org`
  await register(page, { email, password: 'a long secret', teamName: 'Lantern Street' })
  await expect(page.getByText('Your career goes on. Save it to keep it.')).toBeVisible()
  await expectAccessible(page, 'registered guest')
  await page.getByRole('link', { name: 'Continue career' }).click()
  await page.getByRole('tab', { name: 'Squad' }).click()
  await expect(page.getByText('Eligible 10 / 11')).toBeVisible()
  await save(page, 'No guest any more')
  await expect(savesIn(await openList(page)).getByText('Lantern Street')).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('a career can be recovered after the browser was killed', async ({ baseURL }) => {
  const profile = mkdtempSync(join(tmpdir(), 'floodlight-killed-'))
  try {
    const first = await openProfile(profile, baseURL ?? '')
    const [page = await first.newPage()] = first.pages()
    await enterAsManager(page, 42)
    await chooseMatchDays(page, 'Instant')
    await save(page, 'Before the storm')
    await playWeek(page)
    await expect(day(page)).toContainText(/Day\s*7Season 1, week 1/)
    const token = await page.evaluate(() => localStorage.getItem('token'))
    await expect.poll(() => isOnDisk(profile, token ?? 'no token')).toBe(true)
    killBrowser(profile)
    await first.close().catch(() => {})

    const second = await openProfile(profile, baseURL ?? '')
    const [again = await second.newPage()] = second.pages()
    await again.goto('/game')
    const offer = again.getByRole('dialog', { name: 'Recover your career' })
    await expect(offer).toContainText(/season 1.*day [78]/s)
    await expectAccessible(again, 'offer to recover')
    await offer.getByRole('button', { name: 'Recover' }).click()
    await expect(day(again)).toContainText(/Day\s*7Season 1, week 1/)
    await expect(savesIn(await openList(again)).getByText('Before the storm')).toBeVisible()
    await second.close()
  } finally {
    // Child processes of the killed browser may still be writing.
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  }
})

test.describe('in every form', () => {
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })

  test('the dialogs and the recovery screen are accessible and fit their width', async ({ page }) => {
    await enterAsManager(page, 42)
    await openList(page)
    await checkForms(page, 'empty list')
    await page.keyboard.press('Escape')
    for (const name of ['Kick-off', 'The long road back from the foot of the table, week by week']) {
      await save(page, name)
    }
    await openList(page)
    await page.getByRole('button', { name: 'Delete Kick-off' }).click()
    await checkForms(page, 'list')
    await page.keyboard.press('Escape')
    await pressInHeader(page, 'Save')
    await checkForms(page, 'save')
    await page.keyboard.press('Escape')
    await changeSquad(page)
    await pressInHeader(page, 'Office')
    await checkForms(page, 'unsaved')
    await page.keyboard.press('Escape')

    // On pagehide the page stores a recovery copy, which is then corrupted.
    await page.evaluate(() => {
      dispatchEvent(new Event('pagehide'))
      const key = Object.keys(sessionStorage).find((name) => name.startsWith('career/')) ?? ''
      addEventListener('unload', () => {
        sessionStorage.setItem(key, 'torn')
      })
    })
    page.once('dialog', (question) => void question.accept())
    await page.goto('/dashboard')
    await expect(page.getByRole('button', { name: 'Load Kick-off' })).toBeVisible()
    await checkForms(page, 'office')
    await page.goto('/game')
    await expect(page.getByRole('heading', { name: 'Play has stopped' })).toBeVisible()
    await page.getByText('Details to report').click()
    await expect(page.getByText('Error loading save data.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible()
    await checkForms(page, 'recovery screen')
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('button', { name: 'Give up the running career' }).click()
    await takeSuggestedClub(page)
  })
})

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`a career is saved and loaded without a network from the first input on, ${viewport.width} wide`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport)
    const running = new Set<unknown>()
    const loaded: string[] = []
    page.on('request', (request) => running.add(request))
    page.on('requestfailed', (request) => running.delete(request))
    page.on('requestfinished', (request) => {
      running.delete(request)
      loaded.push(request.url())
    })
    await enterAsManager(page, 42)
    await page.mouse.move(200, 300)
    // A slow machine is five seconds without an input before the first one here, and has loaded them then.
    for (const chunk of ['/LoadGame-', '/readCareer-']) {
      await expect.poll(() => loaded.some((url) => url.includes(chunk))).toBe(true)
    }
    await expect.poll(() => running.size).toBe(0)
    await context.setOffline(true)
    await pressInHeader(page, 'Save')
    const saving = page.getByRole('dialog', { name: 'Save Game' })
    await saving.getByLabel('Name').fill('In the tunnel')
    await saving.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Game saved locally as "In the tunnel".')).toBeVisible()
    await pressInHeader(page, 'Load')
    const loading = page.getByRole('dialog', { name: 'Load Game' })
    await loading.getByRole('button', { name: /^Load.*In the tunnel/ }).click()
    await expect(page.getByText('Game "In the tunnel" loaded successfully! Game is paused.')).toBeVisible()
  })
}
