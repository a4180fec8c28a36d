/** Finds the browser for the tests. getBrowser.ts installs one. */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Arguments of every launch: containers have no sandbox, and tests need no background requests. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome']

const usualPlaces = [
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** True for a file that may be run. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Returns the path of Chrome or Chromium: CHROMIUM_PATH, else an installed one, else the one at
 * `playwrightPath`, where Playwright installs its own; undefined when there is none. Throws when CHROMIUM_PATH
 * is not executable.
 */
export function findBrowser(
  playwrightPath: string,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const configured = env.CHROMIUM_PATH
  if (configured) {
    if (!isExecutable(configured))
      throw new Error(`CHROMIUM_PATH is ${configured}, which is not a program that can be run.`)
    return configured
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const installed = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...installed, ...usualPlaces, playwrightPath].find(isExecutable)
}
