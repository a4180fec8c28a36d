import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBrowser } from './findBrowser.ts'
import { makeFolder } from './makeClientFolder.ts'

let folder = ''

beforeEach(() => {
  folder = makeFolder()
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

function program(name: string): string {
  const file = join(folder, name)
  writeFileSync(file, '', { mode: 0o755 })
  return file
}

test('CHROMIUM_PATH takes precedence over installed browsers', () => {
  program('chromium')
  const configured = program('my-browser')
  expect(findBrowser('', { CHROMIUM_PATH: configured, PATH: folder })).toBe(configured)
})

test('a CHROMIUM_PATH that is not executable is an error with its value', () => {
  expect(() => findBrowser('', { CHROMIUM_PATH: join(folder, 'gone') })).toThrow(/CHROMIUM_PATH is .*gone/)
})

test('a browser on the PATH is found, and takes precedence over the one of Playwright', () => {
  mkdirSync(join(folder, 'empty'))
  const installed = program('chromium')
  const own = program('chrome-of-playwright')
  const path = [join(folder, 'empty'), folder].join(delimiter)
  expect(findBrowser(own, { PATH: path })).toBe(installed)
})
