import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { SiteCard } from './schemas/site.ts'
import { trustedProxies } from './trustedProxies.ts'

const webUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://',
})

const hostname = /^(?!.*\.\.)[a-z\d]([a-z\d.-]{0,251}[a-z\d])?$/i

const ownAddress = z
  .string()
  .refine(
    (host) => isIP(host) !== 0 || (hostname.test(host) && !/^[\d.]+$/.test(host)),
    'must be an address of this machine: 127.0.0.1 for itself only, 0.0.0.0 or :: for the network too',
  )

/** Treats an empty variable as unset. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: optional(ownAddress),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(webUrl),
  METRICS_PORT: optional(z.coerce.number().int().min(0).max(65535)),
  METRICS_HOST: optional(ownAddress),
  DATA_DIR: z.string().min(1).default('data'),
  CLIENT_DIR: z
    .string()
    .min(1)
    .default(join(import.meta.dirname, '../dist/client')),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(1000).default(10),
  BACKUP_PASSPHRASE: optional(z.string().min(12, 'must have at least 12 characters')),
  TWO_STEP_KEY: optional(
    z.string().regex(/^[A-Za-z\d+/]{43}=$/, 'must be 32 bytes in base64: openssl rand -base64 32'),
  ),
  PUBLIC_URL: optional(webUrl),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')),
  MAIL_FROM: z.string().min(1).default('Floodlight <no-reply@localhost>'),
  LEAKED_PASSWORDS_URL: optional(webUrl),
  TRUST_PROXY: optional(z.string().superRefine(checkProxies)),
  CHALLENGE_WORKERS: z.coerce.number().int().min(0).max(8).default(1),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  ANALYTICS_URL: optional(webUrl),
  ADS_CLIENT: optional(z.string().regex(/^ca-[a-z]+-\d+$/, 'must look like ca-pub-1234567890123456')),
  ADS_SLOT: optional(z.string().regex(/^\d+$/, 'must be the number of an advertising unit')),
})

export interface Config {
  /** Port of pages, API and, in development, hot reload. 0 selects any free port. */
  readonly port: number
  /** Address or hostname to listen on. Default 127.0.0.1: reachable from this machine only. */
  readonly host: string
  /** URL of an OpenTelemetry collector, without a trailing slash. Undefined sends nothing. */
  readonly telemetryUrl: string | undefined
  /** Port of the metrics. Undefined serves none. */
  readonly metricsPort: number | undefined
  /** Address of the metrics. Default 127.0.0.1, also where the site is open to the network. */
  readonly metricsHost: string
  /** Absolute path of the folder for the database, and for emails when no SMTP server is configured. */
  readonly dataDir: string
  /** Absolute path of the folder that holds the built client. */
  readonly clientDir: string
  readonly logLevel: z.infer<typeof environment>['LOG_LEVEL']
  /** Development serves the sources through Vite, with a content security policy that allows hot reload. */
  readonly mode: 'production' | 'development'
  /** URL of a PostgreSQL server. Undefined selects PGlite in the data folder. */
  readonly databaseUrl: string | undefined
  readonly databaseConnections: number
  /** Encrypts backups. Undefined leaves them readable for whoever has the files. */
  readonly backupPassphrase: string | undefined
  /** Key of two-step login: 32 bytes in base64. Undefined selects a file beside the embedded database. */
  readonly twoStepKey: string | undefined
  /** URL at which players reach the site, without a trailing slash. Undefined selects the address listened on. */
  readonly publicUrl: string | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** URL of a range service of leaked passwords, without a trailing slash. Undefined asks none. */
  readonly leakedPasswordsUrl: string | undefined
  /** The proxies in front, as TRUST_PROXY describes them (see trustedProxies). Undefined for none. */
  readonly trustProxy: string | undefined
  /** Threads of this process that play entries to challenges again; 0 leaves them to other processes. */
  readonly challengeWorkers: number
  /** Multiplies every rate limit. */
  readonly limitFactor: number
  readonly site: SiteCard
}

/** Parses the environment and the arguments. Throws an Error that names each invalid variable. */
export function readConfig(env: NodeJS.ProcessEnv, args: readonly string[]): Config {
  const result = environment.safeParse(env)
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The settings in the environment are wrong.\n${faults.join('\n')}`)
  }
  const { data } = result
  return {
    port: data.PORT,
    host: data.HOST ?? '127.0.0.1',
    telemetryUrl: data.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, ''),
    metricsPort: data.METRICS_PORT,
    metricsHost: data.METRICS_HOST ?? '127.0.0.1',
    dataDir: resolve(data.DATA_DIR),
    clientDir: resolve(data.CLIENT_DIR),
    logLevel: data.LOG_LEVEL,
    mode: args.includes('--dev') ? 'development' : 'production',
    databaseUrl: data.DATABASE_URL,
    databaseConnections: data.DATABASE_CONNECTIONS,
    backupPassphrase: data.BACKUP_PASSPHRASE,
    twoStepKey: data.TWO_STEP_KEY,
    publicUrl: data.PUBLIC_URL?.replace(/\/+$/, ''),
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    leakedPasswordsUrl: data.LEAKED_PASSWORDS_URL?.replace(/\/+$/, ''),
    trustProxy: data.TRUST_PROXY,
    challengeWorkers: data.CHALLENGE_WORKERS,
    limitFactor: data.RATE_LIMIT_FACTOR,
    site: {
      analyticsUrl: data.ANALYTICS_URL ?? null,
      adClient: data.ADS_CLIENT ?? null,
      adSlot: data.ADS_SLOT ?? null,
    },
  }
}

/** Reports a TRUST_PROXY that trustedProxies can't read. */
function checkProxies(text: string, { addIssue }: { addIssue: (message: string) => void }): void {
  try {
    trustedProxies(text)
  } catch (error) {
    addIssue(error instanceof Error ? error.message : String(error))
  }
}

/** Folder of the embedded database. Throws an Error where the server uses a PostgreSQL instead. */
export function embeddedFolder({ dataDir, databaseUrl }: Config): string {
  if (databaseUrl !== undefined)
    throw new Error('DATABASE_URL names a PostgreSQL: see deploy/README.md for its backups.')
  return dataDir
}
