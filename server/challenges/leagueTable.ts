import { asc, eq } from 'drizzle-orm'
import { leagueMembers as members, nicknames } from '../db/schema.ts'
import type { LeagueResult, LeagueTable, LeagueTableInput } from '../schemas/leagues.ts'
import type { ServiceContext } from '../services/serviceContext.ts'
import type { Session } from '../services/sessions.ts'
import { takesEntries } from './calendar.ts'
import { listResultsOf } from './challengeTable.ts'
import { unknownLeague } from './leagues.ts'

/** Returns the results of a league's members in a challenge. Throws NOT_FOUND when the caller is not one of them. */
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
  const accounts = db.select({ id: members.userId }).from(members).where(eq(members.leagueId, league))
  const placesOf = async (ranked: boolean) => {
    const results = await listResultsOf(db, { challenge, ranked }, accounts)
    return new Map(
      results.map(({ userId, score, decisions, tries }, i): [string, LeagueResult] => [
        userId,
        { place: i + 1, score, decisions, tries },
      ]),
    )
  }
  const [ranked, open] = [await placesOf(true), await placesOf(false)]
  return {
    isOpen: takesEntries(challenge, clock.now()),
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
