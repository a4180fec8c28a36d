import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findPackage } from './findPackage.ts'
import { makeFolder } from './makeClientFolder.ts'
import { freePort } from './startPostgres.ts'

const recipe = join(import.meta.dirname, '../../deploy/pgbouncer.ini')

interface Pooler {
  /** URL of the database behind it. */
  readonly url: string
  readonly close: () => Promise<void>
}

interface PoolerOptions {
  /** URL of the database that it leads to. */
  readonly target: string
  /** Settings in place of the recipe's. Default: no TLS to the database, which most of the tests' have not. */
  readonly settings?: Readonly<Record<string, string>>
}

/**
 * Starts PgBouncer with the configuration of `deploy/`, but for addresses, files and `settings`. Throws an Error with
 * its log when it ends, or leads nowhere.
 */
export async function startPgbouncer({
  target,
  settings = { server_tls_sslmode: 'disable' },
}: PoolerOptions): Promise<Pooler> {
  const folder = makeFolder()
  // PgBouncer refuses to run as root.
  chmodSync(folder, 0o777)
  const { hostname, port, username, password, pathname } = new URL(target)
  const listenPort = await freePort()
  const files = {
    auth_file: join(folder, 'userlist.txt'),
    logfile: join(folder, 'pgbouncer.log'),
    pidfile: join(folder, 'pgbouncer.pid'),
  }
  writeFileSync(files.auth_file, `"${username}" "${password}"\n`)
  const place = `host=${hostname} port=${port} dbname=${pathname.slice(1)}`
  const text = replaceLines(readFileSync(recipe, 'utf8').replace(/host=\S+ port=\S+ dbname=\S+/, place), {
    ...files,
    listen_port: String(listenPort),
    ...settings,
  })
  const ini = join(folder, 'pgbouncer.ini')
  writeFileSync(ini, text)
  const user = userInfo().uid === 0 ? ['-u', 'postgres'] : []
  const child = spawn(findPackage('pgbouncer'), ['-q', ...user, ini], { stdio: 'ignore' })
  const closed = once(child, 'close')
  const url = `postgres://${username}:${password}@127.0.0.1:${listenPort}/floodlight`
  const close = async () => {
    child.kill('SIGKILL')
    await closed
    rmSync(folder, { recursive: true, force: true })
  }
  for (let state = await ask(url); state !== 'answers'; state = await ask(url)) {
    if (child.exitCode === null && state === 'closed') continue
    const log = readFileSync(files.logfile, 'utf8')
    await close()
    throw new Error(`PgBouncer has no database:\n${log}`)
  }
  return { url, close }
}

/** Sets lines `name = value`; a name that the text lacks is added at its end. */
function replaceLines(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((sum, [name, value]) => {
    const line = new RegExp(`^${name} = .*$`, 'm')
    return line.test(sum) ? sum.replace(line, `${name} = ${value}`) : `${sum}${name} = ${value}\n`
  }, text)
}

/** Asks the database. Closed: the pooler does not listen yet; failed: it leads nowhere. */
async function ask(url: string): Promise<'answers' | 'closed' | 'failed'> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return 'answers'
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED' ? 'closed' : 'failed'
  } finally {
    await client.end()
  }
}
