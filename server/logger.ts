import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'
import { requestIdField } from './requestLog.ts'

/** Creates the logger. Errors are passed under the key `err` and logged without text entered by players. */
export function makeLogger(level: Config['logLevel'], destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: loggedError }, mixin: requestIdField }
  return destination ? pino(options, destination) : pino(options)
}

interface LoggedError {
  readonly type: string
  /** Omitted where it may contain query values or email addresses. */
  readonly message?: string
  /** The call lines only, without the message. */
  readonly stack: string
  readonly causes?: readonly LoggedError[]
  readonly [field: string]: unknown
}

/** Error fields that contain no text of players: codes, names of columns, positions. All others are omitted. */
const safeFields = [
  'code',
  'errno',
  'syscall',
  'address',
  'port',
  'severity',
  'schema',
  'table',
  'column',
].concat(['constraint', 'dataType', 'routine', 'responseCode', 'command'])

const depthMax = 8

/**
 * Serialises an error without text entered by players. Failed queries carry their parameters (Drizzle),
 * PostgreSQL and mail servers quote values in their messages, and tRPC repeats the message of its cause.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, stack: '' }
  const causes = error instanceof AggregateError ? (error.errors as unknown[]) : []
  const nested = [...('cause' in error && error.cause !== undefined ? [error.cause] : []), ...causes]
  return {
    type: error.constructor.name,
    ...fieldsOf(error),
    ...(!quotesValues(error) && { message: error.message }),
    stack: callsOf(error),
    ...(nested.length > 0 &&
      depth < depthMax && { causes: nested.slice(0, depthMax).map((one) => loggedError(one, depth + 1)) }),
  }
}

function fieldsOf(error: Error): Record<string, unknown> {
  const fields: [string, unknown][] = Object.entries(error)
  const safe = fields.filter(([name]) => safeFields.includes(name))
  // The statement without its parameters.
  const statement = fields.filter(([name, value]) => name === 'query' && typeof value === 'string')
  return Object.fromEntries([...safe, ...statement])
}

/** True when the message may quote input: errors of queries, PostgreSQL, mail servers and JSON parsing. */
function quotesValues(error: Error): boolean {
  const isOutside = ['query', 'params', 'severity', 'responseCode', 'response', 'command'].some(
    (field) => field in error,
  )
  // JSON.parse quotes the text that it can't parse.
  return (
    isOutside || error instanceof SyntaxError || (error.cause instanceof Error && quotesValues(error.cause))
  )
}

/** The stack without its leading message; empty when the message is not found in it. */
function callsOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message)
  return start === -1 ? '' : stack.slice(start + message.length).replace(/^\s+/, '')
}
