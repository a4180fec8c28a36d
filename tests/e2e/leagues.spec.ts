/** A private league: made by one manager, joined by another with the link, and read by both with a result. */
import { expect, test, type Page } from '@playwright/test'
import { openChallenges } from '../../client/simulation/reports/openChallenges.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { checkForms, PHONE } from './accessibility.ts'
import { collectConsoleErrors, logInAsManager, openAccount, playEntry } from './play.ts'

// A whole challenge is played twice: here and by the server.
test.describe.configure({ timeout: LONG_TEST_MS })

// The server takes entries of the challenge that is open by its clock.
const [challenge] = openChallenges(new Date().toISOString().slice(0, 10))
if (!challenge) throw new Error('No challenge is open')

test('a league is made, joined by its link after a login, and shows the result of its member', async ({
  page,
  browser,
}) => {
  const complaints = collectConsoleErrors(page)
  const unique = crypto.randomUUID().slice(0, 8)
  const league = `Friday night ${unique}`
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await logInAsManager(page)
  await page.goto('/challenges')
  await page.getByRole('tab', { name: 'My leagues' }).click()
  await page.getByLabel('Name of the league').fill(league)
  await page.getByLabel('Your name in the table').fill(`Boss ${unique}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: `Table of ${league}` })).toBeVisible()
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/challenges\?league=[0-9a-f]{24}$/)
  await page.getByText('Run the league').click()
  await checkForms(page, 'a league of one')

  const friend = await browser.newPage({ viewport: PHONE, colorScheme: 'dark' })
  const friendComplaints = collectConsoleErrors(friend)
  const { email, password, token } = await openAccount(friend.request)
  await friend.goto(link)
  const invitation = friend.getByRole('region', { name: league })
  await expect(invitation).toContainText(`Run by Boss ${unique}. 1 manager so far.`)
  await checkForms(friend, 'an invitation')
  await invitation.getByRole('link', { name: 'Log in' }).click()
  await friend.getByLabel('Email').fill(email)
  await friend.getByLabel('Password', { exact: true }).fill(password)
  await friend.keyboard.press('Enter')
  await invitation.getByLabel('Your name in the table').fill(`Winger ${unique}`)
  await invitation.getByRole('button', { name: 'Join' }).click()
  await expect(friend.getByText('You’re in.')).toBeVisible()
  await expect(friend.getByRole('row', { name: new RegExp(`Winger ${unique}`) })).toBeVisible()
  const headers = { authorization: `Bearer ${token}` }
  const run = playEntry(challenge)
  const entered = await friend.request.put('/api/challenges/entries', { data: run, headers })
  expect(entered.status()).toBe(200)
  const row = (reader: Page) => reader.getByRole('row', { name: new RegExp(`1 Winger ${unique}`) })
  await expect(async () => {
    await friend.reload()
    await expect(row(friend)).toContainText('first try', { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await checkForms(friend, 'a league')
  expect(friendComplaints).toEqual([])
  await friend.close()

  await page.reload()
  await page.getByRole('tab', { name: 'My leagues' }).click()
  await expect(row(page)).toContainText('first try')
  await page.getByText('Run the league').click()
  await page.getByRole('button', { name: 'Delete the league' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByText(`${league} is gone.`)).toBeVisible()
  expect(complaints).toEqual([])
})
