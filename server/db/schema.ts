/** Tables, for PostgreSQL 15 and later. All times come from the server's clock. */
import {
  bigint,
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

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

const owner = () =>
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

/** Names of accounts in the tables of challenges. */
export const nicknames = pgTable('nicknames', {
  userId: owner().primaryKey(),
  nickname: text('nickname').notNull(),
  /** The nickname regardless of case (see nicknameKeyOf). */
  key: text('key').notNull().unique(),
  chosenAt: time('chosen_at').notNull(),
})

/** Nicknames that players find offensive, for the operator. */
export const nicknameReports = pgTable(
  'nickname_reports',
  {
    /** The account whose nickname it is. */
    userId: owner(),
    reporterId: uuid('reporter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As it was when it was reported. */
    nickname: text('nickname').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.reporterId] }),
    index('nickname_reports_of_reporter').on(table.reporterId),
  ],
)

/** Runs of challenges that accounts have entered. */
export const challengeEntries = pgTable(
  'challenge_entries',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    /** Id of the challenge, such as 2026-W48, or one of a league (see leagueChallenges). */
    challenge: text('challenge').notNull(),
    /** As claimed, and as it was played again where the entry is verified. */
    score: bigint('score', { mode: 'number' }).notNull(),
    decisions: integer('decisions').notNull(),
    /** True for an entry of the ranked run of the account. */
    ranked: boolean('ranked').notNull().default(false),
    /** Hash of the career at the end of the run. */
    fingerprint: text('fingerprint').notNull(),
    /** Record of all steps of the run, gzipped. */
    log: bytea('log').notNull(),
    status: text('status', { enum: ['waiting', 'verified', 'refused'] })
      .notNull()
      .default('waiting'),
    /** Why it is refused (see entryFaults). */
    fault: text('fault'),
    enteredAt: time('entered_at').notNull(),
    /** Time at which it was verified or refused. */
    settledAt: time('settled_at'),
  },
  (table) => [
    uniqueIndex('challenge_entries_once').on(table.userId, table.challenge, table.ranked, table.fingerprint),
    index('challenge_entries_waiting')
      .on(table.enteredAt)
      .where(sql`${table.status} = 'waiting'`),
    // For the deletion of a challenge of a league.
    index('challenge_entries_of_league')
      .on(table.challenge)
      .where(sql`${table.challenge} like 'L-%'`),
  ],
)

/** Result of each account in each challenge: its best verified entry, and the verified one of its ranked run. */
export const challengeResults = pgTable(
  'challenge_results',
  {
    challenge: text('challenge').notNull(),
    ranked: boolean('ranked').notNull(),
    userId: owner(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => challengeEntries.id, { onDelete: 'cascade' }),
    score: bigint('score', { mode: 'number' }).notNull(),
    decisions: integer('decisions').notNull(),
    enteredAt: time('entered_at').notNull(),
    /**
     * Cell of the histogram, a higher one for a better place: scores below 1,000 apart from each other and by eight
     * decisions, others by the million.
     */
    cell: bigint('cell', { mode: 'number' })
      .generatedAlwaysAs(
        sql`case when score between -999 and 999 then score * 1000 - least(decisions / 8, 999)
          else (sign(score)::bigint * 1000 + score / 1000000) * 1000 end`,
      )
      .notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.challenge, table.ranked, table.userId] }),
    index('challenge_results_in_order').on(
      table.challenge,
      table.ranked,
      table.cell.desc().nullsFirst(),
      table.score.desc().nullsFirst(),
      table.decisions,
      table.enteredAt,
      table.userId,
    ),
    index('challenge_results_of_user').on(table.userId),
    index('challenge_results_of_entry').on(table.entryId),
  ],
)

/** Numbers of results in each cell, written by a trigger of challenge_results, so that no place has to be counted. */
export const challengeCells = pgTable(
  'challenge_cells',
  {
    challenge: text('challenge').notNull(),
    ranked: boolean('ranked').notNull(),
    cell: bigint('cell', { mode: 'number' }).notNull(),
    number: integer('number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.challenge, table.ranked, table.cell] })],
)

/** Ranked runs: one for each account and challenge. */
export const challengeRuns = pgTable(
  'challenge_runs',
  {
    /** Id that the client chose. */
    run: uuid('run').primaryKey(),
    userId: owner(),
    challenge: text('challenge').notNull(),
    startedAt: time('started_at').notNull(),
  },
  (table) => [
    uniqueIndex('challenge_runs_once').on(table.userId, table.challenge),
    index('challenge_runs_of_league')
      .on(table.challenge)
      .where(sql`${table.challenge} like 'L-%'`),
  ],
)

/** Luck of the match days of ranked runs. */
export const challengeRounds = pgTable(
  'challenge_rounds',
  {
    run: uuid('run')
      .notNull()
      .references(() => challengeRuns.run, { onDelete: 'cascade' }),
    /** From 1, without gaps. */
    round: integer('round').notNull(),
    /** SHA-256 of the log before the draw, in hexadecimal. */
    commit: text('commit').notNull(),
    /** Whole number below 2^32. */
    luck: bigint('luck', { mode: 'number' }).notNull(),
    drawnAt: time('drawn_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.run, table.round] })],
)

/** Private leagues: managers whose results in the challenges have tables of their own. Each has a member at least. */
export const leagues = pgTable('leagues', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  /** Of its invitation link: whoever has it may join. */
  code: text('code').notNull().unique(),
  createdAt: time('created_at').notNull(),
})

/** Members of private leagues. The one of longest standing, its maker at first, runs the league. */
export const leagueMembers = pgTable(
  'league_members',
  {
    leagueId: uuid('league_id')
      .notNull()
      .references(() => leagues.id, { onDelete: 'cascade' }),
    userId: owner(),
    /** Order of joining; clocks of several servers would not do. */
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    joinedAt: time('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.leagueId, table.userId] }),
    index('league_members_of_user').on(table.userId),
  ],
)

/**
 * Challenges that private leagues have set. A trigger deletes the entries and ranked runs of one that goes, with its
 * league or alone.
 */
export const leagueChallenges = pgTable(
  'league_challenges',
  {
    /** 'L-' and twelve hexadecimal digits. */
    id: text('id').primaryKey(),
    leagueId: uuid('league_id')
      .notNull()
      .references(() => leagues.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** First and last day, such as 2026-11-23. */
    opens: text('opens').notNull(),
    closes: text('closes').notNull(),
    /** Whole number below 2^32. */
    seed: bigint('seed', { mode: 'number' }).notNull(),
    division: integer('division').$type<1 | 2>().notNull(),
    difficulty: text('difficulty', { enum: ['gentle', 'normal', 'hard'] }).notNull(),
    weeks: integer('weeks').notNull(),
    rules: text('rules', { enum: ['no-signings', 'under-23s', 'no-sales', 'no-building', 'no-campaigns'] })
      .array()
      .notNull(),
    scoring: text('scoring', { enum: ['points', 'places', 'trophies', 'money', 'cup'] }).notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('league_challenges_of_league').on(table.leagueId, table.createdAt)],
)

/** Names in leagues that players find offensive, for the operator. */
export const leagueReports = pgTable(
  'league_reports',
  {
    leagueId: uuid('league_id')
      .notNull()
      .references(() => leagues.id, { onDelete: 'cascade' }),
    reporterId: uuid('reporter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As it was when it was reported. */
    name: text('name').notNull(),
    /** The same of its challenges; none where the reporter was not in the league. */
    titles: text('titles').array().notNull().default([]),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.leagueId, table.reporterId] }),
    index('league_reports_of_reporter').on(table.reporterId),
  ],
)

/** One row, written by the migration that creates the table: tells this database from any other. */
export const databaseEpoch = pgTable('database_epoch', { id: uuid('id').primaryKey().defaultRandom() })

/** Attempts within a fixed window that begins with the first attempt. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  hits: integer('hits').notNull(),
  expiresAt: time('expires_at').notNull(),
})
