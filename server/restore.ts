/** Restores a backup of the embedded database into an empty DATA_DIR: npm run restore -- DIR. */
import { resolve } from 'node:path'
import { embeddedFolder, readConfig } from './config.ts'
import { restoreBackup } from './db/backups.ts'

try {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) throw new Error('Which backup? npm run restore -- DIR/floodlight-TIME')
  const config = readConfig(process.env, [])
  const dataDir = embeddedFolder(config)
  const tables = Object.values(await restoreBackup(resolve(folder), dataDir, config.backupPassphrase))
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${rows} rows of ${tables.length} tables are restored into ${dataDir}, and compared.`)
  process.exitCode = 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
