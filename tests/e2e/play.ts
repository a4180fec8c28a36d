/** What a player does, in words: shared by the specs. */
import { expect, type ConsoleMessage, type Page } from '@playwright/test'

/** Milliseconds of a day at fast speed, and a little more. */
const FAST_DAY_MS = 400

/** Collects what the page complains about; `complaints` must be empty at the end. */
export function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}

/** From the login page into the game, as a guest, into the league of a seed. */
export async function enterAsGuest(page: Page, seed: number): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Play as Guest' }).click()
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await expect(page).toHaveURL(/\/game$/)
  await page.goto(`/game?seed=${seed}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
}

/** Into the game as a registered player nobody else is, into the league of a seed. */
export async function enterAsManager(page: Page, seed: number): Promise<void> {
  const email = `manager-${crypto.randomUUID()}@example.org`
  const account = { email, username: 'The Gaffer', password: 'a long secret', teamName: 'Lantern Street' }
  const answer = await page.request.post('/api/auth/register', { data: account })
  const { token, user } = (await answer.json()) as { token: string; user: object }
  await page.goto('/login')
  await page.evaluate(
    ([stored, player]) => {
      localStorage.setItem('token', stored)
      localStorage.setItem('user', player)
    },
    [token, JSON.stringify(user)] as const,
  )
  await page.goto(`/game?seed=${seed}`)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
}

/** Chooses how match days are shown. */
export async function chooseMatchDays(
  page: Page,
  mode: 'Full' | 'Fast' | 'Highlights' | 'Instant',
): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await dialog.getByRole('group', { name: 'Match days' }).getByRole('button', { name: mode }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

export async function setSpeed(page: Page, speed: 'Pause' | 'Normal' | 'Fast'): Promise<void> {
  await page.getByRole('group', { name: 'Speed' }).getByRole('button', { name: speed }).click()
}

/** Lets so many days go by at fast speed on a clock that the page's `clock` rules. */
export async function letDaysPass(page: Page, days: number): Promise<void> {
  await page.clock.runFor(days * FAST_DAY_MS)
}

/** Closes the result of a match, and the notice of a squad too small by picking another eleven. */
export async function goOnAfterMatch(page: Page): Promise<void> {
  const result = page.getByRole('dialog').filter({ has: page.getByText('Points Earned') })
  await result.getByRole('button', { name: 'Continue' }).click()
  await expect(result).toBeHidden()
  const notice = page.getByRole('dialog', { name: 'Insufficient Eligible Players' })
  if (await notice.isVisible()) {
    await notice.getByRole('button', { name: 'OK, I understand' }).click()
    await expect(notice).toBeHidden()
    await page.getByRole('tab', { name: 'Squad' }).click()
    await page.getByRole('button', { name: 'Auto-pick' }).click()
    await expect(page.getByText('Eligible 11 / 11')).toBeVisible()
  }
}
