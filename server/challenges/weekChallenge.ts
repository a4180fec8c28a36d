import { type Challenge, scoreInWords } from '../../client/simulation/club/challenge.ts'
import { challengeBrief } from '../../client/simulation/club/challengeWords.ts'
import { counted } from '../../client/simulation/core/english.ts'
import type { WeekCard, WeekChallenge } from '../schemas/challenges.ts'
import type { ServiceContext } from '../services/serviceContext.ts'
import { openedChallenges } from './calendar.ts'
import { readLeadingTable } from './challengeTable.ts'

/** Rows of the table that the landing page shows. */
const shownRows = 5

/** Returns the challenge that has opened last in words, with the first rows of its ranked or open table. */
export async function readWeekChallenge(context: Pick<ServiceContext, 'db' | 'clock'>): Promise<WeekCard> {
  const [challenge] = openedChallenges(context.clock.now())
  return { week: challenge ? await readInWords(context, challenge) : null }
}

/** Returns a challenge in words, with the first rows of its ranked or open table. */
export async function readInWords(
  context: Pick<ServiceContext, 'db' | 'clock'>,
  challenge: Challenge,
): Promise<WeekChallenge> {
  const { id, title, scoring } = challenge
  const { ranked, table } = await readLeadingTable(context, id)
  return {
    id,
    title,
    brief: challengeBrief(challenge),
    ranked,
    rows: table.rows.slice(0, shownRows).flatMap(({ place, nickname, score, decisions }) => {
      const result = `${scoreInWords(score, scoring)}, ${counted(decisions, 'decision')}`
      return nickname === null ? [] : [{ place, nickname, result }]
    }),
  }
}
