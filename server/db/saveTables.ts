/** Tables of the saves in accounts. */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { owner } from './accountTables.ts'
import { time } from './columns.ts'

/** Saves and recovery copies of accounts. Versions of one save from several devices are rows of the same name. */
export const accountSaves = pgTable(
  'account_saves',
  {
    userId: owner(),
    /** Chosen by the client; changes with every write. */
    revision: text('revision').notNull(),
    kind: text('kind', { enum: ['save', 'recovery'] }).notNull(),
    name: text('name').notNull(),
    day: integer('day').notNull(),
    season: integer('season').notNull(),
    club: text('club').notNull(),
    /** Time by the player's clock. */
    savedAt: time('saved_at').notNull(),
    device: text('device').notNull(),
    /** FNV-1a hash of the content, in hexadecimal. */
    checksum: text('checksum').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    /** Compressed by the client; the server does not read it. */
    content: text('content').notNull(),
    keptAt: time('kept_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.revision] })],
)

/** Revisions that were removed from an account or replaced there; a late or repeated write revives none of them. */
export const removedSaves = pgTable(
  'removed_saves',
  {
    userId: owner(),
    revision: text('revision').notNull(),
    kind: text('kind', { enum: ['save', 'recovery'] }).notNull(),
    removedAt: time('removed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.revision] })],
)
