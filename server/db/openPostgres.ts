import { setTimeout } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, type ClientConfig, Pool } from 'pg'
import { finishesWithin } from '../systemClock.ts'
import { type Database, migrationsFolder, type OpenDatabase } from './openDatabase.ts'
import { schema } from './schema.ts'

interface PostgresServer {
  /** postgres://user:password@host:5432/database */
  readonly url: string
  /** Maximum number of connections of this instance. */
  readonly connections: number
  /** Called for each connection that is lost. */
  readonly onError: (error: Error) => void
  /** Maximum duration of one statement. Default 5 seconds. */
  readonly statementLimitMs?: number
  /** Folder of the migrations. Default: those of this build. */
  readonly migrations?: string
}

/** Maximum wait for a connection, new or pooled. */
const connectLimitMs = 5_000
const statementLimitMs = 5_000
/** Extra wait beyond the statement timeout, after which a server that does not respond is given up. */
const responseGraceMs = 1_000
/** Limit of a migration statement: creating an index on a large table takes longer than any request. */
const migrationLimitMs = 600_000
/**
 * Maximum wait of a migration for a table in use: calls queue behind it meanwhile, and after a second PostgreSQL would
 * end a call or the migration where both wait for each other.
 */
const migrationLockMs = 500
const migrationAttempts = 60
/** Maximum wait for connections to close in good order. */
const closeLimitMs = 1_000

/** Key of the advisory lock: an arbitrary number, the same in all instances. */
const migrationLock = 466_829

/**
 * Connects to a PostgreSQL server and applies the migrations that it lacks; instances that start together do so in
 * sequence. Where it lacks none, a role without rights over the tables will do.
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
  await applyMigrations(options, server.migrations ?? migrationsFolder)
  const pool = new Pool({
    ...options,
    max: connections,
    query_timeout: limitMs + responseGraceMs,
    // Not as start-up parameters, which PgBouncer rejects.
    onConnect: (client): unknown =>
      client.query(
        `set statement_timeout = ${limitMs}; set idle_in_transaction_session_timeout = ${2 * limitMs}`,
      ),
  })
  // The connection's own listener reports the same error.
  pool.on('error', () => {})
  const connected = new Set<Client>()
  pool.on('connect', (client) => {
    // The pool listens only while the connection is idle.
    client.on('error', onError)
    connected.add(client)
    client.once('end', () => connected.delete(client))
  })
  return {
    db: databaseOf(pool),
    executeSql: (text, values) => pool.query(text, values),
    poolSize: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => closePool(pool, connected),
  }
}

/** Wraps the pool as a Database whose transactions always release their connection. */
function databaseOf(pool: Pool): Database {
  const db: Database = drizzle(pool, { schema })
  // Drizzle's own implementation leaks a connection on which 'begin' fails.
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    let failure: Error | undefined
    try {
      return await (drizzle(client, { schema }) as Database).transaction(work, config)
    } catch (error) {
      failure = error instanceof Error ? error : new Error('The transaction failed', { cause: error })
      throw error
    } finally {
      // After a failure the connection is closed: a statement that timed out may still run on it.
      client.release(failure)
    }
  }
  return db
}

async function applyMigrations(options: ClientConfig, folder: string): Promise<void> {
  const client = new Client({ ...options, query_timeout: migrationLimitMs })
  // The running statement rejects as well.
  client.on('error', () => {})
  try {
    await client.connect()
    if (await isMigrated(client, folder)) return
    await migrateBesideCalls(client, folder)
  } finally {
    await finishesWithin(closeLimitMs, client.end())
  }
}

/** Applies the migrations, which are one transaction, in a moment at which calls leave the tables free. */
async function migrateBesideCalls(client: Client, folder: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await migrateInSequence(client, folder)
      return
    } catch (error) {
      if (attempt === migrationAttempts || !isLocked(error)) throw error
      // The calls that have queued behind it go first.
      await setTimeout(migrationLockMs)
    }
  }
}

/**
 * Applies the migrations while no other instance does. Lock and limits end with the transaction: behind a pooler, a
 * session's would stay with a connection that others use next.
 */
async function migrateInSequence(client: Client, folder: string): Promise<void> {
  await client.query('begin; set local statement_timeout = 0')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await client.query(`set local lock_timeout = ${migrationLockMs}`)
    // Drizzle's own begin only warns inside of this transaction, and its commit ends it.
    await migrate(drizzle(client), { migrationsFolder: folder })
  } catch (error) {
    // A lost connection has nothing to undo.
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** True for an error of Drizzle that PostgreSQL gave because of a lock (lock_not_available, deadlock_detected). */
function isLocked(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && (cause.code === '55P03' || cause.code === '40P01')
}

/** True when the database has all migrations of this build, or later ones. */
async function isMigrated(client: Client, folder: string): Promise<boolean> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  )
  if (tables[0]?.found !== true) return false
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  )
  const newest = readMigrationFiles({ migrationsFolder: folder }).at(-1)?.folderMillis ?? 0
  return Number(rows[0]?.last ?? 0) >= newest
}

/** Closes all connections, by force those that do not respond in time. */
async function closePool(pool: Pool, connected: ReadonlySet<Client>): Promise<void> {
  const ends = [...connected].map(
    (client) => new Promise<void>((resolve) => void client.once('end', resolve)),
  )
  await finishesWithin(closeLimitMs, Promise.all([pool.end(), ...ends]))
  for (const client of connected) client.connection.stream.destroy()
}
