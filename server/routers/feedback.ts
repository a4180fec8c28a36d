import { feedbackCard, feedbackInput } from '../schemas/feedback.ts'
import { submitFeedback } from '../services/submitFeedback.ts'
import { optionalUserProcedure, router } from '../trpc.ts'

export const feedback = router({
  submit: optionalUserProcedure
    .input(feedbackInput)
    .output(feedbackCard)
    .mutation(({ ctx, input }) => submitFeedback(ctx, ctx.caller, ctx.session, input)),
})
