import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type PGliteOptions, type Results } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockFolder } from './folderLock.ts'
import { schema } from './schema.ts'

/** Drizzle database on PGlite or PostgreSQL, with our tables. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** Connections of a pool, those of them that are idle, and requests that wait for one. */
export interface PoolSize {
  readonly total: number
  readonly idle: number
  readonly waiting: number
}

/** Runs SQL as text, for libraries that bring their own: one statement with its values, or several without. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

export interface OpenDatabase {
  readonly db: Database
  readonly executeSql: ExecuteSql
  /** Current size of the pool of connections; absent for the embedded database, which has none. */
  readonly poolSize?: () => PoolSize
  /** Flushes pending writes and releases the folder or the connections. */
  close(): Promise<void>
}

export interface EmbeddedDatabase extends OpenDatabase {
  /** Copies the files of the database, all of one moment, as a gzipped tar. */
  readonly dump: () => Promise<Buffer>
}

export const migrationsFolder = join(import.meta.dirname, 'migrations')

/**
 * Opens the PGlite database in `dataDir`, creating the folder if needed, and applies the migrations.
 * Throws FolderLockedError when another process has it open: PGlite itself would let both write.
 * Throws DamagedFolderError when the folder has files but no database that can be opened.
 */
export async function openDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockFolder(dataDir)
  try {
    const opened = await openDatabaseFolder(join(dataDir, 'postgres'))
    return {
      ...opened,
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

/** The database files are damaged. The message is for the operator and names the remedies. */
export class DamagedFolderError extends Error {
  constructor(folder: string, fault: string, options?: ErrorOptions) {
    super(
      `The database in ${folder} can't be opened: ${fault} ` +
        'Move it away and restore a backup (npm run restore), or set DATA_DIR to another folder. ' +
        'If it holds no accounts (the very first start was interrupted), delete it and start again.',
      options,
    )
    this.name = 'DamagedFolderError'
  }
}

/** Opens or creates a database. PGlite alone would create one over any files without a PG_VERSION. */
async function openDatabaseFolder(folder: string): Promise<EmbeddedDatabase> {
  const files = await listFiles(folder)
  if (files.length > 0 && !files.includes('PG_VERSION'))
    throw new DamagedFolderError(folder, 'it has files but no PG_VERSION. Nothing in it has been changed.')
  try {
    return await openPglite(folder)
  } catch (cause) {
    if (files.length === 0) throw cause
    throw new DamagedFolderError(folder, `${cause instanceof Error ? cause.message : String(cause)}.`, {
      cause,
    })
  }
}

/** Names in a folder; empty when the folder does not exist. */
export async function listFiles(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** Opens an in-memory database for tests. `cluster` is a dump of an initialised one, which saves initdb. */
export function openMemoryDatabase(cluster: Blob): Promise<EmbeddedDatabase> {
  return openPglite('memory://', { loadDataDir: cluster })
}

async function openPglite(place: string, options: PGliteOptions = {}): Promise<EmbeddedDatabase> {
  const pglite = await PGlite.create(place, options)
  try {
    const db = drizzle(pglite, { schema })
    await migrate(db, { migrationsFolder })
    return {
      db,
      executeSql: executorOf(pglite),
      dump: async () => Buffer.from(await (await pglite.dumpDataDir('gzip')).arrayBuffer()),
      close: () => pglite.close(),
    }
  } catch (error) {
    await pglite.close()
    throw error
  }
}

function executorOf(pglite: PGlite): ExecuteSql {
  return async (text, values = []) => {
    if (values.length > 0) return pglite.query(text, values)
    const script = /^\s*BEGIN;(.*)COMMIT;\s*$/s.exec(text)?.[1]
    // The library's own BEGIN, once a statement after it fails, would leave all calls of the server in a failed transaction.
    const results = script === undefined ? await pglite.exec(text) : await inTransaction(pglite, script)
    return { rows: results.at(-1)?.rows ?? [] }
  }
}

function inTransaction(pglite: PGlite, script: string): Promise<Results[]> {
  return pglite.transaction((tx) => tx.exec(script))
}
