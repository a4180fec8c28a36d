/** The tables, in the dialect of Postgres 15 and later. All times come from the server's clock. */
import {
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  /** As it was typed at registration; mails go there. */
  email: text('email').notNull(),
  /** The email without regard to case: one account for each. */
  emailKey: text('email_key').notNull().unique(),
  username: text('username').notNull(),
  /** Argon2id, with its parameters and salt. */
  passwordHash: text('password_hash').notNull(),
  createdAt: time('created_at').notNull(),
})

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the bearer token, in hexadecimal. */
    tokenHash: text('token_hash').primaryKey(),
    userId: owner(),
    createdAt: time('created_at').notNull(),
    /** To the hour. */
    lastUsedAt: time('last_used_at').notNull(),
  },
  (table) => [index('sessions_of_user').on(table.userId)],
)

/** Where an account was logged in before: guesses from elsewhere don't lock these addresses out. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    /** SHA-256 of the email's key and the address, in hexadecimal. */
    hash: text('hash').primaryKey(),
    userId: owner(),
    lastLoginAt: time('last_login_at').notNull(),
  },
  (table) => [index('known_addresses_of_user').on(table.userId, table.lastLoginAt)],
)

/** Links that set a new password; one is used up by using it. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the token in the link, in hexadecimal. */
    tokenHash: text('token_hash').primaryKey(),
    userId: owner(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('password_resets_of_user').on(table.userId)],
)

/** Pictures of 256×256 pixels that we have encoded ourselves. */
export const logos = pgTable('logos', {
  /** SHA-256 of the picture, in hexadecimal. */
  hash: text('hash').primaryKey(),
  png: bytea('png').notNull(),
  /** When it was last chosen by a team. */
  chosenAt: time('chosen_at').notNull(),
})

/** One for each account. */
export const teams = pgTable(
  'teams',
  {
    userId: owner().primaryKey(),
    name: text('name').notNull(),
    logoHash: text('logo_hash').references(() => logos.hash),
  },
  (table) => [index('teams_with_logo').on(table.logoHash)],
)

export const feedback = pgTable(
  'feedback',
  {
    id: uuid('id').primaryKey(),
    /** Null when a guest or nobody in particular wrote it. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    rating: integer('rating').notNull(),
    category: text('category').notNull(),
    message: text('message').notNull(),
    seasons: integer('seasons').notNull(),
    /** In pounds. */
    finalBudget: doublePrecision('final_budget').notNull(),
    hideInFuture: boolean('hide_in_future').notNull(),
    /** By the player's clock. */
    writtenAt: time('written_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('feedback_of_user').on(table.userId, table.createdAt),
    check('feedback_rating', sql`${table.rating} between 1 and 5`),
  ],
)

/** Every change of a balance; the balance is their sum. */
export const creditLedger = pgTable(
  'credit_ledger',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    amount: integer('amount').notNull(),
    reason: text('reason').notNull(),
    /** What was rewarded: once each. */
    feedbackId: uuid('feedback_id')
      .unique()
      .references(() => feedback.id, { onDelete: 'set null' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('credit_ledger_of_user').on(table.userId)],
)

/** How often something was tried within a window of time that begins with the first try. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  hits: integer('hits').notNull(),
  expiresAt: time('expires_at').notNull(),
})
