/** Wrong answers of a network, and damaged files in the browser, from which the game recovers by itself. */
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { NEW_VERSION, startDeployableGame, type DeployableGame } from '../support/deployableGame.ts'
import { startPortal } from '../support/startPortal.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { enterAsManager, enterAsGuest, takeSuggestedClub } from './play.ts'

// They install all files of the game, and build a version of it.
test.describe.configure({ timeout: LONG_TEST_MS })

type Portal = Awaited<ReturnType<typeof startPortal>>

let game: DeployableGame
let portal: Portal
let context: BrowserContext

test.beforeEach(async ({ browser }) => {
  game = await startDeployableGame()
  portal = await startPortal(game.url)
  context = await browser.newContext({
    baseURL: portal.url,
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
  })
})
test.afterEach(async () => {
  await context.close()
  portal.close()
  await game.remove()
})

const stoppage = (page: Page) => page.getByRole('heading', { name: 'This page could not be loaded' })
const dashboard = (page: Page) => page.getByRole('heading', { name: 'Dashboard' })

/** Resolves once the service worker has all files and controls the page. */
async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Replaces the content of cached files whose address has one of these parts. The browser's own cache is emptied. */
async function damageCache(page: Page, parts: readonly string[]): Promise<void> {
  const damaged = await page.evaluate(async (parts) => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        if (!parts.some((part) => request.url.includes(part))) continue
        await cache.put(
          request,
          new Response('<h1>Log in</h1>', { headers: { 'Content-Type': 'text/html' } }),
        )
        found.push(request.url)
      }
    }
    return found
  }, parts)
  expect(damaged.length).toBeGreaterThanOrEqual(parts.length)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.clearBrowserCache')
  await devTools.detach()
}

async function saveGame(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Game' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(`Game saved locally as "${name}".`)).toBeVisible()
}

async function expectSaved(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Load', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Load Game' })
  await expect(dialog.getByRole('heading', { name, exact: true }).first()).toBeVisible()
}

/** Waits for the reload: the network must not come back before it has failed. */
async function tryAgainInVain(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Try again' }).click()
  await reloaded
  await expect(stoppage(page)).toBeVisible()
}

test('what a captive portal answers while files are cached is not kept, and the game starts once it is gone', async () => {
  const page = await context.newPage()
  let isInstalling = false
  portal.intercept((path) => {
    // The portal lets the worker pass, and nothing that it then loads.
    const isWorker = path === '/service-worker.js'
    isInstalling ||= isWorker
    return isInstalling && !isWorker
  })
  await page.goto('/login')
  await expect.poll(() => portal.intercepted.length).toBeGreaterThan(0)
  await page.waitForFunction(async () => !(await navigator.serviceWorker.getRegistration())?.installing)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()

  portal.intercept(null)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await waitForWorker(page)
  await enterAsGuest(page, 42)
})

test('Try again loads files anew that a captive portal has put into the browser’s own cache', async () => {
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Play as Guest' }).click()
  await expect(page.getByRole('button', { name: 'Continue as Guest' })).toBeVisible()
  portal.intercept((path) => path.startsWith('/assets/'), { 'Cache-Control': 'max-age=86400' })
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await expect(stoppage(page)).toBeVisible()
  await tryAgainInVain(page)

  portal.intercept(null)
  await page.getByRole('button', { name: 'Try again' }).click()
  await takeSuggestedClub(page)
})

test('damaged files in the cache are loaded again, by Try again after a time without a network, and saves stay', async () => {
  const page = await context.newPage()
  await enterAsManager(page, 42)
  await saveGame(page, 'Before the storm')
  await waitForWorker(page)
  await damageCache(page, ['/index.html', '/assets/index-', '/assets/game-'])
  await page.goto('/game')
  await expect(dashboard(page)).toBeVisible()
  await expectSaved(page, 'Before the storm')

  await damageCache(page, ['/assets/game-'])
  await context.setOffline(true)
  await page.goto('/game')
  await expect(stoppage(page)).toBeVisible()
  await tryAgainInVain(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(dashboard(page)).toBeVisible()
  await expectSaved(page, 'Before the storm')
})

test('Try again brings the new version when a damaged file of the old one is gone from the server', async () => {
  const page = await context.newPage()
  await enterAsManager(page, 42)
  await saveGame(page, 'Old and new')
  await waitForWorker(page)
  await damageCache(page, ['/assets/game-'])
  await game.deploy()
  portal.intercept((path) => path.startsWith('/assets/') && !path.includes(NEW_VERSION))
  await page.goto('/game')
  await expect(stoppage(page)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(dashboard(page)).toBeVisible()
  await expectSaved(page, 'Old and new')
})
