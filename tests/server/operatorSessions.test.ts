import { rmSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { fingerprintOf } from '../../server/services/fingerprintOf.ts'
import { readOrder } from '../../server/services/operatorSessions.ts'
import { type Account, call, makeAccount } from '../support/callServer.ts'
import { makeClientFolder, makeFolder } from '../support/makeClientFolder.ts'
import { databaseKinds, fillDataFolder, makePostgresDatabase } from '../support/openTestDatabase.ts'
import { startProgram, startServer } from '../support/startServer.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// A server and commands are started.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const cleaning: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean()
})

/** A running server, and its operator's command. */
async function openSite(databaseUrl: string) {
  const [dataDir, clientDir] = [makeFolder(), makeClientFolder()]
  if (databaseUrl === '') fillDataFolder(dataDir)
  const env = { DATA_DIR: dataDir, CLIENT_DIR: clientDir, DATABASE_URL: databaseUrl }
  const server = startServer(env)
  cleaning.push(async () => {
    server.child.kill('SIGKILL')
    await server.ended
    for (const folder of [dataDir, clientDir]) rmSync(folder, { recursive: true, force: true })
  })
  const [url = ''] = await server.waitForOutput(/http:\/\/localhost:\d+/)
  const run = async (...args: string[]) => {
    const program = startProgram('server/sessions.ts', args, env)
    return { status: await program.ended, output: program.output() }
  }
  return { url, server, run }
}

const logIn = async (site: { url: string }, { email, password }: Account) => {
  const { body } = await call(site, 'POST /auth/login', { body: { email, password } })
  return (body as { token: string }).token
}
const statusOf = async (site: { url: string }, token: string) =>
  (await call(site, 'GET /user/me', { token })).status

test.each(databaseKinds)(
  'nobody could end a stranger’s sessions but by hand: one command lists and ends them beside the server (%s)',
  async (kind) => {
    const place = kind === 'PostgreSQL' ? await makePostgresDatabase() : undefined
    if (place) cleaning.push(() => place.drop())
    const site = await openSite(place?.url ?? '')
    const [anna, bert] = [await makeAccount(site), await makeAccount(site)]
    const phone = await logIn(site, anna)

    const listed = await site.run('list', anna.email.toUpperCase())
    expect(listed.output).toContain(
      `Account ${fingerprintOf(anna.id)} (email not confirmed), open sessions: 2`,
    )
    expect(listed.output.match(/Browser on another device, since 20/g)).toHaveLength(2)
    expect(listed.output).not.toContain(phone)
    expect((await site.run('list', 'nobody@club.test')).output).toBe('No account has this email.\n')

    expect(await site.run('end', anna.email)).toEqual({ status: 0, output: '2 sessions are ended.\n' })
    expect([await statusOf(site, anna.token), await statusOf(site, phone)]).toEqual([401, 401])
    expect(await statusOf(site, bert.token)).toBe(200)
    expect((await site.run('end', '--all')).output).toBe('1 session is ended.\n')
    expect(await statusOf(site, bert.token)).toBe(401)
    // Accounts stay: their owners log in again.
    expect(await statusOf(site, await logIn(site, bert))).toBe(200)

    if (kind === 'PostgreSQL') return
    site.server.child.kill('SIGTERM')
    await site.server.ended
    expect((await site.run('end', '--all')).output).toBe('1 session is ended.\n')
  },
)

test.each([[[]], [['end']], [['end', 'anna']], [['list', '--all']], [['end', 'a@b.c', '--all']]])(
  'a command with %j shows how to call it, and ends nothing',
  (args) => {
    expect(() => readOrder(args)).toThrow('npm run sessions -- list EMAIL')
  },
)

test('a command that does not fit ends with its usage alone', async () => {
  const program = startProgram('server/sessions.ts', ['end'], {})
  expect(await program.ended).toBe(1)
  expect(program.output()).toBe(
    'npm run sessions -- list EMAIL, end EMAIL, two-step-off EMAIL, or end --all\n',
  )
})
