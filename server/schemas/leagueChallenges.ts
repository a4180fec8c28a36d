/** Challenges that private leagues set for their members (CHL-12). */
import { z } from 'zod'
import { challengeId } from './challenges.ts'
import {
  challengeLengths,
  cupRunLength,
  leagueNameLength,
  leagueRules,
  openWeeks,
  seedEnd,
} from './leagueRules.ts'
import { leagueId } from './leagues.ts'
import { visibleName } from './visibleName.ts'

const { challengeWrong, seedWrong, titleMissing, titleShort, titleLong, titleWrong } = leagueRules

const title = visibleName(leagueNameLength, {
  missing: titleMissing,
  short: titleShort,
  long: titleLong,
  wrong: titleWrong,
})

const seed = z.number(seedWrong).int(seedWrong).min(0, seedWrong).lt(seedEnd, seedWrong)
const division = z.literal([1, 2], challengeWrong)
const difficulty = z.enum(['gentle', 'normal', 'hard'], challengeWrong)
const weeks = z.literal([...challengeLengths, cupRunLength], challengeWrong)
const rule = z.enum(['no-signings', 'under-23s', 'no-sales', 'no-building', 'no-campaigns'], challengeWrong)
const scoring = z.enum(['points', 'places', 'trophies', 'money', 'cup'], challengeWrong)

export const setChallengeInput = z
  .object(
    {
      league: leagueId,
      title,
      seed,
      division,
      difficulty,
      /** Match weeks: those of a cup run where the cup counts, else half a season or one to three. */
      weeks,
      rules: z.array(rule, challengeWrong).max(rule.options.length, challengeWrong),
      scoring,
      /** Weeks for which it stays open, from today on. */
      openWeeks: z.literal(openWeeks, challengeWrong),
    },
    challengeWrong,
  )
  .refine((input) => (input.scoring === 'cup') === (input.weeks === cupRunLength), challengeWrong)

export const leagueChallengeInput = z.object({ challenge: challengeId }, challengeWrong)
export const deleteChallengeInput = z.object({ league: leagueId, challenge: challengeId }, challengeWrong)

/** Challenge of a league as its members know it. */
export const leagueChallengeCard = z.object({
  id: z.string(),
  title: z.string(),
  /** First and last day, such as '2026-11-23'. */
  opens: z.string(),
  closes: z.string(),
  seed: z.number().int(),
  division,
  difficulty,
  /** Match weeks. */
  weeks: z.number().int(),
  rules: z.array(rule),
  scoring,
  /** True while it takes entries. */
  isOpen: z.boolean(),
})

export const leagueChallengeList = z.object({
  /** The newest first. */
  challenges: z.array(leagueChallengeCard),
})

export const deletedChallengeCard = z.object({ deleted: z.literal(true) })

/** A challenge as it is sent. */
export type SetChallengeInput = z.infer<typeof setChallengeInput>
export type LeagueChallengeInput = z.infer<typeof leagueChallengeInput>
export type DeleteChallengeInput = z.infer<typeof deleteChallengeInput>
export type LeagueChallengeCard = z.infer<typeof leagueChallengeCard>
export type LeagueChallengeList = z.infer<typeof leagueChallengeList>
