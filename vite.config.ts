import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import type { ViteUserConfig } from 'vitest/config'
import { buildServiceWorker } from './server/client/buildServiceWorker.ts'
import { compressBuild } from './server/client/compressBuild.ts'
import { prerenderLanding } from './server/client/prerenderLanding.ts'
import { publishBuild } from './server/client/publishBuild.ts'
import { thirdPartyNotices } from './server/client/thirdPartyNotices.ts'

const build: UserConfig = {
  publicDir: 'assets/public',
  plugins: [
    react(),
    thirdPartyNotices(),
    prerenderLanding(),
    buildServiceWorker(),
    compressBuild(),
    publishBuild(),
  ],
  build: {
    outDir: 'dist/client',
    // All browsers with the features that the game needs know module preloads.
    modulePreload: { polyfill: false },
    // The content security policy allows no data: fonts, and the icon must be a file.
    assetsInlineLimit: (file) => (/\.woff2?$|\/icon\.svg$/.test(file) ? false : undefined),
    // The scene chunk with Pixi is about 700 kB uncompressed; only the game loads it.
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A chunk per page with all its static imports, except those in a group of higher priority.
          groups: [
            {
              name: 'index',
              priority: 4,
              test: /client\/(main|screens\/account\/FloodlitGround|screens\/PageHeading)\.tsx$/,
            },
            {
              name: 'club',
              priority: 3,
              test: /client\/components\/(Badge|Bar|Crest|FormBadges|Stars)\.tsx$/,
            },
            { name: 'product', priority: 2, test: /client\/(Product|screens\/account\/LoginScreen)\.tsx$/ },
            { name: 'game', priority: 1, test: /client\/screens\/game\/GameScreen\.tsx$/ },
          ],
        },
      },
    },
  },
}

/** Test projects: Node, the stores, Node with a real PostgreSQL, jsdom, and a real browser. */
async function testProjects(): Promise<NonNullable<ViteUserConfig['test']>> {
  // Imported here, so that a production install without the test packages can build.
  const { playwright } = await import('@vitest/browser-playwright')
  const { chromium } = await import('@playwright/test')
  const { browserArguments, findBrowser } = await import('./tests/support/findBrowser.ts')
  const { soakOr } = await import('./tests/support/soak.ts')
  const { SOAK_TEST_MS, TEST_MS, WAIT_MS } = await import('./tests/support/timeouts.ts')
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
          // No test replaces a module: a worker loads them once for all its files, which takes a quarter off the time.
          isolate: false,
          // A worker is shared among files that follow each other, so those of other projects are no neighbours.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...inNode,
          name: 'stores',
          include: ['tests/stores/**/*.test.ts'],
          exclude: ['tests/**/*.browser.test.ts'],
        },
      },
      {
        extends: true,
        test: {
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

/** The router without its checks for developers, which its package keeps but does not choose for a build. */
const productionRouter = [
  { find: /^react-router$/, replacement: 'react-router/dist/production/index.mjs' },
  { find: /^react-router\/dom$/, replacement: 'react-router/dist/production/dom-export.mjs' },
].map(({ find, replacement }) => ({
  find,
  replacement: join(import.meta.dirname, 'node_modules', replacement),
}))

export default defineConfig(async ({ command, mode }) => {
  // The projects have their own mode; their workers inherit the environment.
  if (mode === 'soak') process.env.SOAK = 'true'
  if (process.env.VITEST) return { ...build, test: await testProjects() }
  return command === 'build' ? { ...build, resolve: { alias: productionRouter } } : build
})
