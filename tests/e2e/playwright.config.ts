import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, defineConfig, devices } from '@playwright/test'
import { browserArguments, findBrowser } from '../support/findBrowser.ts'
import { LONG_TEST_MS, TEST_MS, WAIT_MS } from '../support/timeouts.ts'

const root = join(import.meta.dirname, '../..')

/** Finds a free port synchronously, since Playwright's configuration is not awaited. */
function freePort(): string {
  const script =
    "const s = require('node:net').createServer().listen(0, () => { console.log(s.address().port); s.close() })"
  return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim()
}

// Workers load this file again and inherit the port chosen first.
const port = (process.env.E2E_PORT ??= freePort())
if (!process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(join(tmpdir(), 'floodlight-e2e-'))
  process.env.E2E_DATA_DIR = folder
  process.on('exit', () => {
    rmSync(folder, { recursive: true, force: true })
  })
}

const executablePath = findBrowser(chromium.executablePath())

export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results'),
  reporter: 'list',
  retries: 0,
  workers: 2,
  fullyParallel: true,
  timeout: TEST_MS,
  expect: { timeout: WAIT_MS },
  forbidOnly: true,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    // Its requests pass by page.route; the spec of the service worker allows it.
    serviceWorkers: 'block',
    // A trace snapshots the page at every step, which doubles the time: enable it by --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: browserArguments, ...(executablePath && { executablePath }) },
  },
  projects: [{ name: 'chromium' }],
  webServer: {
    command: 'npm start',
    cwd: root,
    url: `http://localhost:${port}/api/health`,
    env: { PORT: port, DATA_DIR: process.env.E2E_DATA_DIR, LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000' },
    // It builds the client first.
    timeout: LONG_TEST_MS,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
