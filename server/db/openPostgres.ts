import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, type ClientConfig, Pool } from 'pg'
import { finishesWithin } from '../clock.ts'
import { type Database, migrationsFolder, type OpenDatabase } from './openDatabase.ts'
import * as schema from './schema.ts'

interface PostgresServer {
  /** postgres://user:password@host:5432/database */
  readonly url: string
  /** Maximum number of connections of this instance. */
  readonly connections: number
  /** Called for each connection that breaks. */
  readonly onError: (error: Error) => void
  /** Maximum duration of one statement. Default 5 seconds. */
  readonly statementLimitMs?: number
}

/** Maximum wait for a connection, a new one or one of the pool. */
const connectLimitMs = 5_000
const statementLimitMs = 5_000
/** The server ends a statement that is too slow; so much later one that does not answer at all is given up. */
const silenceMs = 1_000
/** Creating an index on a large table takes longer than any statement of a request. */
const migrationLimitMs = 600_000
/** Maximum wait for the server to see connections off. */
const closeLimitMs = 1_000

/** Any number will do, as long as all instances take the same. */
const migrationLock = 466_829

/**
 * Connects to a PostgreSQL server and applies the migrations; instances that start together take turns.
 * Lost connections are replaced. Rejects when the server can't be reached.
 */
export async function openPostgres(server: PostgresServer): Promise<OpenDatabase> {
  const { connections, onError, statementLimitMs: limitMs = statementLimitMs } = server
  const options: ClientConfig = {
    connectionString: server.url,
    connectionTimeoutMillis: connectLimitMs,
    keepAlive: true,
    application_name: 'floodlight',
  }
  await applyMigrations(options)
  const pool = new Pool({
    ...options,
    max: connections,
    query_timeout: limitMs + silenceMs,
    // A start-up parameter would be refused by PgBouncer.
    onConnect: (client): unknown =>
      client.query(
        `set statement_timeout = ${limitMs}; set idle_in_transaction_session_timeout = ${2 * limitMs}`,
      ),
  })
  // The listener of the connection reports the same error.
  pool.on('error', () => {})
  const connected = new Set<Client>()
  pool.on('connect', (client) => {
    // The pool's own listener is there only while nobody uses the connection.
    client.on('error', onError)
    connected.add(client)
    client.once('end', () => connected.delete(client))
  })
  return { db: databaseOf(pool), close: () => closePool(pool, connected) }
}

/** The pool as a Database whose transactions release their connection whatever happens to it. */
function databaseOf(pool: Pool): Database {
  const db: Database = drizzle(pool, { schema })
  // Drizzle's own does not release a connection on which 'begin' fails.
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    let failure: Error | undefined
    try {
      return await (drizzle(client, { schema }) as Database).transaction(work, config)
    } catch (error) {
      failure = error instanceof Error ? error : new Error('The transaction failed', { cause: error })
      throw error
    } finally {
      // With a failure it is closed: a statement that timed out may still be under way on it.
      client.release(failure)
    }
  }
  return db
}

async function applyMigrations(options: ClientConfig): Promise<void> {
  const client = new Client({ ...options, query_timeout: migrationLimitMs })
  // The statement under way rejects as well.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder })
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
  } finally {
    await finishesWithin(closeLimitMs, client.end())
  }
}

/** Closes all connections, those without an answer by force. */
async function closePool(pool: Pool, connected: ReadonlySet<Client>): Promise<void> {
  const ends = [...connected].map(
    (client) => new Promise<void>((resolve) => void client.once('end', resolve)),
  )
  await finishesWithin(closeLimitMs, Promise.all([pool.end(), ...ends]))
  for (const client of connected) client.connection.stream.destroy()
}
