import { execFileSync } from 'node:child_process'
import { chownSync, copyFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { makeApp, type RunningApp } from '../support/makeApp.ts'
import { makeFolder } from '../support/makeClientFolder.ts'
import { startPgbouncer } from '../support/startPgbouncer.ts'
import { freePort, type PostgresProcess, startPostgres } from '../support/startPostgres.ts'
import { startProxy, withoutDatabases } from '../support/startProxy.ts'
import { LONG_TEST_MS } from '../support/timeouts.ts'

// A database, poolers and proxies are started, on some machines after they were installed.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

const script = join(import.meta.dirname, '../../deploy/makeCertificates.sh')
const cleaning: (() => unknown)[] = []
let folder = ''
/** Certificates of the same CA for this address and for another, and one of another CA for this address. */
const names = { own: 'own/here', moved: 'own/there', foreign: 'foreign/here' } as const
type Certificate = keyof typeof names

const fileOf = (certificate: Certificate, ending: string) => join(folder, `${names[certificate]}${ending}`)
const authority = (certificate: Certificate) => join(folder, `${names[certificate].split('/')[0]}/ca.pem`)

let postgres: PostgresProcess
let app: RunningApp

beforeAll(async () => {
  folder = makeFolder()
  const addresses = { own: '127.0.0.1', moved: '127.0.0.2', foreign: '127.0.0.1' } as const
  for (const certificate of ['own', 'moved', 'foreign'] as const) {
    const [place = '', name = ''] = names[certificate].split('/')
    execFileSync(script, [join(folder, place), name, addresses[certificate]], { stdio: 'ignore' })
  }
  execFileSync('chmod', ['-R', 'a+rX', folder])
  postgres = await startPostgres()
  app = await makeApp()
})
afterAll(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean()
  await app.close()
  await postgres.stop()
  for (const used of [folder, postgres.folder]) rmSync(used, { recursive: true, force: true })
})

/** Sets PostgreSQL's certificate, and refuses connections in plain text. Resolves once a server is answered as `expected`. */
async function encrypt(certificate: Certificate, expected: RegExp): Promise<void> {
  const data = join(postgres.folder, 'data')
  for (const ending of ['.pem', '.key']) {
    const copy = join(data, `machine${ending}`)
    copyFileSync(fileOf(certificate, ending), copy)
    execFileSync('chmod', ['600', copy])
    const { uid, gid } = statSync(data)
    chownSync(copy, uid, gid)
  }
  const isNew = !readFileSync(join(data, 'pg_hba.conf'), 'utf8').startsWith('hostssl')
  const client = new pg.Client({
    connectionString: isNew ? postgres.url : `${postgres.url}?sslmode=no-verify`,
  })
  await client.connect()
  writeFileSync(join(data, 'pg_hba.conf'), 'hostssl all all 127.0.0.1/32 scram-sha-256\n')
  for (const setting of [`ssl_cert_file = 'machine.pem'`, `ssl_key_file = 'machine.key'`, 'ssl = on'])
    await client.query(`alter system set ${setting}`)
  await client.query('select pg_reload_conf()')
  await client.end()
  await vi.waitUntil(async () => expected.test(await connects(authority('own'))), { timeout: LONG_TEST_MS })
}

/** Opens the server's connections, as a DATABASE_URL of deploy/README.md does. Returns the error, or ''. */
async function connects(ca: string): Promise<string> {
  const url = `${postgres.url}?sslmode=verify-full&sslrootcert=${ca}`
  try {
    const database = await openPostgres({ url, connections: 1, onError: () => {} })
    await database.close()
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

test('a server reaches PostgreSQL by TLS only where certificate and address are right', async () => {
  await encrypt('moved', /does not match certificate's altnames/)
  await encrypt('own', /^$/)
  expect(await connects(authority('foreign'))).toMatch(/certificate/)
  const plain = { url: postgres.url, connections: 1, onError: () => {} }
  await expect(openPostgres(plain)).rejects.toThrow(/no encryption/)
})

test('so does PgBouncer', async () => {
  await encrypt('own', /^$/)
  const settings = { server_tls_ca_file: authority('own') }
  const pooler = await startPgbouncer({ target: postgres.url, settings })
  cleaning.push(pooler.close)
  const client = new pg.Client({ connectionString: pooler.url })
  await client.connect()
  const { rows } = await client.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()')
  await client.end()
  expect(rows).toEqual([{ ssl: true }])
  await expect(
    startPgbouncer({
      target: postgres.url,
      settings: { server_tls_ca_file: authority('foreign') },
    }),
  ).rejects.toThrow(/certificate/)
})

/** Starts the proxy of the site, which reaches the server by TLS and the proxy of the server's machine. */
async function openSite(certificate: Certificate): Promise<string> {
  const [site, internal, nobody] = [await freePort(), await freePort(), await freePort()]
  const dead = `127.0.0.1:${nobody}`
  const both = {
    ...withoutDatabases(dead),
    SERVER_ONE: `127.0.0.1:${internal} ssl verify required ca-file ${authority('own')} verifyhost here.internal crt ${fileOf('own', '-both.pem')}`,
    SERVER_TWO: dead,
    OWN_SERVER: new URL(app.url).host,
    INTERNAL_BIND: `127.0.0.1:${internal} ssl crt ${fileOf(certificate, '-both.pem')} ca-file ${authority('own')} verify required`,
  }
  const open = async (SITE_BIND: string, files?: string[]) => {
    const proxy = startProxy({ ...both, SITE_BIND, POSTGRES_BIND: `127.0.0.1:${await freePort()}` }, files)
    cleaning.push(proxy.close)
  }
  await open(`127.0.0.1:${await freePort()}`, ['haproxy.cfg', 'internal.cfg'])
  await open(`127.0.0.1:${site}`)
  return `http://127.0.0.1:${site} https://127.0.0.1:${internal}`
}

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

test('a proxy reaches servers on other machines by TLS, and nobody else does', async () => {
  const [site = '', internal = ''] = (await openSite('own')).split(' ')
  await vi.waitUntil(async () => (await statusOf(`${site}/api/site/config`)) === 200, {
    timeout: LONG_TEST_MS,
  })
  const stranger = new Promise((resolve) => {
    const call = request(`${internal}/api/live`, { rejectUnauthorized: false }, ({ statusCode }) =>
      resolve(statusCode),
    )
    call.once('error', () => resolve('refused'))
    call.end()
  })
  expect(await stranger).toBe('refused')
})

test.each(['moved', 'foreign'] as const)(
  'the proxy sends nothing to a machine with a %s certificate',
  async (certificate) => {
    const [site = ''] = (await openSite(certificate)).split(' ')
    // The proxy takes a server for up until its first checks have failed.
    await vi.waitUntil(async () => (await statusOf(`${site}/api/site/config`)) === 503, {
      timeout: LONG_TEST_MS,
    })
    expect(await statusOf(`${site}/`)).toBe(503)
  },
)
