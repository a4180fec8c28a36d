import pg from 'pg'
import type { PostgresProcess } from './startPostgres.ts'

interface ServerAddress {
  readonly url: string
}

interface Losses {
  /** Latest acknowledged team name by token. */
  readonly acknowledged: ReadonlyMap<string, string>
  /** Number of responses by status. */
  readonly statuses: ReadonlyMap<number, number>
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
  const acknowledged = new Map<string, string>()
  const statuses = new Map<number, number>()
  const recoveryMs: number[] = []
  let isOver = false
  let onWritten = () => {}
  let writes = 0
  const write = async (token: string) => {
    const name = `Club ${(writes += 1)}`
    const response = await fetch(`${app.url}/api/user/team`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    })
    await response.text()
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    if (response.status !== 200) return
    acknowledged.set(token, name)
    onWritten()
  }
  const load = tokens.map(async (token) => {
    while (!isOver) await write(token)
  })
  const written = () => new Promise<void>((resolve) => (onWritten = resolve))
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
  isOver = true
  await Promise.all(load)
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
