import { and, asc, eq } from 'drizzle-orm'
import { isOfLeague } from '../../client/simulation/club/challenge.ts'
import { nicknames } from '../db/challengeTables.ts'
import { leagueChallenges as challenges, leagueMembers as members } from '../db/leagueTables.ts'
import type { LeagueResult, LeagueTable, LeagueTableInput } from '../schemas/leagues.ts'
import type { ServiceContext } from '../services/serviceContext.ts'
import type { Session } from '../services/sessions.ts'
import { isOpen, takesEntries } from './calendar.ts'
import { listResultsOf } from './challengeTable.ts'
import { requireOfLeague } from './findChallenge.ts'
import { unknownLeague } from './leagues.ts'

/**
 * Returns the results of a league's members in a challenge of a week or of their own. Throws NOT_FOUND when the caller is
 * not one of them, and for a challenge of another league.
 */
export async function readLeagueTable(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { user }: Session,
  { league, challenge }: LeagueTableInput,
): Promise<LeagueTable> {
  const rows = await db
    .select({ member: members.number, userId: members.userId, nickname: nicknames.nickname })
    .from(members)
    .leftJoin(nicknames, eq(nicknames.userId, members.userId))
    .where(eq(members.leagueId, league))
    .orderBy(asc(members.number))
  if (!rows.some(({ userId }) => userId === user.id)) throw unknownLeague()
  const isOwn = and(eq(challenges.id, challenge), eq(challenges.leagueId, league))
  const own = isOfLeague(challenge) ? await requireOfLeague(db, user.id, isOwn) : null
  const accounts = db.select({ id: members.userId }).from(members).where(eq(members.leagueId, league))
  const placesOf = async (ranked: boolean) => {
    const results = await listResultsOf(db, { challenge, ranked }, accounts)
    return new Map(
      results.map(({ userId, score, decisions, tries, entry }, i): [string, LeagueResult] => [
        userId,
        { place: i + 1, score, decisions, tries, entry },
      ]),
    )
  }
  const [ranked, open] = [await placesOf(true), await placesOf(false)]
  return {
    isOpen: own ? isOpen(own, clock.now()) : takesEntries(challenge, clock.now()),
    rows: rows.map(({ member, userId, nickname }, i) => ({
      member,
      nickname,
      isOwn: userId === user.id,
      isMaker: i === 0,
      ranked: ranked.get(userId) ?? null,
      open: open.get(userId) ?? null,
    })),
  }
}
