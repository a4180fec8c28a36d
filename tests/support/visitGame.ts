/** Opens careers in the built game, served by the real server, in a real browser. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import type { Snapshot } from '../../client/simulation/gameState.ts'
import type { Settings } from '../../client/stores/settings.ts'
import { browserArguments, findBrowser } from './findBrowser.ts'
import { makeFolder } from './makeClientFolder.ts'
import { GUEST, putCareer, type Player } from './putCareer.ts'
import { startServer } from './startServer.ts'

export interface RunningGame {
  browser: Browser
  /** Such as 'http://localhost:41234'. */
  url: string
  stop(): Promise<void>
}

/** Serves the build of `npm run build` and launches a browser. */
export async function startGame(): Promise<RunningGame> {
  const folder = makeFolder()
  const server = startServer({ DATA_DIR: join(folder, 'data'), RATE_LIMIT_FACTOR: '1000' })
  const [url] = await server.waitForOutput(/http:\/\/localhost:\d+/)
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
  /** Registers an account; otherwise the player is a guest. */
  isRegistered?: boolean
  /** Time at which the page is opened; `page.clock` controls the page's time from then on. */
  openedAt?: Date
}

/** Opens a page that resumes this career. */
export async function openCareer(
  { browser, url }: Pick<RunningGame, 'browser' | 'url'>,
  career: Snapshot,
  { settings = {}, isRegistered = false, openedAt, ...options }: Visit = {},
): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // It would load all files of the game beside what is measured.
    serviceWorkers: 'block',
    ...options,
  })
  const page = await context.newPage()
  if (openedAt) await page.clock.install({ time: openedAt })
  const player = isRegistered ? await register(page, url) : GUEST
  await putCareer(page, career, { settings, player })
  await page.goto(`${url}/game`)
  // On the last evening of a season the title night lies above the tabs.
  const evening = page.getByRole('button', { name: 'Back to the dashboard' })
  await page.getByRole('tab', { name: 'Dashboard' }).or(evening).waitFor()
  return page
}

async function register({ request }: Page, url: string): Promise<Player> {
  const data = {
    email: `manager-${Date.now()}-${Math.round(performance.now())}@club.test`,
    username: 'Alex Ferris',
    password: 'six-yards',
    teamName: 'Northgate United',
  }
  const answer = await request.post(`${url}/api/auth/register`, { data })
  const { token, user } = (await answer.json()) as { token: string; user: { id: string; username: string } }
  return { token, user: { ...user, isGuest: false } }
}
