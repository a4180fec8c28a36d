import { expect, test, type Page } from '@playwright/test'
import { fillSquad, strengthenSquad } from '../support/longCareer.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import {
  enterCareer,
  eventNews,
  closeMatchResult,
  collectConsoleErrors,
  playToNextResult,
  setSpeed,
} from './play.ts'

// A whole season is played, match by match.
test.describe.configure({ timeout: LONG_TEST_MS })

const WEEKS = 38

/** Reads the column P of the league table, also behind a dialog. */
async function matchesPlayed(page: Page): Promise<string[]> {
  const table = page.getByRole('table', { name: 'League Standings', includeHidden: true })
  const header = await table.locator('thead th').allTextContents()
  const column = header.findIndex((text) => text.trim() === 'P')
  return table
    .locator('tbody tr')
    .evaluateAll((rows, index) => rows.map((row) => row.children[index]?.textContent.trim() ?? ''), column)
}

test('a guest plays the first season to its end and starts the second', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  await page.clock.install()
  await enterCareer(page, {
    // Enough players that eleven of them are fit in every week.
    prepare: (career) => {
      strengthenSquad(career)
      fillSquad(career, 25)
    },
    settings: { matchdayMode: 'instant' },
  })
  await page.getByRole('tab', { name: 'League' }).click()
  await setSpeed(page, 'Normal')

  for (let week = 1; week <= WEEKS; week++) {
    await playToNextResult(page)
    if (week === WEEKS) expect(await matchesPlayed(page)).toEqual(Array<string>(20).fill('38'))
    await closeMatchResult(page)
  }

  // The clock is paused from here, so that the next match does not start before the button is pressed: far ahead,
  // since it cannot go back if it has run on meanwhile. No day passes on this evening.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await expect(page.getByRole('list', { name: 'Final scores' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const review = page.getByRole('dialog', { name: 'Season 1 in review' })
  await expect(review.getByRole('table', { name: 'Final table' })).toBeVisible()
  // The first day of a season may bring an event, whose dialog follows the review.
  const answer = eventNews(page).getByRole('button', { name: 'Continue' })
  await page.addLocatorHandler(answer, (button) => button.click())
  await review.getByRole('button', { name: 'Continue' }).click()
  await setSpeed(page, 'Pause')
  await page.clock.resume()
  await expect(page.getByText(/Season 1 finished! Final position: \d+(st|nd|rd|th)/)).toBeVisible()
  await page.getByRole('tab', { name: 'Dashboard' }).click()
  await expect(page.getByText('Season 2').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('Pre-season').first()).toBeVisible()
  await page.getByRole('tab', { name: 'League' }).click()
  expect(await matchesPlayed(page)).toEqual(Array<string>(20).fill('0'))
  await page.getByRole('tab', { name: 'Results' }).click()
  await expect(page.getByRole('combobox', { name: 'Week' })).toHaveValue('1')
  expect(consoleErrors).toEqual([])
})
