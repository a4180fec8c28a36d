import { chromium } from '@playwright/test'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { browserArguments, findBrowser } from './tests/support/findBrowser.ts'
import { soakOr } from './tests/support/soak.ts'
import { SOAK_TEST_MS, TEST_MS, WAIT_MS } from './tests/support/timeouts.ts'
import { client } from './vite.config.ts'

/**
 * Options of a project whose workers load modules once for all its files, which takes a quarter off its time: a test
 * that replaces a module resets them first. A worker is shared among files that follow each other, so that projects
 * need an order.
 */
function inSharedWorkers(groupOrder: number) {
  return { isolate: false, sequence: { groupOrder } }
}

/** Test projects: Node, the stores, Node with a real PostgreSQL, jsdom, and a real browser. */
function testProjects(): NonNullable<ViteUserConfig['test']> {
  const timeout = soakOr(TEST_MS, SOAK_TEST_MS)
  const executablePath = findBrowser(chromium.executablePath())
  const inNode: NonNullable<ViteUserConfig['test']> = {
    // A test without an expectation would hold its rule for nothing.
    expect: { requireAssertions: true },
    environment: 'node',
    testTimeout: timeout,
    hookTimeout: timeout,
  }
  return {
    allowOnly: false,
    // All processors: vitest itself leaves one free, half of the machine where there are two.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          ...inNode,
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.browser.test.ts', 'tests/server/**', 'tests/stores/**'],
          ...inSharedWorkers(1),
        },
      },
      {
        extends: true,
        test: {
          ...inNode,
          ...inSharedWorkers(2),
          name: 'stores',
          include: ['tests/stores/**/*.test.ts'],
          exclude: ['tests/**/*.browser.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...inSharedWorkers(3),
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/providePostgres.ts', 'tests/support/providePglite.ts'],
          environment: 'node',
          testTimeout: timeout,
          hookTimeout: timeout,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['tests/**/*.test.tsx'],
          exclude: ['tests/**/*.browser.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/cleanDom.ts'],
          testTimeout: timeout,
          hookTimeout: timeout,
        },
      },
      {
        extends: true,
        // Found late, it would reload the page in the middle of a test.
        optimizeDeps: { include: ['react-dom/client'] },
        test: {
          name: 'browser',
          include: ['tests/**/*.browser.test.{ts,tsx}'],
          globalSetup: ['tests/support/provideCareer.ts'],
          testTimeout: timeout,
          hookTimeout: timeout,
          expect: { poll: { timeout: WAIT_MS } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: browserArguments, ...(executablePath && { executablePath }) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  }
}

export default defineConfig(({ mode }) => {
  // The projects have their own mode; their workers inherit the environment.
  if (mode === 'soak') process.env.SOAK = 'true'
  return { ...client, test: testProjects() }
})
