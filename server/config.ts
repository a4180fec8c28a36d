import { join, resolve } from 'node:path'
import { z } from 'zod'

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  DATA_DIR: z.string().min(1).default('data'),
  CLIENT_DIR: z
    .string()
    .min(1)
    .default(join(import.meta.dirname, '../dist/client')),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export interface Config {
  /** The one port of pages, API and, in development, hot reload. 0 takes any free one. */
  readonly port: number
  /** Absolute path of the folder that holds the database. */
  readonly dataDir: string
  /** Absolute path of the folder that holds the built client. */
  readonly clientDir: string
  readonly logLevel: z.infer<typeof environment>['LOG_LEVEL']
  /** Development serves the sources through Vite, with a policy loose enough for hot reload. */
  readonly mode: 'production' | 'development'
}

/** The settings of a start. Throws an Error that names each variable with a bad value. */
export function readConfig(env: NodeJS.ProcessEnv, args: readonly string[]): Config {
  const result = environment.safeParse(env)
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The settings in the environment are wrong.\n${faults.join('\n')}`)
  }
  const { PORT, DATA_DIR, CLIENT_DIR, LOG_LEVEL } = result.data
  return {
    port: PORT,
    dataDir: resolve(DATA_DIR),
    clientDir: resolve(CLIENT_DIR),
    logLevel: LOG_LEVEL,
    mode: args.includes('--dev') ? 'development' : 'production',
  }
}
