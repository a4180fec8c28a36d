import { initTRPC, TRPCError } from '@trpc/server'
import type { Context } from './context.ts'
import { publicError, unwrapAppError } from './errors.ts'
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

/** A procedure that anyone may call. */
export const publicProcedure = t.procedure.use(({ next }) => explained(next()))

async function sessionOf({ caller, db, clock }: Context): Promise<Session | null> {
  return caller.token === null ? null : findSession(db, caller.token, clock.now())
}

/** A procedure that anyone may call, and that knows who does if it is the owner of an account. */
export const anyoneProcedure = t.procedure.use(async ({ ctx, next }) =>
  explained(next({ ctx: { session: await sessionOf(ctx) } })),
)

/** A procedure for owners of accounts. Tokens that are forged, revoked, too old or a guest's are a 401. */
export const userProcedure = t.procedure.meta({ needsToken: true }).use(async ({ ctx, next }) => {
  const session = await sessionOf(ctx)
  if (!session) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Please log in.' })
  return explained(next({ ctx: { session } }))
})
