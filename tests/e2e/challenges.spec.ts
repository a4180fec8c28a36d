/** A challenge as a player meets it, from the office or by its link, to its result. */
import { expect, test, type Page } from '@playwright/test'
import { CHALLENGES } from '../../client/simulation/challenge/challenges.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { playDay } from '../../client/simulation/season/day.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { checkForms, PHONE } from './accessibility.ts'
import { collectConsoleErrors, enterCareer, openAccount } from './play.ts'

// Half a season is played, and many screens are read by axe.
test.describe.configure({ timeout: LONG_TEST_MS })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2026-11-27T12:00:00Z' })
})

/** The first challenge on a morning, as somebody who only picks sides has played it. */
function challengeOnDay(day: number): GameState {
  const challenge = CHALLENGES.find(({ title }) => title === 'Keep the Chequebook Shut')
  if (!challenge) throw new Error('The first challenge is another')
  const { seed } = challenge
  const game = createGame({ seed, clubName: 'Northgate United', challenge })
  while (game.day < day) playDay(game)
  return game
}

const panel = (page: Page) => page.getByRole('region', { name: 'Challenge: Keep the Chequebook Shut' })
const start = (page: Page) => page.getByRole('button', { name: 'Start the challenge' })

test('a guest starts the challenge of the week in the office, and nobody is signed', async ({ page }) => {
  const complaints = collectConsoleErrors(page)
  await page.goto('/game?as=guest')
  await page.getByRole('link', { name: 'Back to the office' }).click()
  await expect(page.getByRole('region', { name: 'Challenges' })).toContainText('Half a season.')
  await page.getByRole('link', { name: 'Play Keep the Chequebook Shut' }).click()
  await expect(page.getByRole('region', { name: 'The challenge' })).toContainText('Sign nobody')
  await checkForms(page, 'start of a challenge')
  await start(page).click()

  await expect(panel(page)).toContainText(/Score now\s*0 points/)
  await expect(panel(page)).toContainText(/Decisions\s*0/)
  await expect(panel(page)).toContainText(/Match weeks left\s*19/)
  await page.getByRole('tab', { name: 'Transfers' }).click()
  await page.getByRole('button', { name: /^Sign/, disabled: false }).first().click()
  await expect(page.getByText('No signings in this challenge, not even on loan.')).toBeVisible()
  await page.getByRole('tab', { name: 'Dashboard' }).click()
  await expect(panel(page)).toContainText(/Decisions\s*0/)
  expect(complaints).toEqual([])
})

test('a link that a guest opens starts a challenge by the keyboard, and a reload goes on with it', async ({
  page,
}) => {
  const complaints = collectConsoleErrors(page)
  await page.goto('/game?challenge=2026-W48')
  await page.getByRole('button', { name: 'Play as Guest' }).press('Enter')
  await page.getByRole('button', { name: 'Continue as Guest' }).press('Enter')
  await expect(start(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toContainText(/Match weeks left\s*19/)
  await expect(page).toHaveURL(/\/game$/)
  await page.reload()
  await expect(panel(page)).toContainText(/Match weeks left\s*19/)
  expect(complaints).toEqual([])
})

test('a link that a manager opens before logging in waits for the login', async ({ page }) => {
  const { email, password } = await openAccount(page.request)
  await page.goto('/game?challenge=2026-W48')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('heading', { name: 'Keep the Chequebook Shut' })).toBeVisible()
})

test('a challenge ends with its result, and begins anew', async ({ page }) => {
  const complaints = collectConsoleErrors(page)
  const career = challengeOnDay(130)
  await enterCareer(page, { career, settings: { matchdayMode: 'instant', stopsFor: [] } })
  await expect(panel(page)).toContainText(/Match weeks left\s*1/)
  await page.getByRole('button', { name: 'More ways to continue' }).click()
  await page.getByRole('menuitem', { name: "To the season's end" }).click()
  const report = page.getByRole('dialog', { name: 'Day 130 to day 134' })
  await expect(report).toContainText('Your challenge is over.')
  await report.getByRole('button', { name: 'Continue' }).click()

  const result = page.getByRole('dialog', { name: 'Challenge over: Keep the Chequebook Shut' })
  await expect(result).toContainText(/On this device\s*1 try, best: \d+ points? with 0 decisions/)
  await checkForms(page, 'result of a challenge')
  const score = /\d+ points?/.exec((await result.textContent()) ?? '')?.[0] ?? ''
  await page.keyboard.press('Escape')
  await expect(panel(page)).toContainText(`Final score${score}`)
  await panel(page).getByRole('button', { name: 'Result' }).press('Enter')
  await result.getByRole('button', { name: 'Try again' }).click()

  await expect(page.getByText('Starting this ends the career you’re in.')).toBeVisible()
  await page.setViewportSize(PHONE)
  await start(page).click()
  await expect(panel(page)).toContainText(/Score now\s*0 points/)
  await expect(panel(page)).toContainText(/Match weeks left\s*19/)
  expect(complaints).toEqual([])
})

test('no toast covers the start of a challenge on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/game?challenge=2026-W48')
  await page.getByRole('button', { name: 'Play as Guest' }).click()
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  const button = await start(page).boundingBox()
  // A toast grows upwards from here.
  const { bottom } = await page
    .getByRole('status', { name: 'Messages' })
    .evaluate((region) => region.getBoundingClientRect())
  expect(bottom).toBeLessThanOrEqual(button?.y ?? 0)
})
