import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { expect, inject, test } from 'vitest'
import { migrationsFolder } from '../../server/db/openDatabase.ts'
import * as schema from '../../server/db/schema.ts'
import { call } from '../support/callServer.ts'
import { makeApp } from '../support/makeApp.ts'
import { makeFolder } from '../support/makeClientFolder.ts'
import { hashPassword } from '../../server/services/passwords.ts'

/** Copies the migrations before `tag` to a new folder. */
function migrationsBefore(tag: string): string {
  const folder = makeFolder()
  cpSync(migrationsFolder, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] }
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex((entry) => entry.tag === tag),
  )
  writeFileSync(file, JSON.stringify({ ...journal, entries }))
  return folder
}

test('accounts from before emails were confirmed keep their email, against whoever registers with it now', async () => {
  const loadDataDir = new Blob([readFileSync(inject('pgliteFile'))])
  const pglite = await PGlite.create('memory://', { loadDataDir })
  const db = drizzle(pglite, { schema })
  const before = migrationsBefore('0005_confirmed_emails')
  await migrate(db, { migrationsFolder: before })
  rmSync(before, { recursive: true })
  const id = crypto.randomUUID()
  await pglite.query(
    `insert into users (id, email, email_key, username, password_hash, created_at)
     values ($1, 'anna@club.test', 'anna@club.test', 'Anna', $2, '2026-01-01T00:00:00Z')`,
    [id, await hashPassword('kick-off')],
  )
  await pglite.query(`insert into teams (user_id, name) values ($1, 'Northgate')`, [id])
  await migrate(db, { migrationsFolder })

  const app = await makeApp({ db })
  const person = { email: 'anna@club.test', username: 'Eve', password: 'another one' }
  const made = await call(app, 'POST /auth/register', { body: person })
  expect(made.status).toBe(200)
  const mail = (await app.sentMails()).at(-1)
  expect(mail?.subject).toBe('You have a Floodlight account already')
  const body = { ...person, password: 'kick-off' }
  expect((await call(app, 'POST /auth/login', { body })).body).toMatchObject({ user: { id } })
  await app.close()
  await pglite.close()
})
