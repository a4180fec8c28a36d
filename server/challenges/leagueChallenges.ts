/** Challenges that private leagues set for their members (CHL-12). */
import { randomBytes } from 'node:crypto'
import { and, desc, eq, gte } from 'drizzle-orm'
import { CHALLENGE_RULES, type Challenge } from '../../client/simulation/club/challenge.ts'
import type { Database } from '../db/openDatabase.ts'
import { leagueChallenges } from '../db/leagueTables.ts'
import { AppError } from '../errors.ts'
import { challengeRules } from '../schemas/challengeRules.ts'
import type {
  DeleteChallengeInput,
  LeagueChallengeCard,
  LeagueChallengeInput,
  LeagueChallengeList,
  SetChallengeInput,
} from '../schemas/leagueChallenges.ts'
import { leagueRules, openChallengesMax, ownChallengesMax } from '../schemas/leagueRules.ts'
import type { LeagueInput } from '../schemas/leagues.ts'
import type { ServiceContext } from '../services/serviceContext.ts'
import type { Session } from '../services/sessions.ts'
import { isOpen } from './calendar.ts'
import { challengeColumns, requireOfLeague } from './findChallenge.ts'
import { isMember, type LeagueContext, unknownLeague } from './leagues.ts'
import { changeLeague } from './manageLeague.ts'
import { isRude } from './rudeWords.ts'

const dayMs = 86_400_000

type ReadingContext = Pick<ServiceContext, 'db' | 'clock'>

/** Lists the challenges of a league, the newest first. Throws NOT_FOUND when the caller is not in it. */
export async function listLeagueChallenges(
  { db, clock }: ReadingContext,
  { user }: Session,
  { league }: LeagueInput,
): Promise<LeagueChallengeList> {
  if (!(await isMember(db, user.id, league))) throw unknownLeague()
  const challenges = await db
    .select(challengeColumns)
    .from(leagueChallenges)
    .where(eq(leagueChallenges.leagueId, league))
    .orderBy(desc(leagueChallenges.createdAt), desc(leagueChallenges.id))
  return { challenges: challenges.map((challenge) => cardOf(challenge, clock.now())) }
}

/** Returns a challenge of a league. Throws NOT_FOUND when the caller is not in it. */
export async function readLeagueChallenge(
  { db, clock }: ReadingContext,
  { user }: Session,
  { challenge: id }: LeagueChallengeInput,
): Promise<LeagueChallengeCard> {
  return cardOf(await requireOfLeague(db, user.id, eq(leagueChallenges.id, id)), clock.now())
}

/**
 * Sets a challenge of a league that the caller runs. Throws BAD_REQUEST for a rude title, NOT_FOUND for strangers, FORBIDDEN
 * for other members, CONFLICT where the league has too many, TOO_MANY_REQUESTS.
 */
export async function setLeagueChallenge(
  context: LeagueContext,
  session: Session,
  { league: leagueId, openWeeks, rules, ...terms }: SetChallengeInput,
): Promise<LeagueChallengeCard> {
  if (isRude(terms.title)) throw new AppError('BAD_REQUEST', leagueRules.titleRude)
  const createdAt = context.clock.now()
  const challenge: Challenge = {
    ...terms,
    id: `L-${randomBytes(6).toString('hex')}`,
    opens: dateOf(createdAt.getTime()),
    closes: dateOf(createdAt.getTime() + (7 * openWeeks - 1) * dayMs),
    rules: CHALLENGE_RULES.filter((rule) => rules.includes(rule)),
  }
  await changeLeague(context, session, leagueId, async (tx) => {
    await refuseTooMany(tx, leagueId, challenge.opens)
    await tx
      .insert(leagueChallenges)
      .values({ ...challenge, rules: [...challenge.rules], leagueId, createdAt })
  })
  return cardOf(challenge, createdAt)
}

/**
 * Deletes a challenge of a league that the caller runs, with its entries, results and ranked runs. Throws NOT_FOUND,
 * FORBIDDEN for other members, TOO_MANY_REQUESTS.
 */
export async function deleteLeagueChallenge(
  context: LeagueContext,
  session: Session,
  { league, challenge }: DeleteChallengeInput,
): Promise<{ deleted: true }> {
  await changeLeague(context, session, league, async (tx) => {
    const which = and(eq(leagueChallenges.id, challenge), eq(leagueChallenges.leagueId, league))
    const deleted = await tx.delete(leagueChallenges).where(which).returning({ id: leagueChallenges.id })
    if (deleted.length === 0) throw new AppError('NOT_FOUND', challengeRules.challengeGone)
  })
  return { deleted: true }
}

/** Throws CONFLICT for a league that can't set another challenge today. */
async function refuseTooMany(db: Database, leagueId: string, today: string): Promise<void> {
  const own = eq(leagueChallenges.leagueId, leagueId)
  if ((await db.$count(leagueChallenges, and(own, gte(leagueChallenges.closes, today)))) >= openChallengesMax)
    throw new AppError('CONFLICT', leagueRules.challengesOpen)
  if ((await db.$count(leagueChallenges, own)) >= ownChallengesMax)
    throw new AppError('CONFLICT', leagueRules.challengesFull)
}

function cardOf(challenge: Challenge, now: Date): LeagueChallengeCard {
  return { ...challenge, rules: [...challenge.rules], isOpen: isOpen(challenge, now) }
}

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
