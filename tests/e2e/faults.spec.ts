import { expect, test } from '@playwright/test'
import { expectAccessible, PHONE } from './accessibility.ts'
import { careerOnDay } from '../support/careerBeforeEvent.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import {
  enterAsGuest,
  enterAsManager,
  enterCareer,
  letDaysPass,
  logInAsManager,
  collectConsoleErrors,
  matchResult,
  pressInHeader,
  setSpeed,
  watchFor,
  takeSuggestedClub,
} from './play.ts'

// Matches are watched after failures.
test.describe.configure({ timeout: LONG_TEST_MS })

test('a chunk that fails to load shows an error, and loads on retry', async ({ page }) => {
  await enterAsManager(page, 42)
  await page.route(/TicketsTab-.*\.js/, (route) => route.abort())
  await page.getByRole('tab', { name: 'Tickets' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' })
  await expect(notice).toBeVisible()
  await expectAccessible(page, 'tab that did not load')
  await notice.getByRole('button', { name: 'Go to Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.getByRole('tab', { name: 'Tickets' }).click()
  await expect(notice).toBeVisible()
  await page.unroute(/TicketsTab-.*\.js/)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Ticket & Attendance Management' })).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('Save pressed without a network, before its dialog has loaded, opens it once the network is back', async ({
  page,
  context,
}) => {
  await enterAsManager(page, 42)
  // The click is the first input, after which all chunks load.
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' }).last()
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'Save Game' })).toBeVisible()
  await expect(page.getByText('This part could not be loaded')).toHaveCount(0)
})

test('a tab whose style sheet failed to load ahead has it once the network is back', async ({ page }) => {
  await page.route(/SquadTab-.*\.css/, (route) => route.abort())
  const failing = page.waitForEvent('requestfailed', (request) => request.url().includes('SquadTab-'))
  await enterAsManager(page, 42)
  await page.mouse.move(300, 300)
  await failing
  await page.unroute(/SquadTab-.*\.css/)
  await page.getByRole('tab', { name: 'Squad' }).click()
  const squad = page.getByRole('region', { name: 'Selected Squad' })
  // Two players side by side, as the style sheet has it.
  await expect(squad.getByRole('listitem').first()).toHaveCSS('display', 'grid')
})

test('a notice over the page has all of its text in sight', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.route(/NewsDialog-/, (route) => route.abort())
  await enterAsManager(page, 42)
  await page.getByRole('button', { name: 'News' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' })
  await expect(notice).toBeVisible()
  expect(await notice.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
})

test('a game whose network drops while the page loads goes on, without the offer of a new version', async ({
  page,
}) => {
  await page.route(/UpdateOffer-/, (route) => route.abort())
  const failing = page.waitForEvent('requestfailed', (request) => request.url().includes('UpdateOffer-'))
  await enterAsManager(page, 42)
  await failing
  await page.getByRole('tab', { name: 'Tickets' }).click()
  await expect(page.getByRole('heading', { name: 'Ticket & Attendance Management' })).toBeVisible()
  await expect(page.getByText('This page could not be loaded')).toBeHidden()
})

test('a dialog of the office that fails to load leaves the office, and opens on retry', async ({ page }) => {
  await logInAsManager(page)
  await page.goto('/dashboard')
  await page.route(/ChangePasswordDialog-/, (route) => route.abort())
  await page.getByRole('button', { name: 'Change password' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Carry on without it' }).click()
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Change password' }).click()
  // It is requested again, which has to fail before the network is back.
  await expect(notice).toBeVisible()
  await page.unroute(/ChangePasswordDialog-/)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible()
})

test('a scene that fails to draw shows an error from its first frame, and the game continues without it', async ({
  page,
}, testInfo) => {
  await page.addInitScript(() => {
    const fail = () => {
      throw new Error('no paint')
    }
    // Frames are drawn with one of these, or their pictures handed to the thread that draws.
    CanvasRenderingContext2D.prototype.drawImage = fail
    OffscreenCanvas.prototype.transferToImageBitmap = fail
    WebGL2RenderingContext.prototype.drawElements = fail
  })
  await page.clock.install()
  await enterAsGuest(page, 42)
  const notice = page.getByRole('alert').filter({ hasText: 'The picture has stopped' })
  await expect(notice).toBeVisible()
  await expect(page.locator('canvas')).toBeHidden()
  await expectAccessible(page, 'picture that stopped')
  await page.screenshot({ path: testInfo.outputPath('notice.png') })
  await notice.getByText('Details to report').click()
  await expect(notice.getByText('no paint')).toBeVisible()
  await notice.getByRole('button', { name: 'Play without it' }).click()
  await expect(notice).toBeHidden()
  await setSpeed(page, 'Fast')
  await letDaysPass(page, 6)
  await expect(page.getByRole('log', { name: 'Commentary' })).toBeVisible()
})

test('a match is shown as commentary when the renderer fails to load', async ({ page }) => {
  await page.route(/(Canvas|WebGL)Renderer-.*\.js/, (route) => route.abort())
  await page.clock.install()
  await enterCareer(page, { career: careerOnDay(42, 6), settings: { matchdayMode: 'fast' } })
  await setSpeed(page, 'Fast')
  await letDaysPass(page, 1)
  const log = page.getByRole('log', { name: 'Commentary' })
  await expect(log).toBeVisible()
  await watchFor(page, 60)
  expect(await log.locator('> *').count()).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Skip to the end' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(matchResult(page)).toBeVisible()
})

for (const [title, forbid] of [
  [
    'refuses writes',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
  [
    'is blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
      }
    },
  ],
] as const) {
  test(`with a storage that ${title} a guest can play, with a notice that nothing is kept`, async ({
    page,
  }, testInfo) => {
    const consoleErrors = collectConsoleErrors(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(forbid)
    await page.goto('/login')
    const notice = page.getByRole('alert').filter({ hasText: 'Nothing is being saved' })
    await expect(notice).toBeInViewport()
    await page.screenshot({ path: testInfo.outputPath('login.png') })
    await page.getByRole('button', { name: 'Play as Guest' }).click()
    await page.getByRole('button', { name: 'Continue as Guest' }).click()
    await takeSuggestedClub(page)
    await expect(notice).toBeInViewport()
    await page.screenshot({ path: testInfo.outputPath('game.png') })
    await pressInHeader(page, 'Office')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(notice).toBeInViewport()
    expect(consoleErrors).toEqual([])
  })
}
