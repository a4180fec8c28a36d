import pg from 'pg'

/** Rows of one statement on a connection of its own. Rejects when the connection is cut. */
export async function askPostgres(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  // A connection that is cut also rejects what runs on it.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return rows
  } finally {
    await client.end()
  }
}

/**
 * Throws unless the proxy at `url` has found the primary: it takes turns among databases that it has not checked yet, and
 * the replicas are out once none of these connections meets one.
 */
export async function checkPrimary(url: string): Promise<void> {
  for (let connection = 0; connection < 6; connection += 1) {
    const [row] = await askPostgres(url, 'select pg_is_in_recovery() as is_replica')
    if (row?.is_replica !== false) throw new Error('The proxy has not found the primary')
  }
}
