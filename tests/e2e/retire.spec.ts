import { expect, test, type Page } from '@playwright/test'
import { copyGame } from '../../client/simulation/copyGame.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { strengthenSquad } from '../support/longCareer.ts'
import { MANAGERS } from '../support/managers.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { checkForms } from './accessibility.ts'
import { collectConsoleErrors, enterCareer, takeSuggestedClub } from './play.ts'

// A career is played up to the end of its first season.
test.describe.configure({ timeout: LONG_TEST_MS })

let summer: GameState

test.beforeAll(() => {
  summer = createGame({ seed: 42, clubName: 'Northgate United', manager: { name: 'Alex Ferris', face: 77 } })
  strengthenSquad(summer)
  while (summer.currentSeason === 1) {
    beginDay(summer)
    MANAGERS.sensible(summer)
    playMatchDay(summer)
  }
})

async function openReview(page: Page) {
  await enterCareer(page, { career: copyGame(summer), settings: { motion: 'reduced' } })
  await page.getByRole('tab', { name: 'League' }).click()
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Review of season 1' }).click()
  const review = page.getByRole('dialog', { name: 'Season 1 in review' })
  await expect(review).toBeVisible()
  return review
}

test('a manager retires by mouse, is in the hall of fame and in the office, and starts again', async ({
  page,
}) => {
  const consoleErrors = collectConsoleErrors(page)
  const review = await openReview(page)
  await review.getByRole('button', { name: 'Retire' }).click()
  await page.getByRole('dialog', { name: 'Retire?' }).getByRole('button', { name: 'Retire' }).click()
  const results = page.getByRole('dialog', { name: 'You’ve retired' })
  await expect(results.getByText('Seasons Managed')).toBeVisible()
  await expect(results.getByText(/for 1 season.* and retired with a final budget of €/)).toBeVisible()
  await checkForms(page, 'the results of a retired manager')

  // A reload finds the career as it ended.
  await page.reload()
  await expect(results).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'The career is over' })).toBeVisible()

  await page.getByRole('tab', { name: 'League' }).click()
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Hall of fame' }).click()
  const hall = page.getByRole('dialog', { name: 'Hall of fame' })
  await hall.getByRole('tab', { name: 'Careers' }).click()
  await expect(hall.getByRole('row', { name: /Northgate United/ })).toContainText(/Alex Ferris.*Retired/)
  await hall.getByText('Alex Ferris, Northgate United').click()
  await expect(hall.getByRole('region', { name: 'Records held' })).toBeVisible()
  await checkForms(page, 'the story of a career')
  await page.keyboard.press('Escape')

  await page
    .getByRole('region', { name: 'The career is over' })
    .getByRole('button', { name: 'Start New Career' })
    .click()
  await page.getByRole('link', { name: 'Back to the office' }).click()
  const latest = page.getByRole('region', { name: 'Latest career' })
  await expect(latest).toContainText('Northgate United, 1 season, retired')
  await checkForms(page, 'the office with a career')
  await page.getByRole('link', { name: 'Start a new career' }).click()
  await page.getByRole('textbox', { name: 'Manager', exact: true }).fill('Sam Carter')
  await takeSuggestedClub(page)
  expect(consoleErrors).toEqual([])
})

test('a manager retires by the keyboard alone, and changes their name before', async ({ page }) => {
  const review = await openReview(page)
  await page.keyboard.press('Escape')
  await expect(review).toBeHidden()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('your career')
  await page.keyboard.press('Enter')
  const career = page.getByRole('dialog', { name: 'Your career' })
  await career.getByRole('button', { name: 'Change name and face' }).press('Enter')
  await expect(career.getByLabel('Your name')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Sam Carter')
  await page.keyboard.press('Enter')
  await expect(career.getByText('Sam Carter')).toBeVisible()
  await checkForms(page, 'the manager')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Review of season 1' }).press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Continue' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Retire?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'You’ve retired' })).toBeVisible()
})
