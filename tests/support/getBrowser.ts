/** Run before browser tests: says which browser they will use, and gets one when there is none. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser } from './findBrowser.ts'

const minute = 60_000

function tryTo(say: string, command: string, args: readonly string[], limitMs: number): void {
  console.log(`Browser for the tests: ${say}`)
  const result = spawnSync(command, args, { stdio: 'inherit', timeout: limitMs })
  if (result.status !== 0) console.log(`Browser for the tests: that did not work (${command}).`)
}

function getBrowser(): string | undefined {
  const ownPath = chromium.executablePath()
  const found = findBrowser(ownPath)
  if (found) return found
  tryTo(
    'none is installed, asking Playwright for one',
    'npx',
    ['playwright', 'install', 'chromium'],
    5 * minute,
  )
  const downloaded = findBrowser(ownPath)
  if (downloaded) return downloaded
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    tryTo('updating the list of Debian packages', 'apt-get', ['update'], 3 * minute)
    tryTo(
      'installing the Debian package chromium',
      'apt-get',
      ['install', '-y', '--no-install-recommends', 'chromium'],
      10 * minute,
    )
  }
  return findBrowser(ownPath)
}

const browser = getBrowser()
if (browser) {
  console.log(`Browser for the tests: ${browser}`)
} else {
  console.error(
    'No browser for the tests. Install Chrome or Chromium, or set CHROMIUM_PATH to the program, and run again.',
  )
  process.exitCode = 1
}
