import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { countTables, restoreBackup, writeBackup } from '../../server/db/backups.ts'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { databaseEpoch } from '../../server/db/serverTables.ts'
import { makeAccount } from '../support/callServer.ts'
import { makeApp } from '../support/makeApp.ts'
import { makeClientFolder, makeFolder } from '../support/makeClientFolder.ts'
import { fillDataFolder, openPgliteInMemory } from '../support/openTestDatabase.ts'
import { startProgram, startServer } from '../support/startServer.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// A server and commands are started.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const cleaning: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean()
})

function folderFor(name: string): string {
  const folder = makeFolder()
  cleaning.push(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  return join(folder, name)
}

/** A data folder with three accounts, and what its tables contain. */
async function makeData() {
  const dataDir = folderFor('data')
  fillDataFolder(dataDir)
  const database = await openDatabase(dataDir)
  const app = await makeApp({ db: database.db })
  // The server that runs on this folder later removes what has expired.
  app.setTime(new Date())
  for (let made = 0; made < 3; made += 1) await makeAccount(app)
  await app.close()
  const tables = await countTables(database.db)
  const [epoch] = await database.db.select().from(databaseEpoch)
  await database.close()
  return { dataDir, tables, epoch }
}

async function run(
  command: 'backup' | 'restore',
  folder: string,
  dataDir: string,
  env: NodeJS.ProcessEnv = { DATABASE_URL: '' },
) {
  const program = startProgram(`server/${command}.ts`, [folder], { DATA_DIR: dataDir, ...env })
  return { status: await program.ended, output: program.output() }
}

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function open(dataDir: string): Promise<void> {
  const clientDir = makeClientFolder()
  const server = startServer({ DATA_DIR: dataDir, CLIENT_DIR: clientDir })
  cleaning.push(async () => {
    server.child.kill('SIGKILL')
    await server.ended
    rmSync(clientDir, { recursive: true, force: true })
  })
  await server.waitForOutput(/Floodlight is open/)
}

test('there was no backup: one made beside the running server is restored with the same rows', async () => {
  const { dataDir, tables, epoch } = await makeData()
  const [backups, scratch] = [folderFor('backups'), folderFor('scratch')]
  await open(dataDir)
  expect(await run('backup', backups, dataDir)).toMatchObject({ status: 0 })
  const backup = join(backups, readdirSync(backups)[0] ?? '')
  expect((await run('restore', backup, scratch)).output).toContain('are restored')
  const restored = await openDatabase(scratch)
  cleaning.push(() => restored.close())
  expect(tables.users?.rows).toBe(3)
  expect({ ...(await countTables(restored.db)), database_epoch: null }).toEqual({
    ...tables,
    database_epoch: null,
  })
  // Devices notice that the database is an older one, and send again what it lacks.
  const [now] = await restored.db.select().from(databaseEpoch)
  expect(now?.id).not.toBe(epoch?.id)
  // A database that is there is never replaced.
  const refusal = await run('restore', backup, dataDir)
  expect(refusal).toMatchObject({ status: 1, output: expect.stringContaining('in use') as string })
})

test('a damaged backup is refused, and leaves no database behind', async () => {
  const { dataDir } = await makeData()
  const [backups, scratch] = [folderFor('backups'), folderFor('scratch')]
  expect(await run('backup', backups, dataDir)).toMatchObject({ status: 0 })
  expect((await run('restore', join(backups, readdirSync(backups)[0] ?? ''), dataDir)).output).toContain(
    'already',
  )
  const backup = join(backups, readdirSync(backups)[0] ?? '')
  writeFileSync(join(backup, 'postgres.tar.gz'), 'torn', { flag: 'a' })
  const refusal = await run('restore', backup, scratch)
  expect(refusal).toMatchObject({ status: 1, output: expect.stringContaining('another checksum') as string })
  expect(existsSync(join(scratch, 'postgres'))).toBe(false)
})

test('a torn archive whose checksum is right ended the restore with a trace, and left its folder in the way', async () => {
  const database = await openPgliteInMemory()
  cleaning.push(() => database.close())
  const [backups, scratch] = [folderFor('backups'), folderFor('scratch')]
  const dump = await database.dump()
  const backup = await writeBackup(backups, dump, { now: new Date() })
  const torn = dump.subarray(0, 40_000)
  const manifest = join(backup, 'manifest.json')
  const text = readFileSync(manifest, 'utf8')
  writeFileSync(join(backup, 'postgres.tar.gz'), torn)
  writeFileSync(manifest, text.replace(sha256Of(dump), sha256Of(torn)))
  await expect(restoreBackup(backup, scratch)).rejects.toThrow(`The backup in ${backup} can't be restored`)
  expect(readdirSync(scratch)).toEqual([])
  // The archive is mended, and no remains of the first attempt are taken for a database.
  writeFileSync(join(backup, 'postgres.tar.gz'), dump)
  writeFileSync(manifest, text)
  await restoreBackup(backup, scratch)
  rmSync(join(backup, 'postgres.tar.gz'))
  await expect(restoreBackup(backup, scratch)).rejects.toThrow("its postgres.tar.gz can't be read")
})

test('a backup of a folder without a database made an empty one, and called it a backup', async () => {
  const [backups, dataDir] = [folderFor('backups'), folderFor('data')]
  const refusal = await run('backup', backups, dataDir)
  expect(refusal).toMatchObject({ status: 1, output: expect.stringContaining('no database in') as string })
  expect([existsSync(backups), existsSync(dataDir)]).toEqual([false, false])
})

test('a restore beside a PostgreSQL was reported as done, and no server would have read it', async () => {
  const env = { DATABASE_URL: 'postgres://floodlight@127.0.0.1/floodlight' }
  for (const command of ['backup', 'restore'] as const) {
    const refusal = await run(command, folderFor('backups'), folderFor('data'), env)
    expect(refusal).toMatchObject({ status: 1, output: expect.stringContaining('DATABASE_URL') as string })
  }
})

test('a copy of a running server’s folder refused to start because of its lock file', async () => {
  const { dataDir, tables } = await makeData()
  await open(dataDir)
  const copy = folderFor('copy')
  cpSync(dataDir, copy, { recursive: true, filter: (file) => !file.endsWith('.sock') })
  const copied = await openDatabase(copy)
  cleaning.push(() => copied.close())
  expect((await countTables(copied.db)).users).toEqual(tables.users)
  await expect(openDatabase(dataDir)).rejects.toThrow('is in use by process')
})

test('a backup lay readable wherever it was copied: with a passphrase only that one opens it', async () => {
  const { dataDir, tables } = await makeData()
  const [backups, scratch] = [folderFor('backups'), folderFor('scratch')]
  const passphrase = 'the lantern over Northgate'
  const env = { DATABASE_URL: '', BACKUP_PASSPHRASE: passphrase }
  const made = await run('backup', backups, dataDir, env)
  expect(made).toMatchObject({ status: 0, output: expect.stringContaining('encrypted') as string })
  const backup = join(backups, readdirSync(backups)[0] ?? '')
  const stored = readFileSync(join(backup, 'postgres.tar.gz'))
  // Neither a gzip nor anything that one could read.
  expect(stored.subarray(0, 2).toString('hex')).not.toBe('1f8b')
  await expect(restoreBackup(backup, scratch)).rejects.toThrow('set BACKUP_PASSPHRASE')
  await expect(restoreBackup(backup, scratch, 'another one of 12')).rejects.toThrow('is not the one')
  expect(existsSync(scratch)).toBe(false)
  expect(await restoreBackup(backup, scratch, passphrase)).toEqual(tables)
})
