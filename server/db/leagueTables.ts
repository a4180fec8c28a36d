/** Tables of leagues by invitation and their challenges. */
import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { owner, users } from './accountTables.ts'
import { time } from './columns.ts'

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
