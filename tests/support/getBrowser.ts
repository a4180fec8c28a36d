/** Script run before browser tests: prints which browser they use, and installs one if there is none. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser } from './findBrowser.ts'

const minute = 60_000

function tryInstalling(description: string, command: string, args: readonly string[], limitMs: number): void {
  console.log(`Browser for the tests: ${description}`)
  const result = spawnSync(command, args, { stdio: 'inherit', timeout: limitMs })
  if (result.status !== 0) console.log(`Browser for the tests: that did not work (${command}).`)
}

function getBrowser(): string | undefined {
  const playwrightPath = chromium.executablePath()
  const found = findBrowser(playwrightPath)
  if (found) return found
  tryInstalling(
    'none is installed, asking Playwright for one',
    'npx',
    ['playwright', 'install', 'chromium'],
    5 * minute,
  )
  const downloaded = findBrowser(playwrightPath)
  if (downloaded) return downloaded
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    tryInstalling('updating the list of Debian packages', 'apt-get', ['update'], 3 * minute)
    tryInstalling(
      'installing the Debian package chromium',
      'apt-get',
      ['install', '-y', '--no-install-recommends', 'chromium'],
      10 * minute,
    )
  }
  return findBrowser(playwrightPath)
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
