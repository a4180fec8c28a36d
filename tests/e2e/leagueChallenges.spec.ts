/** A challenge of a private league: set by who runs it, begun and entered by a member, and deleted again. */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import type { LeagueChallengeCard } from '../../server/schemas/leagueChallenges.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { checkForms, PHONE } from './accessibility.ts'
import { collectConsoleErrors, logInAsManager, openAccount, playEntry } from './play.ts'

// A whole challenge is played twice: here and by the server.
test.describe.configure({ timeout: LONG_TEST_MS })

/** Enters a run by somebody who only picks sides. */
async function enterRun(request: APIRequestContext, token: string, id: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.get(`/api/challenges/leagues/challenge?challenge=${id}`, { headers })
  const challenge = (await answer.json()) as LeagueChallengeCard
  const data = playEntry(challenge)
  expect((await request.put('/api/challenges/entries', { data, headers })).status()).toBe(200)
  return data.score!
}

const openLeagues = async (page: Page, title: string) => {
  await page.getByRole('tab', { name: 'My leagues' }).click()
  await page.getByRole('group', { name: 'Challenge' }).getByRole('button', { name: title }).click()
}

test('[CHL-12] a league sets a challenge, a member plays it, and the server verifies it', async ({
  page,
  browser,
}) => {
  const complaints = collectConsoleErrors(page)
  const unique = crypto.randomUUID().slice(0, 8)
  const title = `Bragging Rights ${unique}`
  await logInAsManager(page)
  await page.goto('/challenges#leagues')
  await page.getByLabel('Name of the league').fill(`Works team ${unique}`)
  await page.getByLabel('Your name in the table').fill(`Boss ${unique}`)
  await page.keyboard.press('Enter')
  await page.getByText('Set a challenge').click()
  await checkForms(page, 'the form of a challenge')
  await page.getByLabel('Seed').fill('4294967296')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Seed')).toBeFocused()
  await page.getByLabel('Seed').fill('42')
  await page.getByLabel('Title').fill(title)
  await page.getByRole('checkbox', { name: 'Sign nobody over 23' }).check()
  await page.keyboard.press('Enter')
  const card = page.getByRole('region', { name: title })
  await expect(page.getByText(`${title} is on.`)).toBeVisible()
  await expect(card).toContainText('league seed 42')
  await checkForms(page, 'a challenge of a league')
  const link = await page.getByLabel('Invitation link').inputValue()

  const friend = await browser.newPage({ viewport: PHONE })
  const friendComplaints = collectConsoleErrors(friend)
  const { email, password, token } = await openAccount(friend.request)
  await friend.goto(link)
  const invitation = friend.getByRole('region', { name: `Works team ${unique}` })
  await invitation.getByRole('link', { name: 'Log in' }).click()
  await friend.getByLabel('Email').fill(email)
  await friend.getByLabel('Password', { exact: true }).fill(password)
  await friend.keyboard.press('Enter')
  await invitation.getByLabel('Your name in the table').fill(`Winger ${unique}`)
  await invitation.getByRole('button', { name: 'Join' }).click()
  await friend.getByRole('group', { name: 'Challenge' }).getByRole('button', { name: title }).click()
  const play = friend.getByRole('link', { name: `Play it: ${title}` })
  const id = /challenge=(L-[0-9a-f]{12})$/.exec((await play.getAttribute('href')) ?? '')?.[1] ?? ''
  await play.click()
  await expect(friend.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(friend.getByRole('checkbox', { name: 'Ranked run' })).toBeVisible()
  await friend.getByRole('button', { name: 'Start the challenge' }).click()
  await expect(friend.getByRole('region', { name: `Challenge: ${title}` })).toBeVisible()
  // The career goes on after a reload.
  await friend.reload()
  await expect(friend.getByRole('region', { name: `Challenge: ${title}` })).toBeVisible()

  const score = await enterRun(friend.request, token, id)
  const row = page.getByRole('row', { name: new RegExp(`1 Winger ${unique}`) })
  await expect(async () => {
    await page.reload()
    await openLeagues(page, title)
    await expect(row).toContainText(`${score} point`, { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await page.getByRole('group', { name: 'Challenge' }).getByRole('button').first().click()
  await expect(page.getByText(/^Nobody in here has finished this one yet/)).toBeVisible()

  await page.getByRole('group', { name: 'Challenge' }).getByRole('button', { name: title }).click()
  await page.getByRole('button', { name: 'Delete the challenge' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByText(`${title} is gone.`)).toBeVisible()
  expect(complaints).toEqual([])
  await friend.goto(`/game?challenge=${id}`)
  // The running career is the run of it, which goes on.
  await expect(friend.getByRole('region', { name: `Challenge: ${title}` })).toBeVisible()
  expect(friendComplaints).toEqual([])
  await friend.close()
})
