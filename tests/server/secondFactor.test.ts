import { rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { makeLogger } from '../../server/logger.ts'
import { decryptSecret, encryptSecret } from '../../server/services/secretCipher.ts'
import { stepOfCode } from '../../server/services/secondFactor.ts'
import { openTwoStepKey } from '../../server/twoStepKey.ts'
import { makeFolder } from '../support/makeClientFolder.ts'

const key = Buffer.alloc(32, 'key')
const userId = '8f2c7c0e-5a54-4c38-9f2e-0c1f9f1d4d11'

const cleaning: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean()
})

// Appendix B of RFC 6238, whose codes have eight digits: an app shows the last six.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('%i seconds after 1970 the code is %s, as in RFC 6238', (seconds, code) => {
  const secret = encryptSecret(Buffer.from('12345678901234567890'), key, userId)
  const context = {
    clock: { now: () => new Date(seconds * 1000) },
    logger: makeLogger('silent'),
    twoStepKey: key,
  }
  expect(stepOfCode(context, { userId, secret }, code)).toBe(Math.floor(seconds / 30))
  expect(stepOfCode(context, { userId, secret }, '000000')).toBeNull()
})

test('an encrypted secret is read with its key and for its account only', () => {
  const secret = Buffer.from('12345678901234567890')
  const text = encryptSecret(secret, key, userId)
  expect(decryptSecret(text, key, userId)).toEqual(secret)
  expect(encryptSecret(secret, key, userId)).not.toBe(text)
  expect(() => decryptSecret(text, Buffer.alloc(32, 'other'), userId)).toThrow()
  expect(() => decryptSecret(text, key, 'another account')).toThrow()
  const changed = Buffer.from(text, 'base64')
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(() => decryptSecret(changed.toString('base64'), key, userId)).toThrow()
})

test('the key is the setting’s, or that of a file which the first start makes for its owner alone', async () => {
  const dataDir = makeFolder()
  cleaning.push(() => rmSync(dataDir, { recursive: true }))
  const place = { dataDir, databaseUrl: undefined, twoStepKey: undefined }
  const made = await openTwoStepKey(place)
  expect(made).toHaveLength(32)
  expect(await openTwoStepKey(place)).toEqual(made)
  expect(statSync(join(dataDir, 'two-step.key')).mode & 0o777).toBe(0o600)
  expect(await openTwoStepKey({ ...place, twoStepKey: key.toString('base64') })).toEqual(key)
  // Servers of one PostgreSQL would each make their own.
  expect(await openTwoStepKey({ ...place, databaseUrl: 'postgres://club' })).toBeNull()

  writeFileSync(join(dataDir, 'two-step.key'), 'torn')
  await expect(openTwoStepKey(place)).rejects.toThrow('two-step.key is damaged')
})
