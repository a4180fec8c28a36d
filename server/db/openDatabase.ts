import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockFolder } from './folderLock.ts'
import * as schema from './schema.ts'

/** Any Postgres, with our tables. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export interface OpenDatabase {
  readonly db: Database
  /** Writes out what is left and gives folder or connections free. */
  close(): Promise<void>
}

export const migrationsFolder = join(import.meta.dirname, 'migrations')

/**
 * Opens the database in `dataDir`, which is created when absent, and brings its tables up to date.
 * Throws FolderLockedError when another process has it open: PGlite itself would let both write.
 * Throws DamagedFolderError when there are files but no database that can be opened.
 */
export async function openDatabase(dataDir: string): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockFolder(dataDir)
  try {
    const opened = await openFolder(join(dataDir, 'postgres'))
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

/** The files of the database are not what they should be; the message tells the operator what to do. */
export class DamagedFolderError extends Error {
  constructor(folder: string, fault: string, options?: ErrorOptions) {
    super(
      `The database in ${folder} can't be opened: ${fault} ` +
        'Put a backup of the folder in its place, or set DATA_DIR to another folder. ' +
        'If it holds no accounts (the very first start was interrupted), delete it and start again.',
      options,
    )
    this.name = 'DamagedFolderError'
  }
}

/** Opens or creates a database. PGlite by itself creates one over whatever has no PG_VERSION. */
async function openFolder(folder: string): Promise<OpenDatabase> {
  const files = await filesIn(folder)
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

/** The names in a folder; none when it does not exist. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
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
