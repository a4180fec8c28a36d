/** The built product behind its real server in a real browser, with a career of years in it. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import type { Snapshot } from '../../client/simulation/gameState.ts'
import type { Settings } from '../../client/stores/settings.ts'
import { browserArguments, findBrowser } from './findBrowser.ts'
import { makeFolder } from './makeClientFolder.ts'
import { putCareer } from './putCareer.ts'
import { startServer } from './startServer.ts'

export interface RunningGame {
  browser: Browser
  /** Such as 'http://localhost:41234'. */
  url: string
  stop(): Promise<void>
}

/** Serves what `npm run build` has built, and opens a browser. */
export async function startGame(): Promise<RunningGame> {
  const folder = makeFolder()
  const server = startServer({ DATA_DIR: join(folder, 'data'), RATE_LIMIT_FACTOR: '1000' })
  const [url] = await server.says(/http:\/\/localhost:\d+/)
  const executablePath = findBrowser(chromium.executablePath())
  const browser = await chromium.launch({ args: browserArguments, ...(executablePath && { executablePath }) })
  return {
    browser,
    url,
    stop: async () => {
      await browser.close()
      server.child.kill('SIGTERM')
      await server.ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface Visit extends BrowserContextOptions {
  settings?: Partial<Settings>
}

/** Opens the game of a guest who has come as far as this career. */
export async function openCareer(
  { browser, url }: RunningGame,
  career: Snapshot,
  { settings = {}, ...options }: Visit = {},
): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    ...options,
  })
  const page = await context.newPage()
  await putCareer(page, career, settings)
  await page.goto(`${url}/game`)
  await page.getByRole('tab', { name: 'Dashboard' }).waitFor()
  return page
}
