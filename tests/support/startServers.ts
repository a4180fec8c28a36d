import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { makeClientFolder, makeFolder } from './makeClientFolder.ts'
import { type ServerProcess, startServer } from './startServer.ts'

const PAUSE_MS = 50

interface Servers {
  readonly servers: readonly [ServerProcess, ServerProcess]
  /** Ends a server by SIGTERM and starts another in its place, as a new build is taken up. */
  readonly restart: (which: 0 | 1) => Promise<void>
  /** Ends a server without warning, and starts it again. */
  readonly lose: (which: 0 | 1) => Promise<void>
}

/** Starts two servers behind a proxy, on these ports. Adds to `cleaning` what ends them. */
export async function startServers(
  cleaning: (() => unknown)[],
  ports: readonly [number, number],
  env: NodeJS.ProcessEnv,
): Promise<Servers> {
  const folder = makeFolder()
  const clientDir = makeClientFolder()
  cleaning.push(() => {
    for (const used of [folder, clientDir]) rmSync(used, { recursive: true, force: true })
  })
  const start = (port: number) => {
    const server = startServer({
      PORT: String(port),
      DATA_DIR: join(folder, String(port)),
      CLIENT_DIR: clientDir,
      TRUST_PROXY: '1',
      // All load comes from one address.
      RATE_LIMIT_FACTOR: '1000',
      NODE_ENV: 'production',
      ...env,
    })
    cleaning.push(async () => {
      server.child.kill('SIGKILL')
      await server.ended
    })
    return server
  }
  const servers: [ServerProcess, ServerProcess] = [start(ports[0]), start(ports[1])]
  const open = (server: ServerProcess) => server.waitForOutput(/http:\/\/localhost:\d+/)
  await Promise.all(servers.map(open))
  const replace = async (which: 0 | 1, signal: NodeJS.Signals) => {
    servers[which].child.kill(signal)
    await servers[which].ended
    servers[which] = start(ports[which])
    await open(servers[which])
  }
  return {
    servers,
    restart: (which) => replace(which, 'SIGTERM'),
    lose: (which) => replace(which, 'SIGKILL'),
  }
}

/** Asks the proxy for what it sends only to servers that are ready. Throws when there is none. */
export async function checkReadiness(url: string): Promise<void> {
  const { status } = await fetch(`${url}/api/site/config`)
  if (status !== 200) throw new Error(`Status ${status}`)
}

/** Repeats until it succeeds. */
export async function until(attempt: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await attempt()
      return
    } catch {
      await setTimeout(PAUSE_MS)
    }
  }
}
