import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import sharp from 'sharp'
import { bundleScript, SCRIPT_EXPORTS } from '../support/bundleScript.ts'
import { careerDigest, DIGEST_SEED } from '../support/careerDigest.ts'
import { findFirefox } from '../support/findFirefox.ts'
import { openFirefox } from '../support/openFirefox.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'
import { openAccount } from './play.ts'

// Firefox is started, and three seasons are played in it.
test.describe.configure({ timeout: LONG_TEST_MS })

const executable = findFirefox()

// Without Firefox there is nothing to test; `npm run browser` has said so.
if (executable !== undefined) {
  test('in Firefox a guest plays a first week and watches the match, and a manager saves', async ({
    baseURL,
    request,
  }) => {
    const firefox = await openFirefox(executable, { width: 1440, height: 900 })
    const { page, press, see, consoleErrors } = firefox
    try {
      await page.goto(`${baseURL}/login`)
      await press('Play as Guest')
      await press('Continue as Guest')
      await press('Start the career')
      await see('Dashboard')
      // Leaving a page that still loads the renderer is an error in Firefox.
      await expect.poll(() => colours(page)).toBeGreaterThan(20)
      await page.goto(`${baseURL}/game?seed=42`)
      await see('Dashboard')
      await press('Fast')
      await page.locator('[role=log]').wait()
      await expect.poll(() => colours(page)).toBeGreaterThan(20)
      expect(await overflow(page)).toBe(0)
      await press('Skip to the end')
      await press('Continue')
      await see('Points Earned')

      const { token, user } = await openAccount(request)
      await page.evaluate(
        (entries) => {
          for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
        },
        { token, user: JSON.stringify(user) },
      )
      await page.goto(`${baseURL}/game?seed=42`)
      await press('Save')
      await page.locator('[role=dialog] input').fill('From Firefox')
      await press('Save', '//*[@role="dialog"]')
      await see('Game saved locally as "From Firefox".')
      expect(consoleErrors).toEqual([])
    } finally {
      await firefox.close()
    }
  })

  test('three seasons in Firefox and in Node are byte-identical', async ({ baseURL }) => {
    const firefox = await openFirefox(executable, { width: 800, height: 600 })
    try {
      // Digests need a secure origin.
      await firefox.page.goto(`${baseURL}/robots.txt`)
      const code = await bundleScript(new URL('../support/careerDigest.ts', import.meta.url), 'iife')
      const digest = await firefox.page.evaluate(`${code}; ${SCRIPT_EXPORTS}.careerDigest(${DIGEST_SEED})`)
      expect(digest).toBe(await careerDigest(DIGEST_SEED))
    } finally {
      await firefox.close()
    }
  })

  test('a face that was still loading when its page was left is no error, a missing face is', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/loading.woff2') {
        response.writeHead(200, { 'Content-Type': 'font/woff2' }).flushHeaders()
        server.emit('loading')
      } else if (request.url === '/missing.woff2') {
        response.writeHead(404).end()
      } else {
        const face = `@font-face { font-family: Face; src: url(${request.url}.woff2) } p { font-family: Face }`
        response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<style>${face}</style><p>Text</p>`)
      }
    }).listen(0, 'localhost')
    await once(server, 'listening')
    const url = `http://localhost:${(server.address() as AddressInfo).port}`
    const firefox = await openFirefox(executable, { width: 800, height: 600 })
    try {
      const loading = once(server, 'loading')
      await firefox.page.goto(`${url}/loading`, { waitUntil: 'domcontentloaded' })
      await loading
      await firefox.page.goto(`${url}/missing`)
      await expect.poll(() => firefox.consoleErrors).not.toEqual([])
      for (const error of firefox.consoleErrors) expect(error).toContain('missing.woff2')
    } finally {
      await firefox.close()
      server.close()
    }
  })
}

/** Number of different colours in a picture of the canvas. */
async function colours(page: Page): Promise<number> {
  const canvas = await page.locator('canvas').waitHandle()
  const { data, info } = await sharp(await canvas.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const seen = new Set<number>()
  for (let at = 0; at < data.length; at += info.channels) seen.add(data.readUIntBE(at, 3))
  return seen.size
}

/** Pixels by which the page is wider than the window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
