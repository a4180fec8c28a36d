/** Plays entries to challenges again beside the servers, on this machine or another: npm run worker. */
import { once } from 'node:events'
import { openVerification } from './challenges/openVerification.ts'
import { readConfig } from './config.ts'
import { openPostgres } from './db/openPostgres.ts'
import { makeLogger } from './logger.ts'

async function work(): Promise<void> {
  const config = readConfig(process.env, [])
  const { databaseUrl: url, databaseConnections: connections, challengeWorkers: workers, clientDir } = config
  if (url === undefined)
    throw new Error(
      'Set DATABASE_URL: only one process may open the embedded database, and its server has workers of its own.',
    )
  if (workers === 0) throw new Error('CHALLENGE_WORKERS is 0: set the number of threads, 1 to 8.')
  const stopped = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')])
  const logger = makeLogger(config.logLevel)
  const onError = (err: Error) => logger.error({ err }, 'database connection lost')
  const database = await openPostgres({ url, connections, onError })
  try {
    const verification = await openVerification({ database, logger, workers, clientDir })
    console.log('The worker waits for entries to challenges')
    await stopped
    await verification.stop()
  } finally {
    await database.close()
  }
}

try {
  await work()
  process.exitCode = 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
