/** Where the browser of the tests is. Finds only; getBrowser.ts is what installs one. */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What every launch needs: containers have no sandbox, and tests want no calls home. */
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

function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The path of a Chrome or Chromium: CHROMIUM_PATH, else an installed one, else Playwright's own;
 * undefined when there is none. `ownPath` is where Playwright's own would be. Throws when CHROMIUM_PATH is
 * set to something that can't be run.
 */
export function findBrowser(ownPath: string, env: NodeJS.ProcessEnv = process.env): string | undefined {
  const told = env.CHROMIUM_PATH
  if (told) {
    if (!runs(told)) throw new Error(`CHROMIUM_PATH is ${told}, which is not a program that can be run.`)
    return told
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const installed = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...installed, ...usualPlaces, ownPath].find(runs)
}
