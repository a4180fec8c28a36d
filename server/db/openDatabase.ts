import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { drizzle as drizzlePool } from 'drizzle-orm/node-postgres'
import { migrate as migratePool } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { Pool } from 'pg'
import { lockFolder } from './folderLock.ts'
import * as schema from './schema.ts'

/** Any Postgres, with our tables. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export interface OpenDatabase {
  readonly db: Database
  /** Writes out what is left and gives folder or connections free. */
  close(): Promise<void>
}

export interface PostgresServer {
  /** postgres://user:password@host:5432/database */
  readonly url: string
  /** How many connections this instance may hold. */
  readonly connections: number
  /** Told when a connection that nobody was using breaks. */
  readonly onError: (error: Error) => void
}

const migrationsFolder = join(import.meta.dirname, 'migrations')

/** Any number will do, as long as all instances take the same. */
const migrationLock = 466_829

/**
 * Opens the database in `dataDir`, which is created when absent, and brings its tables up to date.
 * Throws FolderLockedError when another process has it open: PGlite itself would let both write.
 */
export async function openDatabase(dataDir: string): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockFolder(dataDir)
  try {
    const opened = await openPglite(join(dataDir, 'postgres'))
    return {
      db: opened.db,
      close: async () => {
        await opened.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** A database that lives as long as the process, for tests; `cluster` saves setting up PostgreSQL anew. */
export function openMemoryDatabase(cluster: Blob): Promise<OpenDatabase> {
  return openPglite('memory://', { loadDataDir: cluster })
}

async function openPglite(place: string, options: PGliteOptions = {}): Promise<OpenDatabase> {
  const pglite = await PGlite.create(place, options)
  try {
    const db = drizzle(pglite, { schema })
    await migrate(db, { migrationsFolder })
    return { db, close: () => pglite.close() }
  } catch (error) {
    await pglite.close()
    throw error
  }
}

/**
 * Connects to a PostgreSQL server and brings its tables up to date; instances that start together take
 * turns at that. Rejects when the server can't be reached.
 */
export async function openPostgres({ url, connections, onError }: PostgresServer): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    application_name: 'floodlight',
  })
  pool.on('error', onError)
  try {
    const client = await pool.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [migrationLock])
      await migratePool(drizzlePool(client), { migrationsFolder })
      await client.query('select pg_advisory_unlock($1)', [migrationLock])
    } finally {
      client.release()
    }
    return { db: drizzlePool(pool, { schema }), close: () => pool.end() }
  } catch (error) {
    await pool.end()
    throw error
  }
}
