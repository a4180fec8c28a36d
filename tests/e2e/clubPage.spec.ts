import { expect, test } from '@playwright/test'
import { longCareer } from '../support/longCareer.ts'
import { checkForms } from './accessibility.ts'
import { collectConsoleErrors, enterCareer } from './play.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// Walks through many pages.
test.describe.configure({ timeout: LONG_TEST_MS })

test('a club opens from the table by keyboard and leads back to it', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  const career = longCareer({ seed: 42, season: 2, week: 5 })
  const rival = career.competitors[4]
  if (!rival) throw new Error('There is no such club')
  await page.setViewportSize({ width: 1440, height: 900 })
  await enterCareer(page, { career })
  await page.keyboard.press('9')
  const table = page.getByRole('table', { name: 'League Standings' })
  const link = table.getByRole('button', { name: rival.name })
  await link.focus()
  await page.keyboard.press('Enter')
  const club = page.getByRole('dialog', { name: rival.name })
  await expect(club.getByText(rival.manager.name)).toBeVisible()
  await expect(club.getByRole('table', { name: 'Squad' }).getByRole('rowheader')).toHaveCount(
    rival.players.length,
  )
  await expect(club.getByRole('region', { name: 'Meetings with you' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(club).toBeHidden()
  await expect(link).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(club).toBeVisible()
  await checkForms(page, 'the page of a club')
  expect(consoleErrors).toEqual([])
})
