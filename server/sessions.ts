/**
 * Lists and ends sessions, and switches two-step login off, also while the server runs: npm run sessions -- list EMAIL,
 * end EMAIL, two-step-off EMAIL, or end --all.
 */
import { join } from 'node:path'
import { type Config, readConfig } from './config.ts'
import { listFiles } from './db/openDatabase.ts'
import { openForOperator } from './openForOperator.ts'
import { askServer } from './operatorSocket.ts'
import { readOrder, runOrder, type SessionsOrder } from './services/operatorSessions.ts'
import { systemClock } from './systemClock.ts'

async function runHere(config: Config, order: SessionsOrder): Promise<string> {
  // Opening would create an empty database, in which nobody has a session.
  if (config.databaseUrl === undefined && (await listFiles(join(config.dataDir, 'postgres'))).length === 0)
    throw new Error(
      `There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL as the server has it.`,
    )
  const database = await openForOperator(config)
  try {
    return await runOrder(database.db, order, systemClock.now())
  } finally {
    await database.close()
  }
}

try {
  const args = process.argv.slice(2)
  const order = readOrder(args)
  const config = readConfig(process.env, [])
  const answer = config.databaseUrl === undefined ? await askServer(config.dataDir, 'sessions', args) : null
  process.stdout.write(answer?.toString() ?? (await runHere(config, order)))
  process.exitCode = 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
