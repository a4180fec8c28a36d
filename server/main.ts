/** Starts the server, and stops it in good order on SIGTERM or SIGINT. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { builtClient } from './client/builtClient.ts'
import { systemClock } from './clock.ts'
import { type Config, readConfig } from './config.ts'
import { openDatabase } from './db/openDatabase.ts'

const root = join(import.meta.dirname, '..')

/** How long requests that are under way may take to finish once the server is asked to stop. */
const patienceMs = 8_000

/** Resolves when the server is asked to stop, also when that happens before it is open. */
const askedToStop = new Promise<void>((resolve) => {
  process.once('SIGTERM', resolve)
  process.once('SIGINT', resolve)
})

async function main(): Promise<void> {
  const config = readConfig(process.env, process.argv.slice(2))
  const logger = pino({ level: config.logLevel })
  const database = await openDatabase(config.dataDir)
  try {
    const server = createServer()
    const client = await openClient(config, server)
    server.on(
      'request',
      createApp({ db: database.db, clock: systemClock, logger, config, client: client.handle }),
    )
    try {
      const port = await listen(server, config.port)
      console.log(`Floodlight is open at http://localhost:${port}`)
      await askedToStop
      logger.info('closing')
    } finally {
      await Promise.all([closeServer(server), client.close()])
    }
  } finally {
    await database.close()
  }
}

interface Client {
  readonly handle: RequestHandler
  close(): Promise<void>
}

async function openClient(config: Config, server: Server): Promise<Client> {
  if (config.mode === 'production') {
    return { handle: builtClient(config.clientDir), close: () => Promise.resolve() }
  }
  const { openVite } = await import('./client/viteClient.ts')
  const vite = await openVite(root, server)
  return { handle: vite.middlewares, close: () => vite.close() }
}

/** The port that was taken. Rejects with a message for the operator when it can't be had. */
function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(
          new Error(
            `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
          ),
        )
      } else if (error.code === 'EACCES') {
        reject(new Error(`Port ${port} may not be used by this user. Choose one above 1023 with PORT.`))
      } else {
        reject(error)
      }
    })
    server.listen(port, () => {
      resolve((server.address() as AddressInfo).port)
    })
  })
}

/** Takes no more connections, lets the requests under way finish, and cuts what takes too long. */
function closeServer(server: Server): Promise<void> {
  if (!server.listening) return Promise.resolve()
  return new Promise((resolve) => {
    // A connection that browsers keep open goes idle only when its last answer is out.
    const sweep = setInterval(() => {
      server.closeIdleConnections()
    }, 50)
    const cut = setTimeout(() => {
      server.closeAllConnections()
    }, patienceMs)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(cut)
      resolve()
    })
  })
}

try {
  await main()
  process.exitCode = 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
