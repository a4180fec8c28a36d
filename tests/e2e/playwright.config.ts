import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, defineConfig, devices } from '@playwright/test'
import { browserArguments, findBrowser } from '../support/findBrowser.ts'

const root = join(import.meta.dirname, '../..')

/** A port that is free now. Playwright wants it before anything can be awaited. */
function freePort(): string {
  const script =
    "const s = require('node:net').createServer().listen(0, () => { console.log(s.address().port); s.close() })"
  return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim()
}

// Playwright reads this file again in every worker; they inherit what the first reading chose.
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
  // Limits against hanging only, far from what a slow and busy machine takes.
  timeout: 1_200_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    // A trace copies the page at every step, which costs as much as the steps: ask for one by --trace on.
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
    timeout: 180_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
