import { initTRPC, TRPCError } from '@trpc/server'
import { type AccountEvent, logAccountEvent } from './accountEvents.ts'
import type { Context } from './context.ts'
import { publicError, unwrapAppError } from './errors.ts'
import { ruleMessages } from './schemas/accountRules.ts'
import { findSession, type Session } from './services/sessions.ts'
import { traceProcedure } from './telemetry/procedureSpans.ts'

/** Metadata of procedures. */
interface Meta {
  /** Used by the OpenAPI document. */
  readonly needsToken?: boolean
  /** The log says how the call ended. */
  readonly event?: AccountEvent
}

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    isDev: false,
    errorFormatter: ({ error, shape }) => ({ ...shape, message: publicError(error).message }),
  })

export const router = t.router

/** Awaits the next middleware and restores the codes of its errors (see unwrapAppError). */
async function unwrapErrors<Result extends { ok: true } | { ok: false; error: TRPCError }>(
  rest: Promise<Result>,
): Promise<Result> {
  const result = await rest
  if (!result.ok) throw unwrapAppError(result.error)
  return result
}

const baseProcedure = t.procedure.use(({ ctx, meta, path, next }) => {
  const rest = traceProcedure(path, () => unwrapErrors(next()))
  return meta?.event === undefined ? rest : logAccountEvent(ctx, meta.event, rest)
})

/** Rejects input with NUL characters, which the database can't store, before any schema or service runs. */
const rejectNul = t.middleware(async ({ getRawInput, next }) => {
  if (containsNul(await getRawInput()))
    throw new TRPCError({ code: 'BAD_REQUEST', message: ruleMessages.nul })
  return next()
})

/** Base of procedures that anyone may call. */
export const publicProcedure = baseProcedure.use(rejectNul)

async function findOwnSession({ caller, db, clock }: Context): Promise<Session | null> {
  return caller.token === null ? null : findSession(db, caller.token, clock.now())
}

/** Base of procedures that anyone may call; `ctx.session` is null without a valid token. */
export const optionalUserProcedure = baseProcedure
  .use(async ({ ctx, next }) => next({ ctx: { session: await findOwnSession(ctx) } }))
  .use(rejectNul)

/** Base of procedures for account owners. Invalid, revoked, expired and guest tokens are UNAUTHORIZED. */
export const userProcedure = baseProcedure
  .meta({ needsToken: true })
  .use(async ({ ctx, next }) => {
    const session = await findOwnSession(ctx)
    if (!session) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Please log in.' })
    ctx.caller.accountId = session.user.id
    return next({ ctx: { session } })
  })
  .use(rejectNul)

/** True when any text in the input, at any depth, contains NUL, which PostgreSQL can't store. */
function containsNul(input: unknown): boolean {
  // Iterative: the input may be nested too deep for recursion.
  const open: unknown[] = [input]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string' && value.includes('\0')) return true
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) open.push(part)
  }
  return false
}
