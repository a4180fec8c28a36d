import { expect, test, type Page } from '@playwright/test'
import {
  chooseMatchDays,
  closeMatchResult,
  collectConsoleErrors,
  enterAsGuest,
  enterAsManager,
  openAccount,
  takeSuggestedClub,
} from './play.ts'
import { expectAccessible } from './accessibility.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// Walks through many pages.
test.describe.configure({ timeout: LONG_TEST_MS })

type Manager = Awaited<ReturnType<typeof openAccount>>

async function logIn(page: Page, { email, password }: Manager): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/game$/)
  // Who has no career here is asked for their club. A manager who returns is offered the career that another tab has
  // left unsaved, in a dialog over that.
  const heading = { name: /^(Dashboard|Your club)$/, includeHidden: true }
  await expect(page.getByRole('heading', heading)).toBeVisible()
}

test('a tab follows logout and login of another: nobody sees the career of somebody else, and none is lost', async ({
  context,
  request,
}) => {
  const [ann, bob] = [await openAccount(request), await openAccount(request)]
  const tab = await context.newPage()
  const other = await context.newPage()
  const consoleErrors = [collectConsoleErrors(tab), collectConsoleErrors(other)]

  await logIn(tab, ann)
  await takeSuggestedClub(tab)
  await chooseMatchDays(tab, 'Instant')
  await tab.getByRole('button', { name: 'More ways to continue' }).click()
  await tab.getByRole('menuitem', { name: 'Through the match' }).click()
  await closeMatchResult(tab)

  // A career is running in the tab while its manager logs out in the other.
  await other.goto('/dashboard')
  await other.getByRole('button', { name: 'Log Out', exact: true }).click()
  await expect(other).toHaveURL(/\/login$/)
  await expect(tab).toHaveURL(/\/login$/)
  await expect(
    tab.getByText('You logged out in another tab. Your career is kept: log in again and it goes on.'),
  ).toBeVisible()

  await logIn(other, bob)
  await expect(tab.getByRole('link', { name: 'Back to your club' })).toBeVisible()
  await tab.goto('/dashboard')
  await expect(tab.getByText(bob.email)).toBeVisible()
  await expect(tab.getByRole('link', { name: 'Start a new career' })).toBeVisible()

  // The other manager is in the office when the first returns, and plays on where they were.
  await logIn(other, ann)
  await expect(tab.getByText(ann.email)).toBeVisible()
  await expect(tab.getByText('The Gaffer has logged in in another tab and takes over here.')).toBeVisible()
  await tab.getByRole('link', { name: 'Continue career' }).click()
  await expect(tab.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(tab.getByText('Week 1', { exact: false }).first()).toBeVisible()

  // In the middle of a game, another login leads to the office.
  await logIn(other, bob)
  await expect(tab).toHaveURL(/\/dashboard$/)
  await expect(tab.getByText('This tab’s career is kept for its own manager.')).toBeVisible()
  // A call of a tab that is on its way when the other one ends the session is refused.
  const others = consoleErrors.map((errors) => errors.filter((text) => !/status(: | of )401/.test(text)))
  expect(others).toEqual([[], []])
})

for (const [who, enter] of [
  ['guest', enterAsGuest],
  ['registered player', enterAsManager],
] as const) {
  test(`a second tab of a ${who} names the career that the first one plays, and goes on with it`, async ({
    page,
    context,
  }) => {
    await enter(page, 42)
    await chooseMatchDays(page, 'Instant')
    await page.getByRole('button', { name: 'More ways to continue' }).click()
    await page.getByRole('menuitem', { name: 'Through the match' }).click()
    await closeMatchResult(page)

    const second = await context.newPage()
    const consoleErrors = collectConsoleErrors(second)
    await second.goto('/game')
    const offer = second.getByRole('dialog', { name: 'Your career is open in another tab' })
    await expect(offer).toContainText(/season 1.*day 7/s)
    await expectAccessible(second, 'career in another tab')
    await offer.getByRole('button', { name: 'Continue here' }).click()
    await expect(second.getByRole('banner')).toContainText(/Day\s*7Season 1, week 1/)
    await expect(page.getByRole('banner')).toContainText(/Day\s*7Season 1, week 1/)
    expect(consoleErrors).toEqual([])
  })
}
