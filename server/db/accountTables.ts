/** Tables of accounts: sessions, mailed links, second factors, teams and feedback. */
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, time } from './columns.ts'

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** As entered at registration; emails are sent to it. */
    email: text('email').notNull(),
    /** Normalised email (see emailKeyOf), unique among confirmed accounts (see accountsOfEmail). */
    emailKey: text('email_key').notNull(),
    username: text('username').notNull(),
    /** Argon2id hash with its parameters and salt. */
    passwordHash: text('password_hash').notNull(),
    createdAt: time('created_at').notNull(),
    /** Time at which a link mailed to the email was followed; null before. */
    confirmedAt: time('confirmed_at'),
    /** False when the player wants no saves in their account. */
    keepsSaves: boolean('keeps_saves').notNull().default(true),
  },
  (table) => [
    uniqueIndex('users_confirmed_email')
      .on(table.emailKey)
      .where(sql`${table.confirmedAt} is not null`),
    index('users_of_email').on(table.emailKey, table.createdAt),
  ],
)

/** Column of the account that a row belongs to, and goes with. */
export const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the bearer token, in hexadecimal. */
    tokenHash: text('token_hash').primaryKey(),
    /** Names the session in the list of its account; opens nothing. */
    id: uuid('id').notNull().unique().defaultRandom(),
    userId: owner(),
    /** Browser and system in words (see deviceName), by the login's User-Agent. */
    device: text('device').notNull().default('Browser on another device'),
    createdAt: time('created_at').notNull(),
    /** Updated at most once an hour. */
    lastUsedAt: time('last_used_at').notNull(),
  },
  (table) => [index('sessions_of_user').on(table.userId)],
)

/** Addresses at which an account has logged in before; failed logins from elsewhere don't lock them out. */
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

/** Single-use links that set a new password. */
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

/** Links that confirm the email of an account. */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    /** SHA-256 of the token in the link, in hexadecimal. */
    tokenHash: text('token_hash').primaryKey(),
    userId: owner(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('email_confirmations_of_user').on(table.userId)],
)

/** Authenticator apps of accounts with two-step login: they show a code for every 30 seconds (RFC 6238). */
export const secondFactors = pgTable('second_factors', {
  userId: owner().primaryKey(),
  /** Secret shared with the app, encrypted (see secretCipher). */
  secret: text('secret').notNull(),
  /** Time at which a code of the app switched it on; null before, when a login asks for none. */
  confirmedAt: time('confirmed_at'),
  /** Number, since 1970, of the latest 30 seconds whose code was used: none counts twice. */
  lastStep: integer('last_step').notNull().default(0),
  /** Salt of the recovery codes, in base64. */
  recoverySalt: text('recovery_salt').notNull().default(''),
})

/** Codes that replace the app's, for one login each: a used one is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    /** Argon2id hash with its parameters and the account's salt. */
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
)

/** Team logos, re-encoded by the server as PNGs of 256×256 pixels. */
export const logos = pgTable('logos', {
  /** SHA-256 of the picture, in hexadecimal. */
  hash: text('hash').primaryKey(),
  png: bytea('png').notNull(),
  /** Last time a team chose it. */
  chosenAt: time('chosen_at').notNull(),
})

/** One team per account. */
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
    /** Null for feedback of guests, without a session, and of deleted accounts. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    rating: integer('rating').notNull(),
    category: text('category').notNull(),
    message: text('message').notNull(),
    seasons: integer('seasons').notNull(),
    /** In pounds. */
    finalBudget: doublePrecision('final_budget').notNull(),
    hideInFuture: boolean('hide_in_future').notNull(),
    /** Time by the player's clock. */
    writtenAt: time('written_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('feedback_of_user').on(table.userId, table.createdAt),
    check('feedback_rating', sql`${table.rating} between 1 and 5`),
  ],
)

/** Changes of credit balances; a balance is the sum of its account's rows. */
export const creditLedger = pgTable(
  'credit_ledger',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    amount: integer('amount').notNull(),
    reason: text('reason').notNull(),
    /** The rewarded feedback, unique so that each is rewarded once. */
    feedbackId: uuid('feedback_id')
      .unique()
      .references(() => feedback.id, { onDelete: 'set null' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('credit_ledger_of_user').on(table.userId)],
)
