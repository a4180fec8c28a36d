import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderLockedError, lockFolder } from '../../server/db/folderLock.ts'
import { makeFolder } from '../support/makeClientFolder.ts'

/** Above the maximum pid of any system. */
const deadPid = 99_999_999
let folder = ''
let file = ''

beforeEach(() => {
  folder = makeFolder()
  file = join(folder, 'floodlight.lock')
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

function leaveLock(owner: Record<string, unknown>): void {
  writeFileSync(
    file,
    JSON.stringify({ pid: deadPid, host: hostname(), startedAt: null, id: 'left', ...owner }),
  )
}

test('a lock file records its owner, is private, and is removed on release', async () => {
  const lock = await lockFolder(folder)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid, host: hostname() })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await lock.release()
  expect(existsSync(file)).toBe(false)
})

test('a second process gets an error with the owner and the remedies, and leaves no files behind', async () => {
  const lock = await lockFolder(folder)
  const refusal = await lockFolder(folder).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(FolderLockedError)
  expect(String(refusal)).toContain(`process ${process.pid}`)
  expect(String(refusal)).toContain('DATA_DIR')
  expect(String(refusal)).toContain(file)
  await lock.release()
  await (await lockFolder(folder)).release()
})

test('the lock of a dead process is replaced', async () => {
  leaveLock({})
  const lock = await lockFolder(folder)
  expect(readFileSync(file, 'utf8')).toContain(`"pid":${process.pid}`)
  await lock.release()
})

test.runIf(process.platform === 'linux')(
  'a lock whose pid has been reused by another process is replaced',
  async () => {
    leaveLock({ pid: process.pid, startedAt: 'an earlier boot 1' })
    await (await lockFolder(folder)).release()
  },
)

test('a truncated lock is replaced', async () => {
  writeFileSync(file, '{"pid":')
  await (await lockFolder(folder)).release()
})

test('a lock of another host is respected, since its process cannot be checked', async () => {
  leaveLock({ host: 'the-other-host' })
  await expect(lockFolder(folder)).rejects.toThrow(/on the-other-host/)
})

test('of concurrent processes that find a stale lock, exactly one acquires it', async () => {
  leaveLock({})
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
  const locks = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  expect(locks).toHaveLength(1)
  await locks[0]?.release()
  expect(existsSync(file)).toBe(false)
})

test('a late release does not remove the lock of the next owner', async () => {
  const first = await lockFolder(folder)
  rmSync(file)
  const second = await lockFolder(folder)
  await first.release()
  expect(existsSync(file)).toBe(true)
  await second.release()
})
