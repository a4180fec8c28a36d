import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { buildRules } from './server/client/buildRules.ts'
import { buildServiceWorker } from './server/client/buildServiceWorker.ts'
import { compressBuild } from './server/client/compressBuild.ts'
import { prerenderLanding } from './server/client/prerenderLanding.ts'
import { publishBuild } from './server/client/publishBuild.ts'
import { thirdPartyNotices } from './server/client/thirdPartyNotices.ts'

/** Of the build, and of the tests, which load the client as it does. */
export const client: UserConfig = {
  publicDir: 'assets/public',
  plugins: [
    react(),
    thirdPartyNotices(),
    buildRules(),
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

/** The router without its checks for developers, which its package keeps but does not choose for a build. */
const productionRouter = [
  { find: /^react-router$/, replacement: 'react-router/dist/production/index.mjs' },
  { find: /^react-router\/dom$/, replacement: 'react-router/dist/production/dom-export.mjs' },
].map(({ find, replacement }) => ({
  find,
  replacement: join(import.meta.dirname, 'node_modules', replacement),
}))

export default defineConfig(({ command }) =>
  command === 'build' ? { ...client, resolve: { alias: productionRouter } } : client,
)
