import { noInput } from '../schemas/account.ts'
import { siteCard } from '../schemas/site.ts'
import { publicProcedure, router } from '../trpc.ts'

export const site = router({
  config: publicProcedure
    .input(noInput)
    .output(siteCard)
    .query(({ ctx }) => ctx.site),
})
