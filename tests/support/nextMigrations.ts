import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsFolder } from '../../server/db/openDatabase.ts'
import { makeFolder } from './makeClientFolder.ts'

/** Folder with all migrations, and one of the next version that expands: two columns and a table. */
export function nextMigrations(): string {
  const folder = makeFolder()
  cpSync(migrationsFolder, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; when: number }[] }
  const last = journal.entries.at(-1)
  if (!last) throw new Error('There are no migrations')
  const tag = '9999_next_version'
  writeFileSync(
    join(folder, `${tag}.sql`),
    [
      'ALTER TABLE "teams" ADD COLUMN "motto" text;',
      'ALTER TABLE "users" ADD COLUMN "wins" integer DEFAULT 0 NOT NULL;',
      'CREATE TABLE "cups" ("user_id" uuid PRIMARY KEY NOT NULL REFERENCES "users"("id") ON DELETE CASCADE);',
    ].join('\n--> statement-breakpoint\n'),
  )
  const entries = [...journal.entries, { ...last, idx: last.idx + 1, when: last.when + 1, tag }]
  writeFileSync(file, JSON.stringify({ ...journal, entries }))
  return folder
}
