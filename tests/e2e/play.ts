/** Actions of a player, shared by the specs. */
import {
  expect,
  type APIRequestContext,
  type ConsoleMessage,
  type Locator,
  type Page,
} from '@playwright/test'
import type { Challenge } from '../../client/simulation/club/challenge.ts'
import { runDecision } from '../../client/simulation/commands.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import type { Settings } from '../../client/stores/settings.ts'
import { playDay } from '../../client/simulation/season/day.ts'
import { putCareer } from '../support/putCareer.ts'

/** Milliseconds of a day at each speed. */
const NORMAL_DAY_MS = 1_500
const FAST_DAY_MS = 400

/** Playwright's own warning where the configuration blocks the service worker. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright'

/** Collects console errors, warnings and uncaught exceptions of a page; a test expects none at its end. */
export function collectConsoleErrors(page: Page): string[] {
  const consoleErrors: string[] = []
  page.on('console', (message: ConsoleMessage) => {
    if (message.text() === BLOCKED_WORKER) return
    if (message.type() === 'error' || message.type() === 'warning') consoleErrors.push(message.text())
  })
  page.on('pageerror', (error) => consoleErrors.push(String(error)))
  return consoleErrors
}

/** Enters the game as a guest from the login page, with a new career of a seed. */
export async function enterAsGuest(page: Page, seed: number): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Play as Guest' }).click()
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await expect(page).toHaveURL(/\/game$/)
  await page.goto(`/game?seed=${seed}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
}

/** Starts a career with the club that is suggested. */
export async function takeSuggestedClub(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the career' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
}

interface Registration {
  email: string
  password: string
  teamName: string
}

/** Fills in both steps of the registration. */
export async function register(page: Page, { email, password, teamName }: Registration): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Username').fill('The Gaffer')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Step 2/2')).toBeVisible()
  await page.getByLabel('Team Name').fill(teamName)
  await page.getByRole('checkbox', { name: 'I agree to the Terms & Conditions' }).check()
  await page.getByRole('button', { name: 'Create Team' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** Registers a unique account over the API. */
export async function openAccount(request: APIRequestContext) {
  const account = { email: `manager-${crypto.randomUUID()}@example.org`, password: 'a long secret' }
  const data = { ...account, username: 'The Gaffer', teamName: 'Lantern Street' }
  const answer = await request.post('/api/auth/register', { data })
  const { token, user } = (await answer.json()) as { token: string; user: { id: string; username: string } }
  return { ...account, token, user }
}

/** Entry of a run of a challenge by somebody who picks sides alone, or sets a ticket price besides. */
export function playEntry(challenge: Challenge, ticketPrice: number | null = null) {
  const { id, seed, difficulty, division } = challenge
  const career = createGame({ seed, clubName: 'Lantern Street', difficulty, division, challenge })
  if (ticketPrice !== null) runDecision(career, ['setTicketPrice', ticketPrice])
  while (career.challenge?.score === null) playDay(career)
  const { log, score, decisions, fingerprint } = career.challenge!
  return { challenge: id, log, score, decisions, fingerprint }
}

/** Logs in a new unique player in the page. */
export async function logInAsManager(page: Page): Promise<void> {
  const { token, user } = await openAccount(page.request)
  await page.goto('/login')
  await page.evaluate(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    },
    { token, user: JSON.stringify(user) },
  )
}

/** Enters the game as a new registered player, with a new career of a seed. */
export async function enterAsManager(page: Page, seed: number): Promise<void> {
  await logInAsManager(page)
  await page.goto(`/game?seed=${seed}`)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
}

interface PreparedCareer {
  career?: GameState
  /** Changes the career before it is shown. */
  prepare?: (career: GameState) => void
  settings?: Partial<Settings>
}

/** Enters the game as a guest with a prepared career, or a new one by default. */
export async function enterCareer(
  page: Page,
  { career = createGame({ seed: 42 }), prepare, settings = {} }: PreparedCareer = {},
): Promise<void> {
  prepare?.(career)
  await putCareer(page, career, { settings })
  await page.goto('/game')
  // A dialog that opens at once hides the page from the accessibility tree.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible()
}

/** Presses a button of the game's header, which on a phone is an entry of its menu. */
export async function pressInHeader(page: Page, name: string): Promise<void> {
  const header = page.getByRole('banner')
  const menu = header.getByRole('button', { name: 'Menu', exact: true })
  await expect(header.getByRole('button', { name, exact: true }).or(menu)).toBeVisible()
  if (!(await menu.isVisible())) await header.getByRole('button', { name, exact: true }).click()
  else {
    await menu.click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
}

/** Sets the match day mode in the settings. */
export async function chooseMatchDays(
  page: Page,
  mode: 'Full' | 'Fast' | 'Highlights' | 'Instant',
): Promise<void> {
  await pressInHeader(page, 'Settings')
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await dialog.getByRole('group', { name: 'Match days' }).getByRole('button', { name: mode }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

export async function setSpeed(page: Page, speed: 'Pause' | 'Normal' | 'Fast'): Promise<void> {
  await page.getByRole('group', { name: 'Speed' }).getByRole('button', { name: speed }).click()
}

/**
 * Advances the page's installed clock by a number of days. It jumps from day to day, since drawing all frames in
 * between takes minutes per season.
 */
export async function letDaysPass(page: Page, days: number, dayMs = FAST_DAY_MS): Promise<void> {
  for (let day = 0; day < days; day++) await page.clock.fastForward(dayMs)
}

/** Advances the page's installed clock during a match, with two frames per second. */
export async function watchFor(page: Page, seconds: number): Promise<void> {
  for (let frame = 0; frame < 2 * seconds; frame++) await page.clock.fastForward(500)
}

/** Locates the dialog of the result of a match, in the league or in the cup. */
export function matchResult(page: Page): Locator {
  const reasons = page.getByRole('region', { name: 'Why it went this way' })
  return page.getByRole('dialog').filter({ has: reasons })
}

/** Locates the dialog of a random event. */
export function eventNews(page: Page): Locator {
  return page.getByRole('dialog').filter({ has: page.getByRole('complementary', { name: 'Advertisement' }) })
}

/** Plays to the result of the next match of the league, continuing after every event and tie of the cup. */
export async function playToNextResult(page: Page): Promise<void> {
  const points = page.getByText('Points Earned')
  const result = matchResult(page).filter({ has: points })
  const news = matchResult(page).filter({ hasNot: points }).or(eventNews(page))
  for (;;) {
    // Seven days are between two matches, at normal speed after an event; a dialog stops the extra days.
    await letDaysPass(page, 8, NORMAL_DAY_MS)
    await expect(result.or(news)).toBeVisible()
    if (await result.isVisible()) return
    await news.getByRole('button', { name: 'Continue' }).click()
    await expect(news).toBeHidden()
    await autoPickIfAsked(page)
  }
}

/** Closes the result of a match. */
export async function closeMatchResult(page: Page): Promise<void> {
  const result = matchResult(page)
  await result.getByRole('button', { name: 'Continue' }).click()
  await expect(result).toBeHidden()
  await autoPickIfAsked(page)
}

/** Auto-picks an eleven if the notice of too few eligible players is open. */
async function autoPickIfAsked(page: Page): Promise<void> {
  const notice = page.getByRole('dialog', { name: 'Insufficient Eligible Players' })
  if (!(await notice.isVisible())) return
  await notice.getByRole('button', { name: 'Auto-pick' }).click()
  await expect(notice).toBeHidden()
}
