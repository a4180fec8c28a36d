/**
 * Starts PostgreSQL under Patroni and etcd by the recipe of `deploy/`, with TLS everywhere, on three machines: each is a
 * network namespace with an address of its own, an etcd, a Patroni and a PostgreSQL, which are lost and come back together.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { get } from 'node:https'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findPackage } from './findPackage.ts'
import { makeFolder } from './makeClientFolder.ts'

const deploy = join(import.meta.dirname, '../../deploy')
const NAMES = ['one', 'two', 'three'] as const
/** Bridge between the machines, with the address at which they find the proxy. */
const BRIDGE = 'floodlight'
const NETWORK = '10.77.0.0/24'
const BRIDGE_ADDRESS = '10.77.0.1/24'
const ADDRESSES = ['10.77.0.11', '10.77.0.12', '10.77.0.13'] as const
const CLIENT_PORT = 2379
const PEER_PORT = 2380
const PATRONI_PORT = 8008
const POSTGRES_PORT = 5432
const PAUSE_MS = 200
const ANSWER_MS = 1_000

export interface DatabaseMachine {
  readonly name: string
  /** Address of PostgreSQL, '10.77.0.11:5432'. */
  readonly postgres: string
  /** Address of Patroni's REST interface. */
  readonly patroni: string
  /** True while Patroni says that its PostgreSQL leads. */
  readonly leads: () => Promise<boolean>
  /** True while Patroni says that its PostgreSQL follows the leader. */
  readonly follows: () => Promise<boolean>
  /** Ends all of it without warning. */
  readonly kill: () => void
  /** Takes it off the network. */
  readonly cutOff: () => void
  /** The end of cutOff. */
  readonly reconnect: () => void
  /** Starts it after kill, with the data that it had. */
  readonly startAgain: () => void
  /** Throws with its log when a program has ended by itself. */
  readonly check: () => void
}

interface DatabaseMachines {
  readonly machines: readonly DatabaseMachine[]
  /** Password of PostgreSQL's superuser, postgres. */
  readonly password: string
  /** Folder of the certificates: ca.pem, and proxy-both.pem for a client. */
  readonly certificates: string
  readonly close: () => Promise<void>
}

const secrets = { superuser: 'superuser-secret', replication: 'replication-secret' }

/** Starts the machines. Resolves when one leads and the others follow. Throws an Error where there is no root or no `ip`. */
export async function startDatabaseMachines(): Promise<DatabaseMachines> {
  for (const name of ['etcd', 'patroni'] as const) findPackage(name)
  const folder = makeFolder()
  chmodSync(folder, 0o755)
  const certificates = join(folder, 'tls')
  const certify = (name: string, address: string) =>
    execFileSync(join(deploy, 'makeCertificates.sh'), [certificates, name, address], { stdio: 'ignore' })
  certify('proxy', '127.0.0.1')
  for (const [i, name] of NAMES.entries()) certify(name, ADDRESSES[i] ?? '')
  connectMachines()
  const setting = { folder, certificates, user: databaseUser() }
  patchPatroni(folder)
  giveTo(setting.user, certificates, 'ca.pem', ...NAMES.flatMap((name) => [`${name}.pem`, `${name}.key`]))
  const machines = NAMES.map((_, i) => startMachine(i, setting))
  const close = async () => {
    for (const { kill } of machines) kill()
    await setTimeout(PAUSE_MS)
    disconnectMachines()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: PAUSE_MS })
  }
  const completed = async () => {
    while (!(await areComplete(machines))) {
      for (const { check } of machines) check()
      await setTimeout(PAUSE_MS)
    }
  }
  try {
    await completed()
    // As deploy/README.md says: the times of a new cluster count for connections from the second start on.
    for (const { kill } of machines) kill()
    await setTimeout(PAUSE_MS)
    for (const { startAgain } of machines) startAgain()
    await completed()
  } catch (error) {
    await close()
    throw error
  }
  return { machines, password: secrets.superuser, certificates, close }
}

/** Puts a patched Patroni beside the machine's own, which is loaded in its place. */
function patchPatroni(folder: string): void {
  const own = '/usr/lib/python3/dist-packages/patroni'
  cpSync(own, join(folder, 'python/patroni'), { recursive: true })
  execFileSync(join(deploy, 'patchPatroni.sh'), [join(folder, 'python/patroni')])
}

/** True when one machine leads and the others follow. */
export async function areComplete(machines: readonly DatabaseMachine[]): Promise<boolean> {
  const led = await Promise.all(machines.map(({ leads }) => leads()))
  const followed = await Promise.all(machines.map(({ follows }) => follows()))
  return led.filter(Boolean).length === 1 && followed.filter(Boolean).length === machines.length - 1
}

function ip(...args: readonly string[]): void {
  try {
    execFileSync('ip', args, { stdio: 'pipe' })
  } catch (cause) {
    throw new Error('Machines are network namespaces: run as root, with the package iproute2.', { cause })
  }
}

const spaceOf = (name: string) => `${BRIDGE}-${name}`
/** Names of interfaces have at most fifteen characters. */
const linkOf = (name: string) => `fl-${name}`

function connectMachines(): void {
  disconnectMachines()
  ip('link', 'add', BRIDGE, 'type', 'bridge')
  ip('address', 'add', BRIDGE_ADDRESS, 'dev', BRIDGE)
  ip('link', 'set', BRIDGE, 'up')
  for (const [i, name] of NAMES.entries()) {
    const [space, link] = [spaceOf(name), linkOf(name)]
    ip('netns', 'add', space)
    ip('link', 'add', link, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
    ip('link', 'set', link, 'master', BRIDGE, 'up')
    ip('-n', space, 'address', 'add', `${ADDRESSES[i] ?? ''}/24`, 'dev', 'eth0')
    for (const device of ['lo', 'eth0']) ip('-n', space, 'link', 'set', device, 'up')
  }
}

/** Removes what is left of the network, also of a run that was killed. */
function disconnectMachines(): void {
  const removals = [
    ...NAMES.flatMap((name) => [
      ['link', 'delete', linkOf(name)],
      ['netns', 'delete', spaceOf(name)],
    ]),
    ['link', 'delete', BRIDGE],
  ]
  for (const removal of removals) spawnSync('ip', removal, { stdio: 'ignore' })
}

interface Owner {
  readonly uid: number
  readonly gid: number
}

/** User of PostgreSQL's package: it refuses to run as root. */
function databaseUser(): Owner {
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

function giveTo({ uid, gid }: Owner, folder: string, ...files: readonly string[]): void {
  for (const file of ['', ...files]) chownSync(join(folder, file), uid, gid)
}

interface Setting {
  readonly folder: string
  readonly certificates: string
  readonly user: Owner
}

function startMachine(index: number, setting: Setting): DatabaseMachine {
  const { folder, certificates, user } = setting
  const [name = '', address = ''] = [NAMES[index], ADDRESSES[index]]
  const home = join(folder, name)
  mkdirSync(home)
  const configuration = join(home, 'patroni.yml')
  writeFileSync(configuration, recipe(name, home, certificates))
  giveTo(user, home, 'patroni.yml')
  let programs: ChildProcess[] = []
  const log = join(home, 'log')
  const run = (command: readonly string[], env: NodeJS.ProcessEnv = {}) => {
    const output = openSync(log, 'a')
    const asUser = ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--init-groups', '--']
    return spawn('ip', ['netns', 'exec', spaceOf(name), ...asUser, ...command], {
      cwd: home,
      env: { ...process.env, HOME: home, ...env },
      stdio: ['ignore', output, output],
    })
  }
  const start = () => {
    programs = [
      run(['etcd', ...etcdArguments(index, certificates, home)]),
      run(['patroni', configuration], {
        PYTHONPATH: join(folder, 'python'),
        PATRONI_NAME: name,
        PATRONI_ETCD3_HOSTS: ADDRESSES.map((each) => `${each}:${CLIENT_PORT}`).join(','),
        PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:${PATRONI_PORT}`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:${POSTGRES_PORT}`,
        PATRONI_REPLICATION_PASSWORD: secrets.replication,
        PATRONI_SUPERUSER_PASSWORD: secrets.superuser,
      }),
    ]
  }
  const kill = () => {
    const roots = [...programs.map(({ pid }) => pid), postmaster(home)].filter((pid) => pid !== undefined)
    for (const pid of withChildren(roots)) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // It has ended meanwhile.
      }
    }
  }
  start()
  const asks = (path: string) => answers(`https://${address}:${PATRONI_PORT}${path}`, certificates)
  return {
    name,
    postgres: `${address}:${POSTGRES_PORT}`,
    patroni: `${address}:${PATRONI_PORT}`,
    leads: () => asks('/primary'),
    follows: () => asks('/replica'),
    kill,
    cutOff: () => {
      ip('link', 'set', linkOf(name), 'down')
    },
    reconnect: () => {
      ip('link', 'set', linkOf(name), 'up')
    },
    startAgain: start,
    check: () => {
      if (programs.some(({ exitCode }) => exitCode !== null))
        throw new Error(`A program of the machine '${name}' has ended:\n${readFileSync(log, 'utf8')}`)
    },
  }
}

/** The file of `deploy/` with this machine's folders, and without the archive of pointInTime.md. */
function recipe(name: string, home: string, certificates: string): string {
  return readFileSync(join(deploy, 'patroni.yml'), 'utf8')
    .replaceAll('/etc/floodlight/tls/machine', join(certificates, name))
    .replaceAll('/etc/floodlight/tls', certificates)
    .replaceAll('10.0.0.0/24', NETWORK)
    .replace('/var/lib/postgresql/floodlight', join(home, 'data'))
    .replace("archive_mode: 'on'", `archive_mode: 'off'\n    unix_socket_directories: ${home}`)
}

function etcdArguments(index: number, certificates: string, home: string): string[] {
  const [name = '', address = ''] = [NAMES[index], ADDRESSES[index]]
  const files = { 'cert-file': `${name}.pem`, 'key-file': `${name}.key`, 'trusted-ca-file': 'ca.pem' }
  const client = `https://${address}:${CLIENT_PORT}`
  const peer = `https://${address}:${PEER_PORT}`
  const members = NAMES.map((each, i) => `${each}=https://${ADDRESSES[i] ?? ''}:${PEER_PORT}`)
  return [
    ...[
      '--name',
      name,
      '--data-dir',
      join(home, 'etcd'),
      '--initial-cluster',
      members.join(','),
      '--pre-vote',
    ],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
    ...['', 'peer-'].flatMap((kind) => [
      ...Object.entries(files).map(([option, file]) => `--${kind}${option}=${join(certificates, file)}`),
      `--${kind}client-cert-auth`,
    ]),
  ]
}

function postmaster(home: string): number | undefined {
  try {
    return Number(readFileSync(join(home, 'data/postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}

/** These processes with all that descend from them. */
function withChildren(roots: readonly number[]): number[] {
  const lines = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number))
  const found = [...roots]
  for (const root of found) {
    for (const [pid = 0, parent] of pairs) if (parent === root && !found.includes(pid)) found.push(pid)
  }
  return found
}

/** Resolves true if Patroni answers with 200 within a second. */
function answers(url: string, certificates: string): Promise<boolean> {
  const read = (file: string) => readFileSync(join(certificates, file))
  return new Promise((resolve) => {
    const request = get(
      url,
      {
        ca: read('ca.pem'),
        cert: read('proxy.pem'),
        key: read('proxy.key'),
        signal: AbortSignal.timeout(ANSWER_MS),
        agent: false,
      },
      (response) => {
        response.resume()
        resolve(response.statusCode === 200)
      },
    )
    request.once('error', () => {
      resolve(false)
    })
  })
}
