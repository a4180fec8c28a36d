import { initTRPC } from '@trpc/server'
import type { Context } from './context.ts'
import { publicError, unwrapAppError } from './errors.ts'

const t = initTRPC.context<Context>().create({
  isDev: false,
  errorFormatter: ({ error, shape }) => ({ ...shape, message: publicError(error).message }),
})

export const router = t.router

/** A procedure that anyone may call. */
export const publicProcedure = t.procedure.use(async ({ next }) => {
  const result = await next()
  if (!result.ok) throw unwrapAppError(result.error)
  return result
})
