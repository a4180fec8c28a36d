import { mkdir } from 'node:fs/promises'
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
