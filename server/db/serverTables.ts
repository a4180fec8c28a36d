/** Tables that the servers keep for themselves. */
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

/** One row, written by the migration that creates the table: tells this database from any other. */
export const databaseEpoch = pgTable('database_epoch', { id: uuid('id').primaryKey().defaultRandom() })

/** Attempts within a fixed window that begins with the first attempt. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  hits: integer('hits').notNull(),
  expiresAt: time('expires_at').notNull(),
})
