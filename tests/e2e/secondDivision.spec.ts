import { expect, test } from '@playwright/test'
import { collectConsoleErrors, takeSuggestedClub } from './play.ts'

test('a career starts in the second division, which the League tab shows first', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Play as Guest' }).click()
  await page.getByRole('button', { name: 'Second division' }).focus()
  await page.keyboard.press('Enter')
  await takeSuggestedClub(page)
  await page.keyboard.press('9')
  await expect(page.getByRole('radio').first()).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Second division' })).toBeChecked()
  const table = page.getByRole('table', { name: 'League Standings' })
  await expect(table.getByText('Your Club')).toHaveCount(1)
  await page.getByRole('radio', { name: 'First division' }).check()
  await expect(page.getByRole('table', { name: 'First division' }).getByRole('row')).toHaveCount(21)
  await expect(page.getByText('19th and 20th go down.')).toBeVisible()
  expect(consoleErrors).toEqual([])
})
