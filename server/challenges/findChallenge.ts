/** Challenges by their ids: of weeks, which the build has, and of leagues, which the database has. */
import { and, eq, type SQL } from 'drizzle-orm'
import { isOfLeague, type Challenge } from '../../client/simulation/club/challenge.ts'
import type { Database } from '../db/openDatabase.ts'
import { leagueChallenges, leagueMembers as members } from '../db/leagueTables.ts'
import { AppError } from '../errors.ts'
import { challengeRules } from '../schemas/challengeRules.ts'
import { findChallenge } from './calendar.ts'

/** Columns of a challenge of a league. */
export const challengeColumns = {
  id: leagueChallenges.id,
  title: leagueChallenges.title,
  opens: leagueChallenges.opens,
  closes: leagueChallenges.closes,
  seed: leagueChallenges.seed,
  division: leagueChallenges.division,
  difficulty: leagueChallenges.difficulty,
  weeks: leagueChallenges.weeks,
  rules: leagueChallenges.rules,
  scoring: leagueChallenges.scoring,
}

/** Returns a challenge of a week or of any league. */
export async function findAnyChallenge(db: Database, id: string): Promise<Challenge | undefined> {
  if (!isOfLeague(id)) return findChallenge(id)
  const [challenge] = await db
    .select(challengeColumns)
    .from(leagueChallenges)
    .where(eq(leagueChallenges.id, id))
  return challenge
}

/** Returns a challenge that an account may play: one of a league is for its members only. Throws NOT_FOUND. */
export async function requireChallenge(db: Database, userId: string, id: string): Promise<Challenge> {
  if (!isOfLeague(id)) {
    const challenge = findChallenge(id)
    if (!challenge) throw new AppError('NOT_FOUND', challengeRules.challengeUnknown)
    return challenge
  }
  return requireOfLeague(db, userId, eq(leagueChallenges.id, id))
}

/**
 * Returns a challenge that an account may play, which can't be deleted until the end of the transaction. Throws NOT_FOUND.
 */
export async function lockChallenge(tx: Database, userId: string, id: string): Promise<Challenge> {
  const { id: key } = leagueChallenges
  if (isOfLeague(id)) await tx.select({ key }).from(leagueChallenges).where(eq(key, id)).for('key share')
  return requireChallenge(tx, userId, id)
}

/** Returns the challenge of a league that the account is a member of. Throws NOT_FOUND. */
export async function requireOfLeague(
  db: Database,
  userId: string,
  which: SQL | undefined,
): Promise<Challenge> {
  const [challenge] = await db
    .select(challengeColumns)
    .from(leagueChallenges)
    .innerJoin(members, and(eq(members.leagueId, leagueChallenges.leagueId), eq(members.userId, userId)))
    .where(which)
  if (!challenge) throw new AppError('NOT_FOUND', challengeRules.challengeGone)
  return challenge
}
