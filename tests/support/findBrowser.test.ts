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

test('CHROMIUM_PATH comes before what is installed', () => {
  program('chromium')
  const told = program('my-browser')
  expect(findBrowser('', { CHROMIUM_PATH: told, PATH: folder })).toBe(told)
})

test('a CHROMIUM_PATH that is no program is a clear error', () => {
  expect(() => findBrowser('', { CHROMIUM_PATH: join(folder, 'gone') })).toThrow(/CHROMIUM_PATH is .*gone/)
})

test('an installed browser is found on the PATH, and comes before the one of Playwright', () => {
  mkdirSync(join(folder, 'empty'))
  const installed = program('chromium')
  const own = program('chrome-of-playwright')
  const path = [join(folder, 'empty'), folder].join(delimiter)
  expect(findBrowser(own, { PATH: path })).toBe(installed)
})
