import { expect, test } from '@playwright/test'
import { careerOnDay } from '../support/careerBeforeEvent.ts'
import { checkForms, PHONE } from './accessibility.ts'
import { collectConsoleErrors, enterCareer } from './play.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// Walks through many pages.
test.describe.configure({ timeout: LONG_TEST_MS })

const LEGACY = {
  achievements: ['first-win', 'champions', 'no-signing-1'].map((id) => ({
    id,
    club: 'Harbour Rovers',
    season: 2,
    earnedAt: Date.UTC(2026, 10, 22, 12),
  })),
  careers: Array.from({ length: 20 }, (_, seed) => ({
    seed,
    club: 'Northern Harbour Rovers',
    reason: seed % 2 ? 'sacked' : 'bankrupt',
    seasons: 24 - seed,
    titles: 3,
    cups: 0,
    bestPlace: 1,
    matches: 900,
    points: 1_500,
    endedAt: 1_000,
  })),
  players: Array.from({ length: 20 }, (_, i) => ({
    seed: 1,
    club: 'Northern Harbour Rovers',
    id: `p${i}`,
    name: 'Bartholomew Featherstone',
    position: 'Midfielder',
    season: 12,
    appearances: 38,
    goals: 24,
    awards: 2,
  })),
}

// Opened on a phone, the smallest viewport; without motion, so that no check runs during a transition.
test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })

test('the hall of fame opens from the history and by the keyboard, and fits every form', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  await page.addInitScript((legacy) => {
    localStorage.setItem('legacy', legacy)
  }, JSON.stringify(LEGACY))
  await enterCareer(page, { career: careerOnDay(42, 6) })
  await page.getByRole('tab', { name: 'League' }).click()
  await page.getByRole('tab', { name: 'History' }).click()
  const opener = page.getByRole('button', { name: 'Hall of fame' })
  await opener.click()
  const hall = page.getByRole('dialog', { name: 'Hall of fame' })
  for (const part of ['Achievements', 'Careers', 'Players']) {
    await hall.getByRole('tab', { name: part }).click()
    await checkForms(page, part)
  }
  await page.keyboard.press('Escape')
  await expect(hall).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('hall of fame')
  await page.keyboard.press('Enter')
  await expect(hall).toBeVisible()
  // The parts are a tab list: the arrow keys move along it, Enter opens.
  await hall.getByRole('tab', { name: 'Achievements' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(hall.getByRole('table', { name: 'Careers' })).toBeVisible()
  expect(consoleErrors).toEqual([])
})
