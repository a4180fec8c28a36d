import { feedbackCard, feedbackInput } from '../schemas/feedback.ts'
import { submitFeedback } from '../services/submitFeedback.ts'
import { anyoneProcedure, router } from '../trpc.ts'

export const feedback = router({
  submit: anyoneProcedure
    .input(feedbackInput)
    .output(feedbackCard)
    .mutation(({ ctx, input }) => submitFeedback(ctx, ctx.caller, ctx.session, input)),
})
