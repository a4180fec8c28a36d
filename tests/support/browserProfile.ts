/** A browser process with its own profile folder, which can be killed and reopened. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

/**
 * True once Chromium has written a value of localStorage to disk, which it does some seconds after it was
 * set. `value` is a part of it.
 */
export function isOnDisk(profile: string, value: string): boolean {
  const folder = join(profile, 'Default', 'Local Storage', 'leveldb')
  return readdirSync(folder).some((name) => readOrEmpty(join(folder, name)).includes(value))
}

/** Kills the main browser process of a profile; its child processes end with it. */
export function killBrowser(profile: string): void {
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const command = readOrEmpty(`/proc/${id}/cmdline`)
    if (command.includes(`--user-data-dir=${profile}`) && !command.includes('--type=')) {
      process.kill(Number(id), 'SIGKILL')
    }
  }
}

/** Reads a file that may have gone since its folder was listed: of a process that has ended, or of the database. */
function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'latin1')
  } catch {
    return ''
  }
}
