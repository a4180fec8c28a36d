/** Backups of the embedded database: a folder with its files in a tar, and a manifest of what they must contain. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { z } from 'zod'
import { lockFolder } from './folderLock.ts'
import { type Database, openDatabase } from './openDatabase.ts'
import { databaseEpoch } from './schema.ts'
import * as schema from './schema.ts'

const tablesSchema = z.record(z.string(), z.object({ rows: z.number().int(), checksum: z.string() }))

const manifestSchema = z.object({
  createdAt: z.iso.datetime(),
  /** SHA-256 of the tar. */
  sha256: z.string(),
  tables: tablesSchema,
})

/** Rows of each table, with a checksum of their contents that does not depend on their order. */
type TableFigures = z.infer<typeof tablesSchema>

const tarName = 'postgres.tar.gz'
const manifestName = 'manifest.json'

/** Counts and sums up the tables of a database, PGlite or PostgreSQL. */
export async function countTables(db: Database): Promise<TableFigures> {
  const names = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public' and table_type = 'BASE TABLE'`)
    .orderBy(sql`table_name`)
  const figures: TableFigures = {}
  for (const { name } of names) {
    const [row] = await db
      .select({
        rows: sql<number>`count(*)::int`,
        checksum: sql<string>`md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), ''))`,
      })
      .from(sql`${sql.identifier(name)} t`)
    if (row) figures[name] = row
  }
  return figures
}

/**
 * Writes a dump (a gzipped tar of the database's files) into a new folder of `parent` and returns its path. The files
 * are opened once, in memory; the manifest is written last, so that a backup that has one can be restored.
 */
export async function writeBackup(parent: string, dump: Buffer, now: Date): Promise<string> {
  const folder = join(parent, `floodlight-${now.toISOString().replaceAll(':', '-')}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, tarName), dump, { mode: 0o600 })
  const tables = await countFiles('memory://', await readFile(join(folder, tarName)))
  const manifest = { createdAt: now.toISOString(), sha256: sha256Of(dump), tables }
  await writeFile(join(folder, manifestName), JSON.stringify(manifest, null, 2), { mode: 0o600 })
  return folder
}

/**
 * Restores a backup into a `dataDir` that has no database yet, and returns what its tables contain. The database gets
 * a new epoch: players' devices then send again what the backup lacks. Throws an Error for a damaged backup, and
 * leaves no database behind.
 */
export async function restoreBackup(folder: string, dataDir: string): Promise<TableFigures> {
  const { sha256, tables } = await readManifest(folder)
  const dump = await readFile(join(folder, tarName))
  if (sha256Of(dump) !== sha256)
    throw new Error(
      `The backup in ${folder} is damaged: ${tarName} has another checksum than its manifest says.`,
    )
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockFolder(dataDir)
  const place = join(dataDir, 'postgres')
  try {
    const present = await readdir(place).catch(() => [])
    if (present.length > 0)
      throw new Error(
        `There is a database in ${place} already. Move it away, or set DATA_DIR to another folder.`,
      )
    const restored = await countFiles(place, dump)
    if (JSON.stringify(restored) !== JSON.stringify(tables)) {
      await rm(place, { recursive: true })
      throw new Error(`The backup in ${folder} does not contain the rows that its manifest lists.`)
    }
  } finally {
    await lock.release()
  }
  const database = await openDatabase(dataDir)
  await database.db.update(databaseEpoch).set({ id: sql`gen_random_uuid()` })
  await database.close()
  return tables
}

async function readManifest(folder: string): Promise<z.infer<typeof manifestSchema>> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, manifestName), 'utf8')))
  } catch (cause) {
    throw new Error(`There is no complete backup in ${folder}: its ${manifestName} can't be read.`, { cause })
  }
}

/** Unpacks a dump to a place of PGlite and counts its tables. */
async function countFiles(place: string, dump: Buffer): Promise<TableFigures> {
  const loadDataDir = new Blob([new Uint8Array(dump)], { type: 'application/gzip' })
  const pglite = await PGlite.create(place, { loadDataDir })
  try {
    return await countTables(drizzle(pglite, { schema }))
  } finally {
    await pglite.close()
  }
}

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
