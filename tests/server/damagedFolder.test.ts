import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DamagedFolderError, openDatabase } from '../../server/db/openDatabase.ts'
import { makeFolder } from '../support/makeClientFolder.ts'
import { fillDataFolder } from '../support/openTestDatabase.ts'

let dataDir = ''
let folder = ''

beforeEach(() => {
  dataDir = join(makeFolder(), 'data')
  folder = join(dataDir, 'postgres')
  fillDataFolder(dataDir)
})
afterEach(() => {
  rmSync(join(dataDir, '..'), { recursive: true, force: true })
})

test.each([
  ['PG_VERSION', 'where a new database was created silently'],
  ['base', 'which was reported without its path'],
])('a folder without %s (%s) is rejected with its path and the remedies', async (missing) => {
  rmSync(join(folder, missing), { recursive: true })
  const before = readdirSync(folder)
  const refusal = await openDatabase(dataDir).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(DamagedFolderError)
  for (const words of [folder, 'backup', 'DATA_DIR']) expect(String(refusal)).toContain(words)
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(before))
  expect(existsSync(join(folder, missing))).toBe(false)
  expect(existsSync(join(dataDir, 'floodlight.lock'))).toBe(false)
})
