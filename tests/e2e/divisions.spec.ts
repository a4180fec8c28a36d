import { expect, test } from '@playwright/test'
import { longCareer } from '../support/longCareer.ts'
import { checkForms } from './accessibility.ts'
import { collectConsoleErrors, enterCareer } from './play.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// Walks through many pages.
test.describe.configure({ timeout: LONG_TEST_MS })

test('the League tab shows both divisions and the cup', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  const career = longCareer({ seed: 42, season: 1, week: 5 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await enterCareer(page, { career })
  await page.keyboard.press('9')
  const first = page.getByRole('table', { name: 'League Standings' })
  await expect(first.getByText('Relegation')).toHaveCount(2)

  await page.getByRole('radio', { name: 'Second division' }).check()
  const second = page.getByRole('table', { name: 'Second division' })
  await expect(first).toBeHidden()
  await expect(second.getByText('Promotion')).toHaveCount(1)
  await expect(second.getByText('Play-off')).toHaveCount(4)

  const club = career.otherDivision.clubs[0]
  if (!club) throw new Error('The second division is empty')
  await second.getByRole('button', { name: club.name }).click()
  const dialog = page.getByRole('dialog', { name: club.name })
  await expect(dialog.getByText(club.manager.name)).toBeVisible()
  await page.keyboard.press('Escape')
  await checkForms(page, 'the table of the second division')

  await page.getByRole('tab', { name: 'Results' }).click()
  await expect(page.getByRole('list', { name: 'Matches of week 5' }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('tab', { name: 'Scorers' }).click()
  await expect(page.getByRole('table', { name: 'Second division top scorers' })).toBeVisible()
  await page.getByRole('radio', { name: 'First division' }).check()
  await expect(page.getByRole('table', { name: 'Your top scorers' })).toBeVisible()

  await page.getByRole('tab', { name: 'Cups' }).click()
  const cup = page.getByRole('region', { name: 'Lantern Cup' })
  await expect(cup.getByRole('list', { name: 'Ties of the first round' }).getByRole('listitem')).toHaveCount(
    16,
  )
  await expect(cup.getByText('Drawn on day 4 of week 13')).toBeVisible()
  await checkForms(page, 'the cup')
  expect(consoleErrors).toEqual([])
})
