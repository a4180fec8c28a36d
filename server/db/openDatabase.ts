import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockFolder } from './folderLock.ts'
import * as schema from './schema.ts'

/** Any Postgres, with our tables. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export interface OpenDatabase {
  readonly db: Database
  /** Writes out what is left and gives the folder free. */
  close(): Promise<void>
}

const migrationsFolder = join(import.meta.dirname, 'migrations')

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

/** A database that lives as long as the process, for tests. */
export function openMemoryDatabase(): Promise<OpenDatabase> {
  return openPglite('memory://')
}

async function openPglite(place: string): Promise<OpenDatabase> {
  const pglite = await PGlite.create(place)
  try {
    const db = drizzle(pglite, { schema })
    await migrate(db, { migrationsFolder })
    return { db, close: () => pglite.close() }
  } catch (error) {
    await pglite.close()
    throw error
  }
}
