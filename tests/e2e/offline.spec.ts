import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { careerOnDay } from '../support/careerBeforeEvent.ts'
import { NEW_VERSION, startDeployableGame, type DeployableGame } from '../support/deployableGame.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { checkForms } from './accessibility.ts'
import { closeMatchResult, enterAsManager, enterCareer, matchResult, takeSuggestedClub } from './play.ts'

// A server of its own is started, and each new page caches all files.
test.describe.configure({ timeout: LONG_TEST_MS })

let game: DeployableGame

test.beforeEach(async () => {
  game = await startDeployableGame()
})
test.afterEach(() => game.remove())

/** True when a record of the page's database has this text. Runs in the page. */
async function isInDatabase(text: string): Promise<boolean> {
  const name = 'floodlight-careers'
  // To open a database that is not there would create it, without its stores.
  const databases = await indexedDB.databases()
  if (!databases.some((database) => database.name === name)) return false
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.onerror = reject
    opening.onsuccess = () => {
      const reading = opening.result.transaction('records').objectStore('records').getAll()
      reading.onerror = reject
      reading.onsuccess = () => {
        opening.result.close()
        resolve(reading.result.some((record) => String(record).includes(text)))
      }
    }
  })
}

/** Resolves once the service worker has all files and controls the page. */
async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Opens every tab and expects its content, and no part that is missing. */
async function openAllTabs(page: Page): Promise<void> {
  const tabs = page.getByRole('tablist', { name: 'Club' }).getByRole('tab')
  await expect(tabs).not.toHaveCount(0)
  for (const tab of await tabs.all()) {
    await tab.click()
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
    await expect(page.getByText('This part could not be loaded')).toBeHidden()
  }
}

/** Opens dialogs that have a chunk of their own. */
async function openDialogs(page: Page): Promise<void> {
  for (const key of ['?', 'Control+k']) {
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Addresses of the scripts that the page has loaded. */
function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  )
}

test.describe('with its service worker', () => {
  let context: BrowserContext
  test.beforeEach(async ({ browser }) => {
    context = await browser.newContext({
      baseURL: game.url,
      serviceWorkers: 'allow',
      reducedMotion: 'reduce',
    })
  })
  test.afterEach(() => context.close())

  /** Page of a browser that has lost its network, and the server, after one visit. */
  async function openOffline(visit: (page: Page) => Promise<void>): Promise<Page> {
    const first = await context.newPage()
    await visit(first)
    await waitForWorker(first)
    await first.close()
    await context.setOffline(true)
    await game.stop()
    return context.newPage()
  }

  test('after one visit the game starts without a network, plays a match week and saves', async () => {
    const page = await openOffline((first) => enterAsManager(first, 42))
    await page.goto('/game?seed=42')
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await page.getByRole('button', { name: 'More ways to continue' }).click()
    await page.getByRole('menuitem', { name: 'Through the match' }).click()
    const report = page.getByRole('dialog', { name: /^Day 1 to day \d+$/ })
    await expect(report.or(matchResult(page))).toBeVisible()
    await page.keyboard.press('Escape')
    await openAllTabs(page)
    await openDialogs(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Save Game' })
    await dialog.getByLabel('Name').fill('On the train')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Game saved locally as "On the train".')).toBeVisible()

    await page.goto('/dashboard')
    await expect(page.getByText('Your profile and account need a connection.')).toBeVisible()
    // The account's list has it too, as waiting to be sent.
    const saved = page.getByRole('list', { name: 'Saved games' }).getByText('On the train')
    await expect(saved).toBeVisible()
    await checkForms(page, 'office without a network')
    await page.goto('/login')
    await expect(page.getByText('An account needs a connection')).toBeVisible()
    await checkForms(page, 'login without a network')
    await page.getByLabel('Email').fill('gaffer@example.org')
    await page.getByLabel('Password', { exact: true }).fill('a long secret')
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByRole('alert')).toHaveText(['You are offline. Please try again later.'])
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Play Now' })).toBeVisible()

    await game.restart()
    await context.setOffline(false)
    await page.goto('/dashboard')
    await expect(page.getByText(/^manager-.*@example\.org$/)).toBeVisible()
    await expect(page.getByText('You are offline.')).toBeHidden()
    await expect(saved).toBeVisible()
    const kept = await page.evaluate(async () => {
      const requests = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
      return (await Promise.all(requests)).flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept.length).toBeGreaterThan(200)
    expect(kept.filter((path) => path.startsWith('/api/'))).toEqual([])
  })

  test('a guest starts the game without a network after one visit to the login', async () => {
    const page = await openOffline(async (first) => {
      await first.goto('/login')
    })
    await page.goto('/login')
    await page.getByRole('button', { name: 'Play as Guest' }).click()
    await page.getByRole('button', { name: 'Continue as Guest' }).click()
    await takeSuggestedClub(page)
    await openAllTabs(page)
  })

  test('without a network a query hides no page, such as /game?ref=a.com, and its seed is read', async () => {
    const page = await openOffline(async (first) => {
      await first.goto('/login')
    })
    await page.goto('/?ref=a.com')
    await expect(page.getByRole('link', { name: 'Play Now' })).toBeVisible()
    await page.goto('/login?ref=a.com')
    await page.getByRole('button', { name: 'Play as Guest' }).click()
    await page.getByRole('button', { name: 'Continue as Guest' }).click()
    await takeSuggestedClub(page)
    await page.goto('/game?ref=a.com&seed=1066')
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await expect.poll(() => page.evaluate(isInDatabase, '"seed":1066,')).toBe(true)
  })

  test('a new version that arrives during a match is offered after it, and taken with the career', async ({}, testInfo) => {
    const page = await context.newPage()
    const questions: string[] = []
    page.on('dialog', (dialog) => {
      questions.push(dialog.type())
      void dialog.accept()
    })
    await enterCareer(page, { career: careerOnDay(42, 6), settings: { matchdayMode: 'full' } })
    await waitForWorker(page)
    const other = await context.newPage()
    await other.goto('/login')

    await page.getByRole('button', { name: /^Continue: 1 day/ }).click()
    const log = page.getByRole('log', { name: 'Commentary' })
    const play = page.getByRole('button', { name: /^Play: / })
    await expect(log.or(play)).toBeVisible()
    if (await play.isVisible()) await play.click()
    await expect(log).toBeVisible()
    await game.deploy()
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update()
    })
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null)
    const offer = page.getByRole('region', { name: 'New version' })
    await expect(other.getByRole('region', { name: 'New version' })).toBeVisible()
    await expect(log).toBeVisible()
    await expect(offer).toBeHidden()

    await page.getByRole('button', { name: 'Skip to the end' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(matchResult(page)).toBeVisible()
    await closeMatchResult(page)
    await expect(offer.getByText('A new version of Floodlight is ready.')).toBeVisible()
    await checkForms(page, 'new version')
    await page.screenshot({ path: testInfo.outputPath('offer.png') })
    await openAllTabs(page)
    expect((await scriptsOf(page)).filter((address) => address.includes(NEW_VERSION))).toEqual([])

    const oneMatchPlayed = page.getByRole('button', { name: /^Continue: 7 days/ })
    await expect(oneMatchPlayed).toBeVisible()
    await Promise.all([page.waitForEvent('load'), offer.getByRole('button', { name: 'Update now' }).click()])
    await expect(oneMatchPlayed).toBeVisible()
    await expect(offer).toBeHidden()
    expect(questions).toEqual([])
    const scripts = await scriptsOf(page)
    expect(scripts.filter((address) => /\/assets\/(?!.*-next-)/.test(address))).toEqual([])
    expect(scripts.length).toBeGreaterThan(2)
    // The other tab still runs the old version, with its own files.
    await game.stop()
    await context.setOffline(true)
    await other.getByRole('button', { name: 'Play as Guest' }).click()
    await other.getByRole('button', { name: 'Continue as Guest' }).click()
    await other.getByRole('button', { name: 'Start another career' }).click()
    await takeSuggestedClub(other)
    await openAllTabs(other)
    expect((await scriptsOf(other)).filter((address) => address.includes(NEW_VERSION))).toEqual([])
  })
})

test('a page without the service worker goes on with its own files after a new version is deployed', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: game.url })
  const page = await context.newPage()
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url())
  })
  await page.goto('/login')
  await game.deploy()
  await page.getByRole('button', { name: 'Play as Guest' }).click()
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await takeSuggestedClub(page)
  await openAllTabs(page)
  await openDialogs(page)
  expect((await scriptsOf(page)).filter((address) => address.includes(NEW_VERSION))).toEqual([])
  expect(failed).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect((await scriptsOf(page)).some((address) => address.includes(NEW_VERSION))).toBe(true)
  await context.close()
})
