import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { checkForms, PHONE } from './accessibility.ts'
import { collectConsoleErrors } from './play.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// Walks through many pages.
test.describe.configure({ timeout: LONG_TEST_MS })

const PAGES = [
  '/',
  '/about',
  '/terms-of-service',
  '/privacy-policy',
  '/login',
  '/register',
  '/forgot-password',
  '/confirm-email?token=none',
]

test.describe('in every form', () => {
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })

  test('the site and the account screens are accessible and fit their width', async ({ page }) => {
    const consoleErrors = collectConsoleErrors(page)
    for (const path of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await checkForms(page, path)
    }
    await page.goto('/about')
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.click()
    await expect(page.getByRole('navigation', { name: 'Site', exact: true })).toBeVisible()
    await checkForms(page, 'menu')
    await menu.click()
    await page.getByRole('tab', { name: 'The Story' }).click()
    await checkForms(page, 'about, story')
    await page.getByRole('tab', { name: 'About the Game' }).click()
    await page.getByRole('button', { name: 'See the Features' }).click()
    await checkForms(page, 'about, features')
    await page.goto('/login')
    await page.getByRole('button', { name: 'Play as Guest' }).click()
    await expect(page.getByRole('dialog', { name: 'Guest Mode Limitations' })).toBeVisible()
    await checkForms(page, 'guest dialog')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByText('Email is required')).toBeVisible()
    await checkForms(page, 'login with a fault')

    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill('nobody@example.org')
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText(/^If this email has an account/)).toBeVisible()
    await checkForms(page, 'forgotten password, sent')
    await page.goto('/forgot-password?token=none')
    await page.getByRole('button', { name: 'Save the password' }).click()
    await expect(page.getByText('Password is required')).toBeVisible()
    await checkForms(page, 'new password with a fault')

    await page.goto('/register')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Email is required')).toBeVisible()
    await checkForms(page, 'register with a fault')
    await page.getByLabel('Email').fill('gaffer@example.org')
    await page.getByLabel('Username').fill('gaffer')
    await page.getByLabel('Password', { exact: true }).fill('kick-off')
    await page.getByLabel('Confirm Password', { exact: true }).fill('kick-off')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Step 2/2')).toBeVisible()
    await checkForms(page, 'register, step 2')
    await page.getByRole('button', { name: 'Read the terms' }).click()
    await expect(page.getByRole('dialog', { name: 'Terms & Conditions' })).toBeVisible()
    await checkForms(page, 'terms')
    await page.getByRole('button', { name: 'I Understand' }).click()

    await page.getByRole('button', { name: 'Play as Guest' }).click()
    await page.getByRole('button', { name: 'Continue as Guest' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await checkForms(page, 'office')
    await page.getByRole('button', { name: 'Team Settings' }).click()
    await expect(page.getByRole('dialog', { name: 'Team Settings' })).toBeVisible()
    await checkForms(page, 'team settings')
    expect(consoleErrors).toEqual([])
  })

  test('a successful login and the office with a logo are accessible and fit their width', async ({
    page,
  }) => {
    const consoleErrors = collectConsoleErrors(page)
    const email = `manager-${crypto.randomUUID()}@example.org`
    const data = { email, password: 'a long secret', username: 'The Gaffer', teamName: 'Lantern Street' }
    const { token } = (await (await page.request.post('/api/auth/register', { data })).json()) as {
      token: string
    }
    const logo = {
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: readFileSync('assets/public/logo.png'),
    }
    const answer = await page.request.put('/api/user/team', {
      headers: { authorization: `Bearer ${token}` },
      multipart: { name: 'Lantern Street Rovers', teamLogo: logo },
    })
    expect(answer.status()).toBe(200)

    let letPass = () => {}
    const mayPass = new Promise<void>((resolve) => {
      letPass = resolve
    })
    await page.route('**/api/trpc/auth.login*', async (route) => {
      await mayPass
      await route.continue()
    })
    await page.goto('/login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('a long secret')
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible()
    await checkForms(page, 'login, on its way')
    letPass()
    await expect(page).toHaveURL(/\/game$/)

    await page.goto('/dashboard')
    await expect(page.getByText(email)).toBeVisible()
    await expect(page.locator('img[src^="/api/logos/"]')).toBeVisible()
    await checkForms(page, 'office with a logo')
    await page.getByRole('button', { name: 'Change username' }).click()
    await page.getByLabel('New username').fill('')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Username is required')).toBeVisible()
    await checkForms(page, 'office, a wrong username')
    for (const [button, title] of [
      ['Change password', 'Change Password'],
      ['Delete account', 'Delete Account'],
    ] as const) {
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await checkForms(page, title)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name: title })).toBeHidden()
    }
    await page.getByRole('button', { name: 'Team Settings' }).click()
    await expect(page.getByRole('dialog', { name: 'Team Settings' })).toBeVisible()
    await checkForms(page, 'team settings with a logo')
    expect(consoleErrors).toEqual([])
  })
})

test('the scripts of the landing page were in its way before the first paint', async ({ request }) => {
  const landing = await (await request.get('/', { headers: { accept: 'text/html' } })).text()
  expect(landing).toContain('Play Now')
  expect(landing.match(/<script[^>]*>/g)).toEqual([expect.stringMatching(/ async src="\/assets\/landing-/)])
  expect(landing).not.toContain('modulepreload')
  const login = await (await request.get('/login', { headers: { accept: 'text/html' } })).text()
  expect(login).toContain('<script type="module"')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page is rendered', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Play Now' })).toHaveAttribute('href', '/register')
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  })
})

test('the links of the landing page lead to their sections', async ({ page }) => {
  await page.goto('/')
  for (const way of ['Testimonials', 'Features', 'About', 'Gameplay', 'Video']) {
    await page.getByRole('banner').getByRole('link', { name: way, exact: true }).click()
    await expect(page.locator(`#${way.toLowerCase()}`)).toBeInViewport()
    await expect(page.locator(`#${way.toLowerCase()} h2`)).toBeInViewport()
  }
})

test('the whole landing page is rendered without scrolling, once the browser is idle', async ({ page }) => {
  await page.goto('/')
  for (const name of ['Video', 'Testimonials', 'About']) {
    const heading = page.getByRole('heading', { level: 2, name })
    await expect
      .poll(() => heading.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true })))
      .toBe(true)
    await expect(heading).not.toBeInViewport()
  }
})

test('the landing page loads at most 110 kB of JavaScript, and its video only on play', async ({
  page,
  request,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
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

  const soughtSecond = await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.pause()
    const isSought = new Promise((resolve) => {
      video.addEventListener('seeked', resolve, { once: true })
    })
    video.currentTime = Math.floor(video.duration / 2)
    await isSought
    return { wanted: Math.floor(video.duration / 2), is: video.currentTime }
  })
  expect(soughtSecond.wanted).toBeGreaterThan(1)
  expect(soughtSecond.is).toBeCloseTo(soughtSecond.wanted, 1)
})
