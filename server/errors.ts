/** Error conversion: AppError in services, TRPCError in procedures, HTTP status and message in responses. */
import { TRPCError, type TRPC_ERROR_CODE_KEY } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { ZodError } from 'zod'

/** Error whose message may be shown to the player. The code determines the HTTP status. */
export class AppError extends Error {
  readonly code: TRPC_ERROR_CODE_KEY
  /** Seconds after which the call may be retried. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: TRPC_ERROR_CODE_KEY,
    message: string,
    { retryAfterSeconds, ...options }: ErrorOptions & { retryAfterSeconds?: number } = {},
  ) {
    super(message, options)
    this.name = 'AppError'
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

interface PublicError {
  readonly status: number
  readonly message: string
  /** Value of the Retry-After header, if any. */
  readonly retryAfterSeconds?: number
}

const internalMessage = 'Something went wrong on our side. Please try again.'

/**
 * Restores the code of an AppError that tRPC has wrapped as INTERNAL_SERVER_ERROR.
 * An error of an unavailable database becomes SERVICE_UNAVAILABLE.
 */
export function unwrapAppError(error: TRPCError): TRPCError {
  const cause = error.cause instanceof AppError ? error.cause : unavailableErrorOf(error)
  return cause ? new TRPCError({ code: cause.code, message: cause.message, cause }) : error
}

const retryAfterSeconds = 5

function unavailableErrorOf(cause: unknown): AppError | null {
  if (!isUnavailable(cause)) return null
  const message = 'The server can’t reach its database at the moment. Please try again in a few seconds.'
  return new AppError('SERVICE_UNAVAILABLE', message, { cause, retryAfterSeconds })
}

/** SQLSTATEs and system error codes of a database that is down, restarting, overloaded or too slow. */
const unavailableCodes =
  /^(08...|57P0[1-5]|57014|53...|25P03|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** Messages of pg's own errors, which have no code. */
const unavailableMessages =
  /^(Query read timeout|Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed) and is not queryable|The database does not answer)/

/** True when the error or one of its causes means that the database is temporarily unavailable. */
function isUnavailable(error: unknown): boolean {
  for (let one = error, depth = 0; one instanceof Error && depth < 8; one = one.cause, depth += 1) {
    if ('code' in one && typeof one.code === 'string' && unavailableCodes.test(one.code)) return true
    if (unavailableMessages.test(one.message)) return true
  }
  return false
}

/** Converts a procedure's error for the response. Internal errors get a generic message. */
export function publicError(error: TRPCError): PublicError {
  const status = getHTTPStatusCodeFromError(error)
  const retryAfterSeconds = error.cause instanceof AppError ? error.cause.retryAfterSeconds : undefined
  return {
    status,
    message: publicMessage(error, status),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  }
}

function publicMessage(error: TRPCError, status: number): string {
  if (error.cause instanceof AppError) return error.cause.message
  if (status >= 500) return internalMessage
  // An output that fails its schema is a ZodError too, but its status is 500.
  if (error.cause instanceof ZodError) return error.cause.issues[0]?.message ?? 'The request is not valid.'
  if (error.code === 'PARSE_ERROR' || error.cause instanceof SyntaxError)
    return 'The request is not valid JSON.'
  return error.message
}

const transportMessages: Readonly<Partial<Record<number, string>>> = {
  400: 'The request is not valid.',
  411: 'The request must say how long it is.',
  413: 'The request is too large.',
  415: 'The request has a type or encoding that is not understood here.',
}

/**
 * Converts an error thrown outside a procedure for the response. Errors of Express and its body parsers carry
 * a status and a type.
 */
export function publicTransportError(error: unknown): PublicError {
  if (error instanceof TRPCError) return publicError(error)
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') {
    const { status } = error
    if ('type' in error && error.type === 'entity.parse.failed') {
      return { status: 400, message: 'The request is not valid JSON.' }
    }
    if (status >= 400 && status < 500) {
      return { status, message: transportMessages[status] ?? 'The request is refused.' }
    }
  }
  const cause = unavailableErrorOf(error)
  if (cause) return publicError(new TRPCError({ code: cause.code, message: cause.message, cause }))
  return { status: 500, message: internalMessage }
}
