import { gzipSync } from 'node:zlib'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { listen } from './play.ts'

const PAGES = [
  '/',
  '/about',
  '/terms-of-service',
  '/privacy-policy',
  '/login',
  '/register',
  '/forgot-password',
]

async function check(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${where}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect(found).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `${where} is too wide`).toBeLessThanOrEqual(0)
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} pixels wide`, () => {
      test.use({ colorScheme, viewport })

      test('the site and the account screens are accessible and fit their width', async ({ page }) => {
        const complaints = listen(page)
        for (const path of PAGES) {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await check(page, path)
        }
        await page.goto('/about')
        await page.getByRole('button', { name: 'See the Features' }).click()
        await check(page, 'about, features')
        await page.goto('/login')
        await page.getByRole('button', { name: 'Log In' }).click()
        await expect(page.getByText('Email is required')).toBeVisible()
        await check(page, 'login with a fault')

        await page.goto('/register')
        await page.getByLabel('Email').fill('gaffer@example.org')
        await page.getByLabel('Username').fill('gaffer')
        await page.getByLabel('Password', { exact: true }).fill('secret')
        await page.getByLabel('Confirm Password', { exact: true }).fill('secret')
        await page.getByRole('button', { name: 'Continue' }).click()
        await check(page, 'register, step 2')
        await page.getByRole('button', { name: 'Read the terms' }).click()
        await expect(page.getByRole('dialog', { name: 'Terms & Conditions' })).toBeVisible()
        await check(page, 'terms')
        await page.getByRole('button', { name: 'I Understand' }).click()

        await page.getByRole('button', { name: 'Play as Guest' }).click()
        await page.getByRole('button', { name: 'Continue as Guest' }).click()
        await expect(page).toHaveURL(/\/dashboard$/)
        await check(page, 'office')
        await page.getByRole('button', { name: 'Team Settings' }).click()
        await expect(page.getByRole('dialog', { name: 'Team Settings' })).toBeVisible()
        await check(page, 'team settings')
        expect(complaints).toEqual([])
      })
    })
  }
}

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page is there', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Play Now' })).toHaveAttribute('href', '/register')
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  })
})

test('the landing page loads at most 110 kB of JavaScript, and its video only when it is played', async ({
  page,
  request,
}) => {
  const addresses: string[] = []
  page.on('request', (asked) => addresses.push(asked.url()))
  const origin = new URL((await page.goto('/'))?.url() ?? '').origin
  await page.waitForLoadState('networkidle')
  let bytes = 0
  for (const url of addresses.filter((address) => address.endsWith('.js'))) {
    bytes += gzipSync(await (await request.get(url)).body()).length
  }
  expect(bytes).toBeLessThanOrEqual(110_000)
  expect(addresses.filter((address) => !address.startsWith(origin))).toEqual([])
  const hasVideo = () => addresses.some((address) => address.endsWith('.webm'))
  expect(hasVideo()).toBe(false)

  const isPlaying = await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    await video.play()
    return !video.paused && video.videoWidth === 1280
  })
  expect(isPlaying).toBe(true)
  expect(hasVideo()).toBe(true)
})
