import { expect, test, type Page } from '@playwright/test'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay } from '../../client/simulation/season/day.ts'
import { putCareer } from '../support/putCareer.ts'
import {
  chooseMatchDays,
  enterAsGuest,
  letDaysPass,
  collectConsoleErrors,
  setSpeed,
  watchFor,
} from './play.ts'

/** Plays as a guest to the first match and opens it. */
async function kickOff(page: Page, seed = 42): Promise<void> {
  await page.clock.install()
  await enterAsGuest(page, seed)
  await chooseMatchDays(page, 'Fast')
  await setSpeed(page, 'Fast')
  await letDaysPass(page, 6)
  await expect(page.getByRole('log', { name: 'Commentary' })).toBeVisible()
}

/** Reads the score: 'Your Club 2, East London Foundry 1. Full time' → ['2', '1']. */
async function score(page: Page): Promise<string[]> {
  const label = await page.getByRole('group', { name: /\d, .* \d\./ }).getAttribute('aria-label')
  return [...(label ?? '').matchAll(/ (\d+)[,.]/g)].map(([, goals]) => goals ?? '')
}

test('a match watched to the end has the score of its result', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  await kickOff(page)
  await expect(page.getByRole('img', { name: /match|pitch/i })).toBeVisible()
  const log = page.getByRole('log', { name: 'Commentary' })
  await watchFor(page, 20)
  expect(await log.locator('> *').count()).toBeGreaterThan(2)
  await watchFor(page, 80)
  await expect(page.getByText('Full time').first()).toBeVisible()
  const shown = await score(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  const result = page.getByRole('dialog')
  await expect(result.getByText('Points Earned')).toBeVisible()
  await expect(result.getByText(`${shown[0]}–${shown[1]}`)).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('a match can be paused, a player substituted, and the rest skipped', async ({ page }) => {
  await kickOff(page)
  await watchFor(page, 10)
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  const minute = page.getByRole('group', { name: /Minute \d+/ })
  const before = await minute.getAttribute('aria-label')
  await watchFor(page, 5)
  expect(await minute.getAttribute('aria-label')).toBe(before)

  await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'Substitutions' }).click()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  await page.getByRole('group', { name: 'Off' }).getByRole('radio').last().click()
  await page.getByRole('group', { name: 'On' }).getByRole('radio').last().click()
  await page.getByRole('button', { name: /^Bring on .* for / }).click()
  await expect(page.getByText(/^Next minute: .* for /)).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  await watchFor(page, 3)
  await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'Substitutions' }).click()
  await expect(page.getByText('4 substitutions left')).toBeVisible()

  await page.getByRole('button', { name: 'Skip to the end' }).click()
  await watchFor(page, 2)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog').getByText('Points Earned')).toBeVisible()
})

test('a match resumes at its minute after a reload', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  await kickOff(page)
  await watchFor(page, 20)
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  const minute = page.getByRole('group', { name: /Minute \d+/ })
  const before = (await minute.getAttribute('aria-label')) ?? 'no match'
  const lines = await page.getByRole('log', { name: 'Commentary' }).locator('> *').count()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  await expect(minute).toHaveAccessibleName(before)
  await expect(page.getByRole('log', { name: 'Commentary' }).locator('> *')).toHaveCount(lines)
  await page.getByRole('button', { name: 'Resume' }).click()
  await watchFor(page, 80)
  await expect(page.getByText('Full time').first()).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog').getByText('Points Earned')).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('the sound of a match is loaded when it is switched on, and its volume is remembered', async ({
  page,
}) => {
  const consoleErrors = collectConsoleErrors(page)
  const sounds: string[] = []
  page.on('request', (request) => {
    if (/MatchSound/.test(request.url())) sounds.push(request.url())
  })
  await kickOff(page)
  await watchFor(page, 5)
  const sound = page.getByRole('switch', { name: 'Sound' })
  await expect(sound).not.toBeChecked()
  expect(sounds).toEqual([])
  await sound.focus()
  await page.keyboard.press('Space')
  await expect(sound).toBeChecked()
  await expect.poll(() => sounds.length).toBe(1)
  const volume = page.getByRole('slider', { name: 'Volume' })
  await volume.focus()
  await page.keyboard.press('PageUp')
  await expect(volume).toHaveAttribute('aria-valuetext', '70%')
  await watchFor(page, 15)
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await page.reload()
  await expect(sound).toBeChecked()
  await expect(volume).toHaveAttribute('aria-valuetext', '70%')
  await page.getByRole('button', { name: 'Resume' }).click()
  await watchFor(page, 80)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog').getByText('Points Earned')).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('a match on a phone in landscape shows pitch, score and controls at once', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  const career = createGame({ seed: 3 })
  while (!career.awaitingKickOff) beginDay(career)
  await putCareer(page, career, { settings: { matchdayMode: 'fast' } })
  await page.goto('/game')
  await page.getByRole('button', { name: /^Play: / }).click()
  const score = page.getByRole('group', { name: /Minute/ })
  await expect(score).toBeInViewport({ ratio: 1 })
  for (const name of ['Pause', 'Full', 'Fast', 'Highlights', 'Skip to the end']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  }
  // The free area for the pitch is below the score, above the timeline and beside the commentary.
  const top = (await score.boundingBox())!
  const timeline = (await page.getByRole('region', { name: 'Timeline' }).boundingBox())!
  const commentary = (await page.getByRole('region', { name: 'Commentary' }).boundingBox())!
  expect(timeline.y - (top.y + top.height)).toBeGreaterThan(390 / 2)
  expect(commentary.x).toBeGreaterThan(844 / 2)
  const { scrollWidth, scrollHeight } = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return { scrollWidth, scrollHeight }
  })
  expect([scrollWidth, scrollHeight]).toEqual([844, 390])
})
