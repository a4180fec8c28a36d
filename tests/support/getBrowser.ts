/**
 * Script run before browser tests: prints which browsers they use, and installs them where there are none.
 * Without Chromium nothing can be tested; without Firefox its smoke is left out, and the script says so.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser } from './findBrowser.ts'
import { findFirefox } from './findFirefox.ts'

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
  installPackage('chromium')
  return findBrowser(playwrightPath)
}

/** Installs a Debian package where this is possible. */
function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  tryInstalling('updating the list of Debian packages', 'apt-get', ['update'], 3 * minute)
  const install = ['install', '-y', '--no-install-recommends', name]
  tryInstalling(`installing the Debian package ${name}`, 'apt-get', install, 10 * minute)
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

if (!findFirefox()) installPackage('firefox-esr')
console.log(`Second browser for the tests: ${findFirefox() ?? 'none, so the smoke in Firefox is left out'}`)
