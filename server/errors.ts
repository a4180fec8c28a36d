/** Errors cross once: AppError in the services, TRPCError at the procedures, status and message outside. */
import { TRPCError, type TRPC_ERROR_CODE_KEY } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { ZodError } from 'zod'
import { isUnavailable } from './db/isUnavailable.ts'

/** An error that its message may explain to the player. The code decides the HTTP status. */
export class AppError extends Error {
  readonly code: TRPC_ERROR_CODE_KEY
  /** When it may be tried again. */
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
  /** The value of the header Retry-After, where there is one. */
  readonly retryAfterSeconds?: number
}

const internalMessage = 'Something went wrong on our side. Please try again.'

/**
 * Gives an AppError thrown inside a procedure its code back; tRPC has wrapped it as an internal error.
 * The failure of a database that does not serve at the moment becomes a SERVICE_UNAVAILABLE.
 */
export function unwrapAppError(error: TRPCError): TRPCError {
  const cause = error.cause instanceof AppError ? error.cause : unavailability(error)
  return cause ? new TRPCError({ code: cause.code, message: cause.message, cause }) : error
}

const retryAfterSeconds = 5

function unavailability(cause: unknown): AppError | null {
  if (!isUnavailable(cause)) return null
  const message = 'The server can not reach its database at the moment. Please try again in a few seconds.'
  return new AppError('SERVICE_UNAVAILABLE', message, { cause, retryAfterSeconds })
}

/** What the world may know of an error: nothing of the inside, whatever went wrong there. */
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
 * What the world may know of an error thrown outside a procedure: by Express, or by its parser of bodies,
 * whose errors carry a status and a type.
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
  const cause = unavailability(error)
  if (cause) return publicError(new TRPCError({ code: cause.code, message: cause.message, cause }))
  return { status: 500, message: internalMessage }
}
