/** Finds Firefox, the second browser of the tests. getBrowser.ts installs it where that is possible. */
import { delimiter, join } from 'node:path'
import { isExecutable } from './findBrowser.ts'

const names = ['firefox-esr', 'firefox']

const usualPlaces = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** Returns the path of an installed Firefox, undefined without one. */
export function findFirefox(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const installed = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...installed, ...usualPlaces].find(isExecutable)
}
