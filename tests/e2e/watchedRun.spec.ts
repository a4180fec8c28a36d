/** Runs of a challenge that is over, watched by a visitor. Two real servers on one database, a week apart. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, request, test, type APIRequestContext } from '@playwright/test'
import { CHALLENGES } from '../../client/simulation/challenge/challenges.ts'
import { makeFolder } from '../support/makeClientFolder.ts'
import { type ServerProcess, startServer } from '../support/startServer.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { checkForms } from './accessibility.ts'
import { collectConsoleErrors, openAccount, playEntry } from './play.ts'

// Two challenges are played three times each: here, by the server, and in the page.
test.describe.configure({ timeout: LONG_TEST_MS })
// The time of the page is set, which holds back the end of animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const challenge = CHALLENGES[0]!
const DAY_MS = 86_400_000
const OPEN = Date.parse(challenge.opens) + 2 * DAY_MS
const OVER = Date.parse(challenge.closes) + 3 * DAY_MS

const folder = makeFolder()
const servers: ServerProcess[] = []

test.afterAll(async () => {
  for (const { child, ended } of servers) {
    child.kill('SIGTERM')
    await ended
  }
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a server whose clock stands at this time; one server at a time has the database. */
async function startAt(time: number): Promise<string> {
  const server = startServer({
    DATA_DIR: join(folder, 'data'),
    NODE_OPTIONS: '--import ./tests/support/shiftClock.mjs',
    CLOCK_SHIFT_MS: String(time - Date.now()),
  })
  servers.push(server)
  const [url] = await server.waitForOutput(/http:\/\/localhost:\d+/)
  return url
}

/** Enters a run of somebody who sets one ticket price, and waits until the server has played it again. */
async function enterRun(client: APIRequestContext, nickname: string, ticketPrice: number): Promise<void> {
  const { token } = await openAccount(client)
  const headers = { Authorization: `Bearer ${token}` }
  await client.put('/api/challenges/nickname', { headers, data: { nickname } })
  const data = playEntry(challenge, ticketPrice)
  expect((await client.put('/api/challenges/entries', { headers, data })).status()).toBe(200)
  await expect(async () => {
    const answer = await client.get(`/api/challenges/entries?challenge=${challenge.id}`, { headers })
    expect(((await answer.json()) as { entries: object[] }).entries).toMatchObject([{ status: 'verified' }])
  }).toPass({ timeout: 60_000 })
}

test('a visitor watches how others did once the table is final', async ({ page }) => {
  const complaints = collectConsoleErrors(page)
  const client = await request.newContext({ baseURL: await startAt(OPEN) })
  await enterRun(client, 'Cloughie', 27)
  await enterRun(client, 'Shanks', 31)
  await client.dispose()
  const [first] = servers.splice(0)
  first!.child.kill('SIGTERM')
  await first!.ended

  const url = await startAt(OVER)
  await page.clock.setSystemTime(OVER)
  await page.goto(`${url}/challenges/${challenge.id}?table=open`)
  await page.getByRole('link', { name: 'Watch the run of Cloughie' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cloughie’s run' })).toBeFocused()
  await expect(page.getByText('Tickets at £27.')).toBeVisible({ timeout: 60_000 })
  await page.getByLabel('Side by side with').selectOption({ label: '2nd: Shanks' })
  await expect(page.getByText('Tickets at £31.')).toBeVisible({ timeout: 60_000 })
  await checkForms(page, 'two runs side by side')

  // By the keyboard alone.
  const watch = page.getByRole('button', { name: /^Watch Shanks, Week 2:/ })
  await watch.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Lantern Street/ })).toBeFocused()
  await page.getByRole('button', { name: 'Skip to the end' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Back to the run' })).toBeFocused({ timeout: 60_000 })
  await checkForms(page, 'a match of a run')
  await page.keyboard.press('Enter')
  await expect(watch).toBeFocused()

  // The address leads to both runs again.
  await page.reload()
  await expect(page.getByText('Tickets at £31.')).toBeVisible({ timeout: 60_000 })
  expect(complaints).toEqual([])
})
