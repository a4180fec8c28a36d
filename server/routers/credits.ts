import { awardCreditsInput, creditsCard } from '../schemas/credits.ts'
import { awardCredits } from '../services/credits.ts'
import { router, userProcedure } from '../trpc.ts'

export const credits = router({
  award: userProcedure
    .input(awardCreditsInput)
    .output(creditsCard)
    .mutation(({ ctx, input }) => awardCredits(ctx, ctx.session, input)),
})
