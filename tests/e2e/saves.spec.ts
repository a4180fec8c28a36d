import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { chooseMatchDays, enterAsManager, goOnAfterMatch, listen, setSpeed } from './play.ts'

const day = (page: Page) => page.getByRole('banner').first()

async function save(page: Page, name: string) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Game' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(`Game saved locally as "${name}".`)).toBeVisible()
  await expect(dialog).toBeHidden()
}

async function openList(page: Page) {
  await page.getByRole('button', { name: 'Load', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Load Game' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Plays to the morning of the first match day and through its match. */
async function playWeek(page: Page) {
  await setSpeed(page, 'Fast')
  await goOnAfterMatch(page)
  await setSpeed(page, 'Pause')
}

test('a career is saved, played on, loaded, overwritten and deleted', async ({ page }) => {
  const complaints = listen(page)
  await enterAsManager(page, 42)
  await chooseMatchDays(page, 'Instant')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(
    page.getByRole('dialog', { name: 'Save Game' }).getByRole('button', { name: 'Save', exact: true }),
  ).toBeDisabled()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.keyboard.press('Escape')
  await save(page, 'Kick-off')
  await playWeek(page)
  await expect(day(page)).toContainText(/week 1/)

  const list = await openList(page)
  await expect(list.getByText('Season 1, day 1')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await list.getByRole('button', { name: 'Load Kick-off' }).click()
  await expect(page.getByText('Game "Kick-off" loaded successfully! Game is paused.')).toBeVisible()
  await expect(day(page)).toContainText(/week 0/)

  await playWeek(page)
  await save(page, 'Kick-off')
  await page.getByRole('button', { name: 'Office' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText(/Season 1, day [78]/)).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Delete Kick-off' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Deleted save "Kick-off".')).toBeVisible()
  await expect(page.getByText('No saved games found.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No saved games found.')).toBeVisible()
  expect(complaints).toEqual([])
})

test('of eleven saves the oldest goes', async ({ page }) => {
  await enterAsManager(page, 42)
  for (let number = 1; number <= 11; number++) await save(page, `Save ${number}`)
  const list = await openList(page)
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await expect(list.getByText('Save 1', { exact: true })).toBeHidden()
  await expect(list.getByText('Save 2', { exact: true })).toBeVisible()
})

test('a save goes from one browser to another as a file', async ({ page, browser }) => {
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

test('leaving with unsaved changes asks, whichever way', async ({ page }) => {
  await enterAsManager(page, 42)
  await page.getByRole('tab', { name: 'Squad' }).click()
  await page.getByRole('button', { name: 'Remove from Squad' }).first().click()
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

test('two tabs never overwrite each other silently', async ({ page, context }) => {
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
