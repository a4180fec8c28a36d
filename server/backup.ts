/** Backs up the embedded database, also while the server runs: npm run backup -- DIR. */
import { join, resolve } from 'node:path'
import { embeddedFolder, readConfig } from './config.ts'
import { writeBackup } from './db/backups.ts'
import { listFiles, openDatabase } from './db/openDatabase.ts'
import { askServer } from './operatorSocket.ts'

async function backUp(): Promise<void> {
  const [parent] = process.argv.slice(2)
  const config = readConfig(process.env, [])
  const dataDir = embeddedFolder(config)
  if (parent === undefined) throw new Error('Where to? npm run backup -- DIR')
  const dump = (await askServer(dataDir, 'dump')) ?? (await dumpStopped(dataDir))
  const options = { now: new Date(), passphrase: config.backupPassphrase }
  const folder = await writeBackup(resolve(parent), dump, options)
  console.log(`The backup is in ${folder}${options.passphrase === undefined ? '' : ', encrypted'}`)
}

async function dumpStopped(dataDir: string): Promise<Buffer> {
  // Opening the folder would create an empty database, whose backup nobody misses until they need it.
  if ((await listFiles(join(dataDir, 'postgres'))).length === 0)
    throw new Error(`There is no database in ${dataDir}. Set DATA_DIR as the server has it.`)
  const database = await openDatabase(dataDir)
  try {
    return await database.dump()
  } finally {
    await database.close()
  }
}

try {
  await backUp()
  process.exitCode = 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
