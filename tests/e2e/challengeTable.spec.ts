/** A run on its way into the table of its challenge, played again by the real server. */
import { expect, test, type Page } from '@playwright/test'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { playDay } from '../../client/simulation/season/day.ts'
import { openChallenges } from '../../client/simulation/reports/openChallenges.ts'
import { putCareer } from '../support/putCareer.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { checkForms, PHONE } from './accessibility.ts'
import { collectConsoleErrors, openAccount } from './play.ts'

// A whole challenge is played twice: here and by the server.
test.describe.configure({ timeout: LONG_TEST_MS })

// The server takes entries of the challenge that is open by its clock.
const [challenge] = openChallenges(new Date().toISOString().slice(0, 10))
if (!challenge) throw new Error('No challenge is open')

/** Career in the challenge, which has just ended for somebody who only picks sides. */
function endedChallenge() {
  const { seed, difficulty, division } = challenge!
  const career = createGame({ seed, clubName: 'Lantern Street', difficulty, division, challenge: challenge! })
  while (career.challenge?.score === null) playDay(career)
  return career
}

async function openResult(page: Page, career = endedChallenge()) {
  const { token, user } = await openAccount(page.request)
  const player = { token, user: { ...user, isGuest: false } }
  await putCareer(page, career, { player })
  await page.goto('/game')
  await page
    .getByRole('region', { name: /^Challenge/ })
    .getByRole('button', { name: 'Result' })
    .click()
  return page.getByRole('dialog', { name: `Challenge over: ${challenge!.title}` })
}

test('a run is entered, played again by the server, and read in the table by everybody', async ({
  page,
  browser,
}) => {
  const complaints = collectConsoleErrors(page)
  const dialog = await openResult(page)
  const name = `Gaffer ${crypto.randomUUID().slice(0, 8)}`
  await dialog.getByLabel('Your name in the table').fill(name)
  await checkForms(page, 'the way into the table')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('We’ve played your run again, and it stands.')).toBeVisible({
    timeout: 60_000,
  })
  await expect(dialog.getByRole('row', { name: new RegExp(name) })).toBeVisible()
  expect(complaints).toEqual([])

  const visitor = await browser.newPage({ viewport: PHONE, colorScheme: 'dark' })
  const visitorComplaints = collectConsoleErrors(visitor)
  await visitor.goto('/challenges')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(challenge.title)
  await expect(visitor.getByRole('table', { name: /^Table of the/ })).toBeVisible()
  await checkForms(visitor, 'the page of the challenges')
  await visitor.goto('/')
  await expect(visitor.getByRole('heading', { name: 'This week’s challenge' })).toBeAttached()
  expect(visitorComplaints).toEqual([])
  await visitor.close()
})

test('a run with a forged score is refused', async ({ page }) => {
  const career = endedChallenge()
  career.challenge!.score! += 1
  const dialog = await openResult(page, career)
  await dialog.getByLabel('Your name in the table').fill(`Forger ${crypto.randomUUID().slice(0, 8)}`)
  await dialog.getByRole('button', { name: 'Enter the table' }).click()
  await expect(dialog.getByRole('alert')).toContainText('it ended differently', { timeout: 60_000 })
})
