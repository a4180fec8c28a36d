/** A run of a challenge, across a new version of the game with other rules. */
import { expect, test, type Page } from '@playwright/test'
import { NEW_VERSION, startDeployableGame, type DeployableGame } from '../support/deployableGame.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { collectConsoleErrors, letDaysPass, setSpeed } from './play.ts'

// A server of its own is started, and a version built.
test.describe.configure({ timeout: LONG_TEST_MS })

let game: DeployableGame

test.beforeEach(async () => {
  game = await startDeployableGame()
})
test.afterEach(() => game.remove())

const panel = (page: Page) => page.getByRole('region', { name: 'Challenge: Keep the Chequebook Shut' })

/** Expects all style sheets of the page, and so its scripts, to be of one version of the game. */
async function expectVersion(page: Page, version: 'old' | 'new'): Promise<void> {
  const sheets = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href))
  expect(sheets.length).toBeGreaterThan(1)
  expect(new Set(sheets.map((href) => (href.includes(NEW_VERSION) ? 'new' : 'old')))).toEqual(
    new Set([version]),
  )
}

test('[CHL-10] a run goes on in the version that it was begun with, and the next one begins in the new version', async ({
  page,
}) => {
  const complaints = collectConsoleErrors(page)
  await page.clock.install({ time: '2026-11-27T12:00:00Z' })
  await page.goto(`${game.url}/game?challenge=2026-W48`)
  await page.getByRole('button', { name: 'Play as Guest' }).click()
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await page.getByRole('button', { name: 'Start the challenge' }).click()
  await expect(panel(page)).toContainText(/Match weeks left\s*19/)
  await setSpeed(page, 'Fast')
  await letDaysPass(page, 2)
  await setSpeed(page, 'Pause')
  const day = await page.getByRole('banner').innerText()

  await game.deployOtherRules()
  const rules = '**/rules.json'
  await page.route(rules, (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Nothing is lost: try again once you’re online.')
  await page.unroute(rules)
  // The browser has reported the request itself.
  complaints.length = 0
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(panel(page)).toContainText(/Match weeks left\s*19/)
  await expect(page.getByRole('banner')).toHaveText(day, { useInnerText: true })
  await expectVersion(page, 'old')

  // Nine days later the old version is gone.
  await page.route(rules, (route) => route.fulfill({ json: { hashes: ['0123456789abcdef'] } }))
  await page.evaluate(() => sessionStorage.removeItem('rules'))
  await page.reload()
  await expect(page.getByText(/^We no longer have the rules your challenge kicked off with/)).toBeVisible()
  await expectVersion(page, 'new')
  await page.unroute(rules)
  await page.reload()
  await expect(panel(page)).toContainText(/Match weeks left\s*19/)
  await expectVersion(page, 'old')

  await page.goto(`${game.url}/game?seed=9`)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.goto(`${game.url}/game?challenge=2026-W48`)
  await expect(page.getByRole('button', { name: 'Start the challenge' })).toBeVisible()
  await expectVersion(page, 'new')
  expect(complaints).toEqual([])
})
