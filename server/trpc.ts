import { initTRPC, TRPCError } from '@trpc/server'
import type { Context } from './context.ts'
import { publicError, unwrapAppError } from './errors.ts'
import { ruleMessages } from './schemas/accountRules.ts'
import { holdsNul } from './schemas/plainTexts.ts'
import { findSession, type Session } from './services/sessions.ts'

/** What the OpenAPI document says about who may call. */
interface Meta {
  readonly needsToken?: boolean
}

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    isDev: false,
    errorFormatter: ({ error, shape }) => ({ ...shape, message: publicError(error).message }),
  })

export const router = t.router

/** Waits for the rest of a procedure and gives its errors their codes back. */
async function explained<Result extends { ok: true } | { ok: false; error: TRPCError }>(
  rest: Promise<Result>,
): Promise<Result> {
  const result = await rest
  if (!result.ok) throw unwrapAppError(result.error)
  return result
}

const explainedProcedure = t.procedure.use(({ next }) => explained(next()))

/** Refuses what the database could not store before any schema or service sees it. */
const plainTexts = t.middleware(async ({ getRawInput, next }) => {
  if (holdsNul(await getRawInput())) throw new TRPCError({ code: 'BAD_REQUEST', message: ruleMessages.nul })
  return next()
})

/** A procedure that anyone may call. */
export const publicProcedure = explainedProcedure.use(plainTexts)

async function sessionOf({ caller, db, clock }: Context): Promise<Session | null> {
  return caller.token === null ? null : findSession(db, caller.token, clock.now())
}

/** A procedure that anyone may call, and that knows who does if it is the owner of an account. */
export const anyoneProcedure = explainedProcedure
  .use(async ({ ctx, next }) => next({ ctx: { session: await sessionOf(ctx) } }))
  .use(plainTexts)

/** A procedure for owners of accounts. Tokens that are forged, revoked, too old or a guest's are a 401. */
export const userProcedure = explainedProcedure
  .meta({ needsToken: true })
  .use(async ({ ctx, next }) => {
    const session = await sessionOf(ctx)
    if (!session) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Please log in.' })
    return next({ ctx: { session } })
  })
  .use(plainTexts)
