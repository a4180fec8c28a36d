import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { expect, inject, test, vi } from 'vitest'
import { migrationsFolder } from '../../server/db/openDatabase.ts'
import { schema } from '../../server/db/schema.ts'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { call, makeAccount } from '../support/callServer.ts'
import { makeApp } from '../support/makeApp.ts'
import { makeFolder } from '../support/makeClientFolder.ts'
import { nextMigrations } from '../support/nextMigrations.ts'
import { makePostgresDatabase } from '../support/openTestDatabase.ts'
import { WAIT_MS } from '../support/timeouts.ts'
import { writeTeams } from '../support/writeTeams.ts'
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

test('servers of this version serve on while the next one expands the tables, and start beside it', async () => {
  const place = await makePostgresDatabase()
  const server = { url: place.url, connections: 5, onError: () => {} }
  const first = await openPostgres(server)
  const app = await makeApp({ db: first.db })
  const accounts = [await makeAccount(app), await makeAccount(app), await makeAccount(app)]
  const load = writeTeams(
    app,
    accounts.map(({ token }) => token),
  )
  await load.written()
  const folder = nextMigrations()
  const pool = new pg.Pool({ connectionString: place.url, max: 1 })
  // The migration is one transaction and locks tables that calls join: they waited for each other.
  const next = await openPostgres({ ...server, migrations: folder })
  const afterwards = new Map(load.acknowledged)
  await vi.waitUntil(
    () => accounts.every(({ token }) => load.acknowledged.get(token) !== afterwards.get(token)),
    WAIT_MS,
  )
  await load.stop()
  expect([...load.statuses.keys()]).toEqual([200])

  // One of this version that is restarted meanwhile finds newer tables, and both versions read each other's rows.
  const second = await openPostgres(server)
  const beside = await makeApp({ db: second.db })
  await pool.query(`update teams set motto = 'Onwards', name = 'Next Town' where user_id = $1`, [
    accounts[0]?.id,
  ])
  const read = await call(beside, 'GET /user/team', { token: accounts[0]?.token })
  expect(read.body).toMatchObject({ team: { name: 'Next Town' } })
  const made = await makeAccount(beside)
  const { rows } = await pool.query('select wins from users where id = $1', [made.id])
  expect(rows).toEqual([{ wins: 0 }])
  for (const one of [beside, app]) await one.close()
  for (const one of [first, second, next]) await one.close()
  await pool.end()
  await place.drop()
  rmSync(folder, { recursive: true })
})
