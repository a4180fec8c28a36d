/** Tables of the weekly challenges: nicknames, entries, results and ranked runs. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { owner, users } from './accountTables.ts'
import { bytea, time } from './columns.ts'

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
