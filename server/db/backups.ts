/** Backups of the embedded database: a folder with its files in a tar, and a manifest of what they must contain. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { z } from 'zod'
import { cipherSchema, decrypt, encrypt } from './backupCipher.ts'
import { lockFolder } from './folderLock.ts'
import { type Database, listFiles } from './openDatabase.ts'
import { databaseEpoch } from './serverTables.ts'
import { schema } from './schema.ts'

const tablesSchema = z.record(z.string(), z.object({ rows: z.number().int(), checksum: z.string() }))

const manifestSchema = z.object({
  createdAt: z.iso.datetime(),
  /** SHA-256 of the tar, encrypted where it is. */
  sha256: z.string(),
  /** Absent for a backup without a passphrase. */
  cipher: cipherSchema.optional(),
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
 * are opened once, in memory, decrypted again where there is a passphrase; the manifest is written last, so that a
 * backup that has one can be restored.
 */
export async function writeBackup(
  parent: string,
  dump: Buffer,
  { now, passphrase }: { readonly now: Date; readonly passphrase?: string | undefined },
): Promise<string> {
  const { encrypted, cipher } =
    passphrase === undefined ? { encrypted: dump, cipher: undefined } : await encrypt(dump, passphrase)
  const folder = join(parent, `floodlight-${now.toISOString().replaceAll(':', '-')}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, tarName), encrypted, { mode: 0o600 })
  const written = await decrypted(await readTar(folder), cipher, passphrase)
  const tables = await withUnpacked('memory://', written, countTables)
  const manifest = { createdAt: now.toISOString(), sha256: sha256Of(encrypted), cipher, tables }
  await writeFile(join(folder, manifestName), JSON.stringify(manifest, null, 2), { mode: 0o600 })
  return folder
}

/**
 * Restores a backup into a `dataDir` that has no database yet, and returns what its tables contain. The database gets
 * a new epoch: players' devices then send again what the backup lacks. Throws an Error for a damaged backup, and
 * leaves no database behind.
 */
export async function restoreBackup(
  folder: string,
  dataDir: string,
  passphrase?: string,
): Promise<TableFigures> {
  const { sha256, tables, cipher } = await readManifest(folder)
  const stored = await readTar(folder)
  if (sha256Of(stored) !== sha256)
    throw new Error(
      `The backup in ${folder} is damaged: ${tarName} has another checksum than its manifest says.`,
    )
  const dump = await decrypted(stored, cipher, passphrase)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockFolder(dataDir)
  try {
    const place = join(dataDir, 'postgres')
    if ((await listFiles(place)).length > 0)
      throw new Error(
        `There is a database in ${place} already. Move it away, or set DATA_DIR to another folder.`,
      )
    await unpackInto(place, dump, tables).catch(async (cause: unknown) => {
      await rm(place, { recursive: true, force: true })
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`The backup in ${folder} can't be restored: ${reason}`, { cause })
    })
  } finally {
    await lock.release()
  }
  return tables
}

async function decrypted(
  stored: Buffer,
  cipher: z.infer<typeof cipherSchema> | undefined,
  passphrase: string | undefined,
): Promise<Buffer> {
  if (cipher === undefined) return stored
  if (passphrase === undefined)
    throw new Error('The backup is encrypted: set BACKUP_PASSPHRASE to the one that it was made with.')
  return decrypt(stored, passphrase, cipher)
}

async function unpackInto(place: string, dump: Buffer, tables: TableFigures): Promise<void> {
  await withUnpacked(place, dump, async (db) => {
    if (JSON.stringify(await countTables(db)) !== JSON.stringify(tables))
      throw new Error('it does not contain the rows that its manifest lists.')
    await db.update(databaseEpoch).set({ id: sql`gen_random_uuid()` })
  })
}

async function readManifest(folder: string): Promise<z.infer<typeof manifestSchema>> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, manifestName), 'utf8')))
  } catch (cause) {
    throw new Error(`There is no complete backup in ${folder}: its ${manifestName} can't be read.`, { cause })
  }
}

async function readTar(folder: string): Promise<Buffer> {
  try {
    return await readFile(join(folder, tarName))
  } catch (cause) {
    throw new Error(`There is no complete backup in ${folder}: its ${tarName} can't be read.`, { cause })
  }
}

/** Unpacks a dump to a place of PGlite, and passes its database on while it is open. */
async function withUnpacked<T>(place: string, dump: Buffer, use: (db: Database) => Promise<T>): Promise<T> {
  // Unzipped here: PGlite's own reader of a torn file ends the process.
  const tar = await promisify(gunzip)(dump)
  const loadDataDir = new Blob([new Uint8Array(tar)], { type: 'application/x-tar' })
  const pglite = await PGlite.create(place, { loadDataDir })
  try {
    return await use(drizzle(pglite, { schema }))
  } finally {
    await pglite.close()
  }
}

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
