/** Measures sizes and times of ten saves of long careers, in Chromium. */
import { chromium } from '@playwright/test'
import { build } from 'vite'
import type { Snapshot } from '../../client/simulation/gameState.ts'
import { browserArguments, findBrowser } from '../support/findBrowser.ts'
import { longCareer } from '../support/longCareer.ts'
import type { SaveTimes } from './savesPage.ts'

const CAREERS = 10
const SEASONS = 30
const ADDRESS = 'http://localhost/'

export async function measureSaveTimes(): Promise<SaveTimes> {
  const careers = Array.from({ length: CAREERS }, (_, i) =>
    longCareer({ seed: i + 1, season: SEASONS, week: 37 }),
  )
  const script = await bundle()
  const executablePath = findBrowser(chromium.executablePath())
  const browser = await chromium.launch({ args: browserArguments, ...(executablePath && { executablePath }) })
  try {
    const page = await browser.newPage()
    // Storage needs an origin; the page there is empty.
    await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
    await page.goto(ADDRESS)
    await page.addScriptTag({ type: 'module', content: script })
    await page.waitForFunction(() => 'measureSaves' in window)
    return await page.evaluate(
      (given) =>
        (window as unknown as { measureSaves: (given: Snapshot[]) => Promise<SaveTimes> }).measureSaves(
          given,
        ),
      careers,
    )
  } finally {
    await browser.close()
  }
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      lib: { entry: new URL('savesPage.ts', import.meta.url).pathname, formats: ['es'], fileName: 'saves' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const [output] = [result].flat().flatMap((built) => ('output' in built ? built.output : []))
  if (output?.type !== 'chunk') throw new Error('The page of the saves was not built')
  return output.code
}
