import { z } from 'zod'
import { feedbackMessageMaxLength, ruleMessages } from './accountRules.ts'

export const feedbackCategories = [
  'general',
  'gameplay',
  'difficulty',
  'bugs',
  'suggestions',
  'other',
] as const

/** Range of valid timestamps; PostgreSQL can't store every date of JavaScript. */
const earliest = Date.UTC(2000, 0, 1)
const latest = Date.UTC(2200, 0, 1)

const timestamp = z
  .union(
    [z.iso.datetime({ offset: true, error: 'The timestamp is not valid.' }), z.number()],
    'The timestamp is not valid.',
  )
  .refine((value) => {
    const time = new Date(value).getTime()
    return time >= earliest && time < latest
  }, 'The timestamp is not valid.')

/** `finalBudget` in pounds; `timestamp` in ISO 8601 or milliseconds since 1970, by the player's clock. */
export const feedbackInput = z.object({
  userId: z.string().max(100).nullish(),
  rating: z
    .number(ruleMessages.ratingMissing)
    .int(ruleMessages.ratingMissing)
    .min(1, ruleMessages.ratingMissing)
    .max(5, ruleMessages.ratingMissing),
  category: z.enum(feedbackCategories, 'The category is not known.').default('general'),
  message: z
    .string('The message must be a text.')
    .max(feedbackMessageMaxLength, `The message must be at most ${feedbackMessageMaxLength} characters long.`)
    .default(''),
  gameStats: z.object(
    { seasons: z.number().int().min(0).max(100_000), finalBudget: z.number() },
    'The figures of the game are not valid.',
  ),
  hideInFuture: z.boolean('hideInFuture must be true or false.').default(false),
  timestamp,
})

export const feedbackCard = z.object({ feedbackId: z.string() })

export type FeedbackCategory = (typeof feedbackCategories)[number]
export type FeedbackInput = z.infer<typeof feedbackInput>
export type FeedbackCard = z.infer<typeof feedbackCard>
