/** A browser process with its own profile folder, which can be killed and reopened. */
import { readdirSync, readFileSync } from 'node:fs'
import { chromium, type BrowserContext } from '@playwright/test'
import { browserArguments, findBrowser } from './findBrowser.ts'

export function openProfile(profile: string, baseURL: string): Promise<BrowserContext> {
  const executablePath = findBrowser(chromium.executablePath())
  return chromium.launchPersistentContext(profile, {
    args: browserArguments,
    baseURL,
    locale: 'en-GB',
    ...(executablePath && { executablePath }),
  })
}

/** Kills the main browser process of a profile; its child processes end with it. */
export function killBrowser(profile: string): void {
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const command = commandOf(id)
    if (command.includes(`--user-data-dir=${profile}`) && !command.includes('--type=')) {
      process.kill(Number(id), 'SIGKILL')
    }
  }
}

function commandOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8')
  } catch {
    // The process has ended since its id was read.
    return ''
  }
}
