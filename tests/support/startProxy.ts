import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findPackage } from './findPackage.ts'

const folder = join(import.meta.dirname, '../../deploy')

/** Addresses of databases for a proxy that needs none; `nobody`: an address at which nothing listens. */
export const withoutDatabases = (nobody: string) => ({
  POSTGRES_ONE: nobody,
  POSTGRES_TWO: nobody,
  PATRONI_ONE: nobody,
  PATRONI_TWO: nobody,
})

interface Proxy {
  /** Rejects when the proxy ends while it is needed. */
  readonly ended: Promise<never>
  readonly close: () => Promise<void>
}

/** Starts HAProxy with files of `deploy/`, whose addresses are variables of the environment. */
export function startProxy(addresses: Record<string, string>, files = ['haproxy.cfg']): Proxy {
  const proxy = spawn(
    findPackage('haproxy'),
    ['-db', ...files.flatMap((file) => ['-f', join(folder, file)])],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...addresses },
    },
  )
  let output = ''
  proxy.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
  const closed = once(proxy, 'close')
  const ended = closed.then(() => {
    throw new Error(`HAProxy ended:\n${output}`)
  })
  // Whoever needs the proxy waits for it; nobody does once it is closed.
  ended.catch(() => {})
  return {
    ended,
    close: async () => {
      proxy.kill('SIGKILL')
      await closed
    },
  }
}
