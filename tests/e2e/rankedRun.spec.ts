/** A ranked run of the challenge of the week: the real server draws its luck, and plays it again. */
import { createHash } from 'node:crypto'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { drawLuck, needsLuck } from '../../client/simulation/challenge/luck.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { openChallenges } from '../../client/simulation/reports/openChallenges.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import { putCareer } from '../support/putCareer.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { checkForms, PHONE } from './accessibility.ts'
import { collectConsoleErrors, logInAsManager, openAccount } from './play.ts'

// A whole challenge is played twice: here and by the server.
test.describe.configure({ timeout: LONG_TEST_MS })

const [challenge] = openChallenges(new Date().toISOString().slice(0, 10))
if (!challenge) throw new Error('No challenge is open')

type Account = Awaited<ReturnType<typeof openAccount>>

async function call(request: APIRequestContext, { token }: Account, path: string, data: object) {
  const answer = await request.post(`/api/challenges/${path}`, {
    data,
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(answer.status(), path).toBe(200)
  return (await answer.json()) as { luck: number }
}

/** Career of a ranked run of the account that has just ended, for somebody who only picks sides. */
async function playRanked(request: APIRequestContext, account: Account): Promise<GameState> {
  const run = crypto.randomUUID()
  const { id, seed, difficulty, division } = challenge!
  await call(request, account, 'runs', { challenge: id, run })
  const career = createGame({
    ...{ seed, difficulty, division, run },
    clubName: 'Lantern Street',
    challenge: challenge!,
  })
  for (let round = 1; career.challenge?.score === null;) {
    if (needsLuck(career)) {
      const commit = createHash('sha256')
        .update(career.challenge.log ?? '')
        .digest('hex')
      const { luck } = await call(request, account, 'luck', { run, round, commit })
      drawLuck(career, luck)
      round += 1
    }
    if (career.awaitingKickOff) playMatchDay(career)
    else beginDay(career)
  }
  return career
}

async function openCareer(page: Page, career: GameState, { token, user }: Account) {
  await putCareer(page, career, { player: { token, user: { ...user, isGuest: false } } })
  await page.goto('/game')
}

test('a ranked run is entered, played again by the server with its luck, and read in its own table', async ({
  page,
}) => {
  const complaints = collectConsoleErrors(page)
  const account = await openAccount(page.request)
  await openCareer(page, await playRanked(page.request, account), account)
  await page
    .getByRole('region', { name: /^Challenge/ })
    .getByRole('button', { name: 'Result' })
    .click()
  const dialog = page.getByRole('dialog', { name: `Challenge over: ${challenge.title}` })
  await expect(dialog.getByText('Ranked', { exact: true }).first()).toBeVisible()
  const name = `Ranked ${crypto.randomUUID().slice(0, 8)}`
  await dialog.getByLabel('Your name in the table').fill(name)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('We’ve played your run again, and it stands.')).toBeVisible({
    timeout: 60_000,
  })
  const table = dialog.getByRole('table', { name: 'Table of the ranked runs' })
  await expect(table.getByRole('row', { name: new RegExp(name) })).toBeVisible()
  await checkForms(page, 'the result of a ranked run')
  await dialog.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(dialog.getByRole('table', { name: 'Table of the open runs' })).toBeVisible()
  await expect(dialog.getByRole('row', { name: new RegExp(name) })).toBeHidden()
  expect(complaints).toEqual([])
})

/** Starts a ranked run, and plays days to its first match, which is not watched. */
async function startRanked(page: Page) {
  await logInAsManager(page)
  await page.evaluate(() => {
    localStorage.setItem('settings', JSON.stringify({ matchdayMode: 'instant' }))
  })
  await page.goto(`/game?challenge=${challenge!.id}`)
  await page.getByRole('checkbox', { name: /^Ranked run/ }).check()
  await checkForms(page, 'the start of a ranked run')
  await page.getByRole('button', { name: 'Start the challenge' }).click()
  await page.getByRole('button', { name: 'More ways to continue' }).click()
  await page.getByRole('menuitem', { name: 'To the match day' }).click()
  const play = page.getByRole('button', { name: /^Play: / })
  await expect(play).toBeVisible()
  return { play, waiting: page.getByRole('dialog', { name: 'No kick-off yet' }) }
}

test('a ranked run waits for its luck while the network is down, and loses nothing', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE)
  const { play, waiting } = await startRanked(page)
  await context.setOffline(true)
  await play.click()
  await expect(waiting.getByText(/^We couldn’t be reached for the coin toss/)).toBeVisible()
  await context.setOffline(false)
  await waiting.getByRole('button', { name: 'Try again' }).click()
  await expect(waiting).toBeHidden()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('region', { name: /^Challenge/ })).toContainText(/Run\s*Ranked/)
})

test('a page that is reloaded after the answer with its luck was lost goes on with the same decisions', async ({
  page,
}) => {
  const { play, waiting } = await startRanked(page)
  await page.getByRole('tab', { name: 'Squad' }).click()
  await page.getByRole('button', { name: 'Auto-pick' }).click()
  await page.route('**/challenges.drawLuck*', async (route) => {
    // The server has drawn it.
    await route.fetch()
    await route.abort()
  })
  await play.click()
  await expect(waiting).toBeVisible()
  await page.unroute('**/challenges.drawLuck*')
  await page.reload()
  await play.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await expect(waiting).toBeHidden()
  await expect(page.getByRole('region', { name: /^Challenge/ })).toContainText(/Run\s*Ranked/)
})
