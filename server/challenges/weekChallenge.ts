import { scoreInWords } from '../../client/simulation/club/challenge.ts'
import { challengeBrief } from '../../client/simulation/club/challengeWords.ts'
import { CHALLENGES } from '../../client/simulation/challenge/challenges.ts'
import { counted } from '../../client/simulation/core/english.ts'
import type { WeekCard } from '../schemas/challenges.ts'
import type { ServiceContext } from '../services/serviceContext.ts'
import { phaseOf } from './calendar.ts'
import { readTable } from './challengeTable.ts'

/** Rows of the table that the landing page shows. */
const shownRows = 5

/** Returns the challenge that has opened last in words, with the first rows of its ranked or open table. */
export async function readWeekChallenge(context: Pick<ServiceContext, 'db' | 'clock'>): Promise<WeekCard> {
  const now = context.clock.now()
  const challenge = CHALLENGES.findLast((one) => phaseOf(one, now) !== 'early')
  if (!challenge) return { week: null }
  const { id, title, scoring } = challenge
  const firstPage = (ranked: boolean) => readTable(context, null, { challenge: id, page: 1, ranked })
  const rankedTable = await firstPage(true)
  const ranked = rankedTable.total > 0
  const { rows } = ranked ? rankedTable : await firstPage(false)
  return {
    week: {
      id,
      title,
      brief: challengeBrief(challenge),
      ranked,
      rows: rows.slice(0, shownRows).flatMap(({ place, nickname, score, decisions }) => {
        const result = `${scoreInWords(score, scoring)}, ${counted(decisions, 'decision')}`
        return nickname === null ? [] : [{ place, nickname, result }]
      }),
    },
  }
}
