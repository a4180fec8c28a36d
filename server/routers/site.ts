import { noInput } from '../schemas/account.ts'
import { siteCard, healthCard, healthInput } from '../schemas/site.ts'
import { publicProcedure, router } from '../trpc.ts'
import { checkHealth, checkReadiness } from '../services/checkHealth.ts'

export const site = router({
  config: publicProcedure
    .input(noInput)
    .output(siteCard)
    .query(({ ctx }) => ctx.site),
})

export const health = publicProcedure
  .input(healthInput)
  .output(healthCard)
  .query(({ ctx }) => checkHealth(ctx))

export const ready = publicProcedure
  .input(healthInput)
  .output(healthCard)
  .query(({ ctx }) => checkReadiness(ctx))
