/** Advertising and analytics in a real browser, with a separate server that has them configured. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page, type Request } from '@playwright/test'
import { careerBeforeEvent } from '../support/careerBeforeEvent.ts'
import { type ServerProcess, startServer } from '../support/startServer.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { enterCareer, eventNews, letDaysPass, setSpeed } from './play.ts'

// A server of its own is built and started.
test.describe.configure({ timeout: LONG_TEST_MS })

const AD_SCRIPT = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'
const COUNTER = 'https://count.example/events'

/** Plays to the first event of a career and its dialog. */
async function meetEvent(page: Page): Promise<void> {
  await page.clock.install()
  await enterCareer(page, { career: careerBeforeEvent(13), settings: { matchdayMode: 'instant' } })
  await setSpeed(page, 'Fast')
  await letDaysPass(page, 1)
  await expect(eventNews(page)).toBeVisible()
}

test.describe('when configured', () => {
  let server: ServerProcess
  let folder = ''
  let address = ''

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'floodlight-ads-'))
    server = startServer({
      DATA_DIR: join(folder, 'data'),
      RATE_LIMIT_FACTOR: '1000',
      ADS_CLIENT: 'ca-pub-1234567890',
      ADS_SLOT: '4242',
      ANALYTICS_URL: COUNTER,
    })
    const said = await server.waitForOutput(/http:\/\/localhost:\d+/)
    address = said[0]
  })
  test.afterAll(async () => {
    server.child.kill('SIGTERM')
    await server.ended
    rmSync(folder, { recursive: true, force: true })
  })

  test('page views are posted, the ad loads with the event, and no other request is sent to third parties', async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: address })
    const away: Request[] = []
    await context.route(
      (url) => url.origin !== address,
      async (route) => {
        away.push(route.request())
        const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
        await route.fulfill({ status: 200, headers, contentType: 'text/javascript', body: '' })
      },
    )
    const page = await context.newPage()
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text())
    })
    const posted = () =>
      away.filter((request) => request.method() === 'POST').map((request): unknown => request.postDataJSON())

    await page.goto('/login?from=mail')
    await expect.poll(posted).toEqual([
      {
        event: 'user_presence',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
        page: '/login',
      },
      { event: 'page_view', page_path: '/login' },
    ])
    await page.getByRole('link', { name: 'Create Account' }).click()
    await expect.poll(posted).toHaveLength(4)
    expect(posted()[3]).toEqual({ event: 'page_view', page_path: '/register' })
    await page.goBack()
    await expect.poll(posted).toHaveLength(6)
    expect(posted()[5]).toEqual({ event: 'page_view', page_path: '/login' })

    const scripts = () => away.filter((request) => request.resourceType() === 'script')
    await meetEvent(page)
    await expect
      .poll(() => scripts().map((request) => request.url()))
      .toEqual([`${AD_SCRIPT}?client=ca-pub-1234567890`])
    const slot = page.getByRole('complementary', { name: 'Advertisement' }).locator('ins')
    await expect(slot).toHaveAttribute('data-ad-client', 'ca-pub-1234567890')
    await expect(slot).toHaveAttribute('data-ad-slot', '4242')
    expect(await page.evaluate(() => window.adsbygoogle?.length)).toBe(1)
    const hosts = new Set(away.map((request) => new URL(request.url()).host))
    expect([...hosts].sort()).toEqual(['count.example', 'pagead2.googlesyndication.com'])

    const isRefused = await page.evaluate(() =>
      fetch('https://elsewhere.example/').then(
        () => false,
        () => true,
      ),
    )
    expect(isRefused).toBe(true)
    expect(faults.filter((fault) => !fault.includes('elsewhere.example'))).toEqual([])
    await context.close()
  })
})

test('when not configured, no request is sent to third parties, and the slot shows our own message', async ({
  page,
  baseURL,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http')) hosts.add(origin)
  })
  for (const path of ['/', '/about', '/register']) await page.goto(path)
  await meetEvent(page)
  await expect(page.getByRole('complementary', { name: 'Advertisement' })).toContainText(
    'This space is yours',
  )
  expect([...hosts]).toEqual([baseURL])
})
