import { eq } from 'drizzle-orm'
import { isOfLeague } from '../../client/simulation/club/challenge.ts'
import { leagueChallenges, leagueMembers as members } from '../db/leagueTables.ts'
import { AppError } from '../errors.ts'
import { challengeRules, tablePageSize } from '../schemas/challengeRules.ts'
import type { ChallengeTable, ChallengeTableInput } from '../schemas/challenges.ts'
import type { ServiceContext } from '../services/serviceContext.ts'
import type { Session } from '../services/sessions.ts'
import { isOpen } from './calendar.ts'
import { cardOf, listResultsOf, percentileOf, readTable } from './challengeTable.ts'
import { requireChallenge } from './findChallenge.ts'

/**
 * Returns a page of the table of a challenge. That of a league has its members of now, and is for them alone. Throws
 * NOT_FOUND.
 */
export async function readAnyTable(
  context: Pick<ServiceContext, 'db' | 'clock'>,
  session: Session | null,
  input: ChallengeTableInput,
): Promise<ChallengeTable> {
  if (!isOfLeague(input.challenge)) return readTable(context, session, input)
  if (!session) throw new AppError('NOT_FOUND', challengeRules.challengeGone)
  const { db, clock } = context
  const { page, ...table } = input
  const challenge = await requireChallenge(db, session.user.id, table.challenge)
  const accounts = db
    .select({ id: members.userId })
    .from(members)
    .innerJoin(leagueChallenges, eq(leagueChallenges.leagueId, members.leagueId))
    .where(eq(leagueChallenges.id, challenge.id))
  const results = await listResultsOf(db, table, accounts)
  const rows = results.map((row, i) => cardOf({ ...row, place: i + 1 }, session.user.id))
  const own = rows.find(({ isOwn }) => isOwn) ?? null
  return {
    isOpen: isOpen(challenge, clock.now()),
    total: rows.length,
    rows: rows.slice((page - 1) * tablePageSize, page * tablePageSize),
    own,
    percentile: own && percentileOf(own.place, rows.length),
  }
}
