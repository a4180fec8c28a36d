/** Starts the server, and shuts it down gracefully on SIGTERM or SIGINT. */
import type { Server } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import packageJson from '../package.json' with { type: 'json' }
import { createApp } from './app.ts'
import { openVerification } from './challenges/openVerification.ts'
import { builtClient, builtIndex } from './client/builtClient.ts'
import { finishesWithin, systemClock } from './systemClock.ts'
import { makeGracefulClose } from './closeServer.ts'
import { type Config, readConfig } from './config.ts'
import { type EmbeddedDatabase, type OpenDatabase, openDatabase } from './db/openDatabase.ts'
import { openPostgres } from './db/openPostgres.ts'
import { openMailer } from './email/openMailer.ts'
import { makeLogger } from './logger.ts'
import { type EndedRequest, makeMetrics, metricsServer, type Metrics } from './metrics.ts'
import { serveOperator } from './operatorSocket.ts'
import { makeBackgroundWork } from './services/backgroundWork.ts'
import { makeLeakedPasswords } from './services/leakedPasswords.ts'
import { removeExpired } from './services/removeExpired.ts'
import { readOrder, runOrder } from './services/operatorSessions.ts'
import { siteServer } from './siteServer.ts'
import type { Telemetry } from './telemetry/startTelemetry.ts'
import { openTwoStepKey } from './twoStepKey.ts'

const root = join(import.meta.dirname, '..')

const cleanupIntervalMs = 3_600_000

/** Maximum wait for emails and other background work during shutdown. */
const backgroundLimitMs = 1_000
/** Maximum duration of a shutdown: container runtimes kill the process after ten seconds. */
const shutdownLimitMs = 9_500

let isClosing = false

/** Resolves on SIGTERM or SIGINT, also when the signal arrives before the server listens. */
const shutdownRequested = new Promise<void>((resolve) => {
  const stop = () => {
    isClosing = true
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
  const metrics = config.metricsPort === undefined ? undefined : makeMetrics()
  const database = await openAnyDatabase(config, logger, metrics)
  if (database.poolSize) metrics?.watchPool(database.poolSize)
  const operator = 'dump' in database && openToOperator(database, config, logger)
  try {
    await serve({ config, logger, database, metrics })
  } finally {
    if (operator) operator.close()
    await database.close()
  }
}

/** The embedded database belongs to this process alone, which does for the operator's commands what they can't. */
function openToOperator({ db, dump }: EmbeddedDatabase, { dataDir }: Config, logger: Logger): Server {
  const sessions = async (args: readonly string[]) => runOrder(db, readOrder(args), systemClock.now())
  return serveOperator({ dataDir, answers: { dump, sessions }, logger })
}

/** Logs unhandled rejections; logs an uncaught exception and ends the process. */
function logStrayErrors(logger: Logger): void {
  process.on('unhandledRejection', (err) => logger.error({ err }, 'unhandled rejection'))
  process.on('uncaughtException', (err) => {
    logger.fatal({ err }, 'uncaught exception')
    process.exit(1)
  })
}

async function openAnyDatabase(
  config: Config,
  logger: Logger,
  metrics?: Metrics,
): Promise<OpenDatabase | EmbeddedDatabase> {
  const { databaseUrl: url, databaseConnections: connections } = config
  if (url === undefined) return openDatabase(config.dataDir)
  const onError = (err: Error) => {
    logger.error({ err }, 'database connection lost')
    metrics?.countLostConnection()
  }
  try {
    return await openPostgres({ url, connections, onError })
  } catch (error) {
    // Not the URL itself, which contains the password; pg's messages leave that out.
    throw new Error(`The database at DATABASE_URL can't be opened: ${reasonOf(error)}`, { cause: error })
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(String).join(', ')
  return error instanceof Error ? error.message : String(error)
}

interface ServerParts {
  readonly config: Config
  readonly logger: Logger
  readonly database: OpenDatabase
  /** Undefined without a port for them. */
  readonly metrics: Metrics | undefined
}

async function serve({ config, logger, database, metrics }: ServerParts): Promise<void> {
  const { db } = database
  const server = siteServer()
  const closeServer = makeGracefulClose(server)
  const metricsPage = metrics && metricsServer(metrics)
  const client = await openClient(config, server)
  const telemetry = await openTelemetry(config, logger)
  const background = makeBackgroundWork(logger)
  const mailFolder = join(config.dataDir, 'mail')
  const office = { smtpUrl: config.smtpUrl, from: config.mailFrom, folder: mailFolder }
  const mailer = openMailer(office, logger, systemClock)
  if (config.smtpUrl === undefined)
    logger.info({ folder: mailFolder }, 'SMTP_URL is not set: emails are written to this folder')
  const cleanUp = () =>
    background.start('removing expired rows', () => removeExpired({ db, clock: systemClock }))
  const cleanupTimer = setInterval(cleanUp, cleanupIntervalMs)
  const { challengeWorkers: workers, clientDir } = config
  const verification = await openVerification({ database, logger, workers, clientDir })
  try {
    const url = await listen(server, { ...config, setting: 'PORT', hostSetting: 'HOST' })
    if (metricsPage) {
      const { metricsPort: port = 0, metricsHost: host } = config
      const metricsUrl = await listen(metricsPage, {
        port,
        host,
        setting: 'METRICS_PORT',
        hostSetting: 'METRICS_HOST',
      })
      logger.info({ url: `${metricsUrl}/metrics` }, 'metrics are served')
    }
    const { limitFactor, site, publicUrl = url } = config
    const twoStepKey = await openTwoStepKey(config)
    if (twoStepKey === null) logger.info('TWO_STEP_KEY is not set: two-step login is not offered')
    const context = { db, clock: systemClock, logger, mailer, background, publicUrl, limitFactor, site }
    const { entryQueue } = verification
    const leakedPasswords = makeLeakedPasswords(config.leakedPasswordsUrl, logger)
    const state = { twoStepKey, leakedPasswords, entryQueue, isClosing: () => isClosing }
    const parts = { ...context, ...state, config, client: client.handle, readIndex: client.readIndex }
    const onRequestEnd = (request: EndedRequest) => {
      metrics?.observe(request)
      telemetry?.observe(request)
    }
    server.on('request', createApp({ ...parts, onRequestEnd }))
    cleanUp()
    console.log(`Floodlight is open at ${url}`)
    await shutdownRequested
    logger.info('shutting down')
  } finally {
    clearInterval(cleanupTimer)
    metricsPage?.close()
    metricsPage?.closeAllConnections()
    await Promise.all([closeServer(), client.close(), verification.stop()])
    const isDone = await finishesWithin(backgroundLimitMs, background.finished())
    if (!isDone) logger.warn('background work did not finish in time')
    mailer.close()
    await telemetry?.stop()
  }
}

/** Loads OpenTelemetry only for a server that has a collector. */
async function openTelemetry({ telemetryUrl }: Config, logger: Logger): Promise<Telemetry | null> {
  if (telemetryUrl === undefined) return null
  const { startTelemetry } = await import('./telemetry/startTelemetry.ts')
  return startTelemetry({ endpoint: telemetryUrl, version: packageJson.version, logger })
}

interface Client {
  readonly handle: RequestHandler
  readonly readIndex: () => string | Promise<string>
  close(): Promise<void>
}

async function openClient(config: Config, server: Server): Promise<Client> {
  if (config.mode === 'production') {
    const { clientDir } = config
    return {
      handle: builtClient(clientDir),
      readIndex: () => builtIndex(clientDir),
      close: () => Promise.resolve(),
    }
  }
  const { openVite, viteIndex } = await import('./client/viteClient.ts')
  const vite = await openVite(root, server)
  return { handle: vite.middlewares, readIndex: () => viteIndex(vite), close: () => vite.close() }
}

/** Address and port of a server. */
interface Place {
  readonly port: number
  readonly host: string
  /** Variable that sets the port. */
  readonly setting: 'PORT' | 'METRICS_PORT'
  /** Variable that sets the address. */
  readonly hostSetting: 'HOST' | 'METRICS_HOST'
}

/** Messages for the operator when the server can't listen, by error code. */
const listenErrors: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ port, setting }) =>
    `Port ${port} is in use. Stop what uses it, or choose another: ${setting}=${port + 1} npm start`,
  EACCES: ({ port, setting }) =>
    `Port ${port} may not be used by this user. Choose one above 1023 with ${setting}.`,
  EADDRNOTAVAIL: ({ host, hostSetting }) =>
    `${hostSetting}: ${host} is no address of this machine. ${hostAdvice}`,
  ENOTFOUND: ({ host, hostSetting }) =>
    `${hostSetting}: there is no machine of the name ${host}. ${hostAdvice}`,
}

const hostAdvice = 'Set 127.0.0.1 for this machine only, 0.0.0.0 or :: for the network too.'

/** Starts listening and returns the URL of the site. Rejects with a message for the operator on failure. */
function listen(server: Server, place: Place): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = listenErrors[error.code ?? '']
      reject(message ? new Error(message(place)) : error)
    })
    server.listen(place.port, place.host, () =>
      resolve(`http://${reachableHost(place.host)}:${(server.address() as AddressInfo).port}`),
    )
  })
}

/** Host for a browser on this machine: localhost where that reaches the server. */
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
