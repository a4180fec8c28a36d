import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../server/db/migrations')

/** Statements that lock a table against all calls while they read or write every row, or that the version before can't live with. */
const faults: readonly (readonly [RegExp, string])[] = [
  [/\bALTER COLUMN \S+ (SET DATA )?TYPE\b/i, 'writes every row again'],
  [/\bALTER COLUMN \S+ SET NOT NULL\b/i, 'reads every row under a lock'],
  [
    /\bADD COLUMN (?!.*\bDEFAULT\b).*\bNOT NULL\b/i,
    'fails on rows that exist, and on writes of the version before',
  ],
  [/\bADD COLUMN .*\b(GENERATED|DEFAULT (gen_random_uuid|now|random)\b)/i, 'writes every row again'],
  [/\bADD CONSTRAINT (?!.*\bNOT VALID\b)/i, 'reads every row under a lock'],
  [/\b(DROP COLUMN|DROP TABLE|RENAME)\b/i, 'takes away what the version before still uses'],
]

/** Faults of a migration, each with its statement. Tables that the migration itself creates are empty, and exempt. */
function faultsOf(sql: string): string[] {
  const created = new Set(
    [...sql.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?"(\w+)"/gi)].map(([, table]) => table),
  )
  return sql
    .split('--> statement-breakpoint')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter(
      (statement) =>
        !created.has(/\b(?:ALTER TABLE|ON)(?: ONLY)? (?:"public"\.)?"(\w+)"/i.exec(statement)?.[1]),
    )
    .flatMap((statement) => {
      const isIndex = /^CREATE (UNIQUE )?INDEX (?!IF NOT EXISTS)/i.test(statement)
      const found = faults.filter(([pattern]) => pattern.test(statement)).map(([, fault]) => fault)
      return [...found, ...(isIndex ? ['stops writes until the index is built'] : [])].map(
        (fault) => `${statement}: ${fault}`,
      )
    })
}

/** The last one from before this rule; they ran on small tables. */
const lastOfOld = '0005_confirmed_emails.sql'

test('no migration locks a big table for long, or breaks the servers of the version before', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql') && name > lastOfOld)
  const found = files.flatMap((name) =>
    faultsOf(readFileSync(join(folder, name), 'utf8')).map((fault) => `${name}: ${fault}`),
  )
  expect(found).toEqual([])
})

test.each([
  'ALTER TABLE "users" ALTER COLUMN "username" SET DATA TYPE text;',
  'ALTER TABLE "users" ALTER COLUMN "username" SET NOT NULL;',
  'ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL;',
  'ALTER TABLE "users" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;',
  'ALTER TABLE "teams" ADD CONSTRAINT "teams_logo" FOREIGN KEY ("logo_hash") REFERENCES "public"."logos"("hash");',
  'ALTER TABLE "users" DROP COLUMN "username";',
  'ALTER TABLE "users" RENAME COLUMN "username" TO "name";',
  'CREATE INDEX "users_by_name" ON "users" USING btree ("username");',
])('%s is found', (statement) => {
  expect(faultsOf(statement)).toHaveLength(1)
})

test.each([
  'ALTER TABLE "users" ADD COLUMN "age" integer;',
  'ALTER TABLE "users" ADD COLUMN "wins" integer DEFAULT 0 NOT NULL;',
  'ALTER TABLE "teams" ADD CONSTRAINT "teams_logo" FOREIGN KEY ("logo_hash") REFERENCES "public"."logos"("hash") NOT VALID;',
  'CREATE INDEX IF NOT EXISTS "users_by_name" ON "users" USING btree ("username");',
  'CREATE TABLE "cups" ("id" uuid PRIMARY KEY NOT NULL);\n--> statement-breakpoint\nCREATE INDEX "cups_by_id" ON "cups" USING btree ("id");',
])('%s passes', (statement) => {
  expect(faultsOf(statement)).toEqual([])
})
