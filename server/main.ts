/** Starts the server, and stops it in good order on SIGTERM or SIGINT. */
import { createServer, type Server } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { builtClient } from './client/builtClient.ts'
import { finishesWithin, systemClock } from './clock.ts'
import { makeCloser } from './closeServer.ts'
import { type Config, readConfig } from './config.ts'
import { type OpenDatabase, openDatabase } from './db/openDatabase.ts'
import { openPostgres } from './db/openPostgres.ts'
import { openMailer } from './email/openMailer.ts'
import { makeLogger } from './logger.ts'
import { makeBackgroundWork } from './services/backgroundWork.ts'
import { removeExpired } from './services/removeExpired.ts'

const root = join(import.meta.dirname, '..')

const tidyEveryMs = 3_600_000

/** Maximum time to receive a request: 1.4 MB of logo at 190 kbit/s. */
const requestLimitMs = 60_000
const headersLimitMs = 15_000
/** Maximum wait for mails and other work in the background. */
const backgroundLimitMs = 1_000
/** The process ends in any case then, before container runtimes kill it (after ten seconds). */
const shutdownLimitMs = 9_500

let closing = false

/** Resolves when the server is asked to stop, also when that happens before it is open. */
const askedToStop = new Promise<void>((resolve) => {
  const stop = () => {
    closing = true
    setTimeout(() => {
      console.error('Something did not close in time.')
      process.exit(1)
    }, shutdownLimitMs).unref()
    resolve()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
})

async function main(): Promise<void> {
  const config = readConfig(process.env, process.argv.slice(2))
  const logger = makeLogger(config.logLevel)
  logStrayErrors(logger)
  const database = await openAnyDatabase(config, logger)
  try {
    await serve(config, logger, database)
  } finally {
    await database.close()
  }
}

/** Logs a rejection that nobody handles and goes on; ends the process after an exception that nobody catches. */
function logStrayErrors(logger: Logger): void {
  process.on('unhandledRejection', (err) => {
    logger.error({ err }, 'a rejection was not handled')
  })
  process.on('uncaughtException', (err) => {
    logger.fatal({ err }, 'an exception was not caught')
    process.exit(1)
  })
}

async function openAnyDatabase(config: Config, logger: Logger): Promise<OpenDatabase> {
  const { databaseUrl: url, databaseConnections: connections } = config
  if (url === undefined) return openDatabase(config.dataDir)
  const onError = (err: Error) => {
    logger.error({ err }, 'a connection to the database broke')
  }
  try {
    return await openPostgres({ url, connections, onError })
  } catch (error) {
    // The address holds a password, which pg leaves out of its messages.
    throw new Error(`The database at DATABASE_URL can't be opened: ${reasonOf(error)}`, { cause: error })
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(String).join(', ')
  return error instanceof Error ? error.message : String(error)
}

async function serve(config: Config, logger: Logger, { db }: OpenDatabase): Promise<void> {
  const server = createServer({ headersTimeout: headersLimitMs, requestTimeout: requestLimitMs })
  const closeServer = makeCloser(server)
  const client = await openClient(config, server)
  const background = makeBackgroundWork(logger)
  const mailFolder = join(config.dataDir, 'mail')
  const office = { smtpUrl: config.smtpUrl, from: config.mailFrom, folder: mailFolder }
  const mailer = openMailer(office, logger, systemClock)
  if (config.smtpUrl === undefined) logger.info({ folder: mailFolder }, 'SMTP_URL is not set: mails go here')
  const tidy = () => {
    background.start('tidying up', () => removeExpired({ db, clock: systemClock }))
  }
  const tidying = setInterval(tidy, tidyEveryMs)
  try {
    const url = await listen(server, config)
    const { limitFactor, site, publicUrl = url } = config
    const kit = { db, clock: systemClock, logger, mailer, background, publicUrl, limitFactor, site }
    server.on('request', createApp({ ...kit, isClosing: () => closing, config, client: client.handle }))
    tidy()
    console.log(`Floodlight is open at ${url}`)
    await askedToStop
    logger.info('closing')
  } finally {
    clearInterval(tidying)
    await Promise.all([closeServer(), client.close()])
    const isDone = await finishesWithin(backgroundLimitMs, background.finished())
    if (!isDone) logger.warn('work in the background did not finish in time')
    mailer.close()
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

/** What to tell the operator when the server can't listen. */
const listenFaults: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
  EACCES: ({ port }) => `Port ${port} may not be used by this user. Choose one above 1023 with PORT.`,
  EADDRNOTAVAIL: ({ host }) => `HOST: ${host} is no address of this machine. ${hostAdvice}`,
  ENOTFOUND: ({ host }) => `HOST: there is no machine of the name ${host}. ${hostAdvice}`,
}

const hostAdvice = 'Set 127.0.0.1 for this machine only, 0.0.0.0 or :: for the network too.'

/** Returns the address of the pages. Rejects with a message for the operator when it can't be had. */
function listen(server: Server, config: Config): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const fault = listenFaults[error.code ?? '']
      reject(fault ? new Error(fault(config)) : error)
    })
    server.listen(config.port, config.host, () => {
      resolve(`http://${reachableHost(config.host)}:${(server.address() as AddressInfo).port}`)
    })
  })
}

/** The name for a browser on this machine: localhost wherever that leads to the server. */
function reachableHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::'].includes(host)) return 'localhost'
  return isIPv6(host) ? `[${host}]` : host
}

try {
  await main()
  process.exitCode = 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
