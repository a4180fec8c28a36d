import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { call, makeConfirmedAccount } from '../support/callServer.ts'
import { makeApp } from '../support/makeApp.ts'
import { startProgram } from '../support/startServer.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// The command is started.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const cleaning: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean()
})

async function ask(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A database as deploy/README.md sets it up: one role owns it, the servers use another. */
async function makeDatabase() {
  const cluster = inject('postgresUrl')
  const name = `roles_${randomUUID().replaceAll('-', '')}`
  const [owner, server] = [`${name}_owner`, `${name}_server`]
  await ask(
    cluster,
    `create role ${owner} login password 'owner'`,
    `create role ${server} login password 'server'`,
    `create database ${name} owner ${owner}`,
  )
  cleaning.push(() =>
    ask(cluster, `drop database ${name} with (force)`, `drop role ${owner}`, `drop role ${server}`),
  )
  const urlOf = (role: string, password: string) =>
    Object.assign(new URL(cluster), { username: role, password, pathname: `/${name}` }).href
  const urls = { owner: urlOf(owner, 'owner'), server: urlOf(server, 'server') }
  await ask(
    urls.owner,
    `alter default privileges grant select, insert, update, delete on tables to ${server}`,
    `alter default privileges grant usage on schemas to ${server}`,
  )
  return urls
}

test('the servers’ role owned the tables: now one without rights over them serves what the owner has migrated', async () => {
  const urls = await makeDatabase()
  const server = { url: urls.server, connections: 4, onError: () => {} }
  await expect(openPostgres(server)).rejects.toThrow()

  const migration = startProgram('server/migrate.ts', [], { DATABASE_URL: urls.owner })
  expect(await migration.ended).toBe(0)
  const database = await openPostgres(server)
  cleaning.push(() => database.close())
  const app = await makeApp({ db: database.db })
  cleaning.push(() => app.close())
  const { token, password } = await makeConfirmedAccount(app)
  const answers = [
    await call(app, 'PUT /user/team', { token, body: { name: 'Northgate' } }),
    await call(app, 'GET /user/team', { token }),
    await call(app, 'POST /auth/end-session', { token, body: { id: randomUUID() } }),
    await call(app, 'POST /user/delete', { token, body: { password } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  for (const statement of ['create table x ()', 'drop table users', 'alter table users add column x text'])
    await expect(ask(urls.server, statement), statement).rejects.toThrow(/permission denied|must be owner/)
})
