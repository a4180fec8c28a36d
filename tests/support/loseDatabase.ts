import pg from 'pg'
import type { PostgresProcess } from './startPostgres.ts'
import { type WriteLoad, writeTeams } from './writeTeams.ts'

interface ServerAddress {
  readonly url: string
}

interface Losses extends Pick<WriteLoad, 'acknowledged' | 'statuses'> {
  /** Time from each loss to the first successful write, in milliseconds. */
  readonly recoveryMs: readonly number[]
}

/**
 * Writes continuously to the server with several tokens in parallel while the database is lost `times` times:
 * alternately its connections are terminated and it is restarted. Each loss ends when a write succeeds again.
 */
export async function loseDatabase(
  app: ServerAddress,
  postgres: PostgresProcess,
  { tokens, times }: { tokens: readonly string[]; times: number },
): Promise<Losses> {
  const recoveryMs: number[] = []
  const { acknowledged, statuses, written, stop } = writeTeams(app, tokens)
  for (let loss = 0; loss < times; loss += 1) {
    await written()
    if (loss % 2 === 0) {
      await terminateConnections(postgres.url)
    } else {
      await postgres.stop()
      await postgres.startAgain()
    }
    const lostAt = performance.now()
    await written()
    recoveryMs.push(performance.now() - lostAt)
  }
  await stop()
  return { acknowledged, statuses, recoveryMs }
}

async function terminateConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'floodlight'",
  )
  await client.end()
}
