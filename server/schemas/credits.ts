import { z } from 'zod'
import { feedbackReward } from './accountRules.ts'

export const awardCreditsInput = z.object({
  userId: z.string('userId is required').max(100),
  amount: z.literal(feedbackReward, `The reward is ${feedbackReward} credits.`),
  reason: z.literal('feedback_submission', 'The reason is not known.'),
})

/** The balance after the award. */
export const creditsCard = z.object({ credits: z.number().int() })

export type AwardCreditsInput = z.infer<typeof awardCreditsInput>
export type CreditsCard = z.infer<typeof creditsCard>
