/** Private leagues: managers who follow each other's results in the challenges, by invitation. */
import { randomBytes, randomUUID } from 'node:crypto'
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../db/openDatabase.ts'
import { nicknames } from '../db/challengeTables.ts'
import { leagueChallenges, leagueMembers as members, leagueReports, leagues } from '../db/leagueTables.ts'
import { AppError } from '../errors.ts'
import type { ReportedCard } from '../schemas/challenges.ts'
import { leagueMembersMax, leagueRules, leaguesMax } from '../schemas/leagueRules.ts'
import type {
  InvitationCard,
  InvitationInput,
  LeagueCard,
  LeagueInput,
  MakeLeagueInput,
  OwnLeagueList,
} from '../schemas/leagues.ts'
import { removeEmptyLeagues } from '../services/emptyLeagues.ts'
import { lockAccount } from '../services/lockAccount.ts'
import { consumeAttempt } from '../services/rateLimits.ts'
import type { ServiceContext } from '../services/serviceContext.ts'
import type { Session } from '../services/sessions.ts'
import { findNickname } from './nicknames.ts'
import { isRude } from './rudeWords.ts'

export type LeagueContext = Pick<ServiceContext, 'db' | 'clock' | 'limitFactor'>

type League = typeof leagues.$inferSelect

/** Lists the leagues of the caller's account, with its nickname. */
export async function listLeagues(
  { db }: Pick<ServiceContext, 'db'>,
  { user }: Session,
): Promise<OwnLeagueList> {
  return { nickname: await findNickname(db, user.id), leagues: await readCards(db, user.id) }
}

/** Reads the cards of the leagues of an account, or of one of them. */
async function readCards(db: Database, userId: string, which?: SQL): Promise<LeagueCard[]> {
  const own = alias(members, 'own')
  return db
    .select({
      id: leagues.id,
      name: leagues.name,
      code: leagues.code,
      members: count(members.userId),
      isMaker: sql<boolean>`min(${members.number}) = ${own.number}`,
    })
    .from(own)
    .innerJoin(leagues, eq(leagues.id, own.leagueId))
    .innerJoin(members, eq(members.leagueId, own.leagueId))
    .where(and(eq(own.userId, userId), which))
    .groupBy(leagues.id, own.number)
    .orderBy(asc(own.number))
}

/**
 * Makes a league, which the caller's account runs. Throws BAD_REQUEST for a rude name, CONFLICT without a nickname and in
 * too many leagues, TOO_MANY_REQUESTS.
 */
export async function makeLeague(
  context: LeagueContext,
  { user }: Session,
  { name }: MakeLeagueInput,
): Promise<LeagueCard> {
  refuseRudeName(name)
  await countChange(context, user.id)
  const createdAt = context.clock.now()
  return context.db.transaction(async (tx) => {
    await lockAccount(tx, user.id)
    await refuseMembership(tx, user.id)
    const league = { id: randomUUID(), name, code: newCode(), createdAt }
    await tx.insert(leagues).values(league)
    await tx.insert(members).values({ leagueId: league.id, userId: user.id, joinedAt: createdAt })
    return readCard(tx, user.id, league.id)
  })
}

/** Returns what everybody with its link may know of a league. Throws NOT_FOUND for a code of none. */
export async function readInvitation(
  { db }: Pick<ServiceContext, 'db'>,
  session: Session | null,
  { code }: InvitationInput,
): Promise<InvitationCard> {
  const [league] = await db.select().from(leagues).where(eq(leagues.code, code))
  const rows =
    league &&
    (await db
      .select({ userId: members.userId, nickname: nicknames.nickname })
      .from(members)
      .leftJoin(nicknames, eq(nicknames.userId, members.userId))
      .where(eq(members.leagueId, league.id))
      .orderBy(asc(members.number)))
  if (!league || !rows) throw unknownInvitation()
  const isMember = rows.some(({ userId }) => userId === session?.user.id)
  return {
    name: league.name,
    maker: rows[0]?.nickname ?? null,
    members: rows.length,
    isFull: rows.length >= leagueMembersMax,
    league: isMember ? league.id : null,
  }
}

/**
 * Makes the caller's account a member of the league of an invitation. It may be repeated. Throws NOT_FOUND for a code of
 * none, CONFLICT for a full league, without a nickname and in too many leagues, TOO_MANY_REQUESTS.
 */
export async function joinLeague(
  context: LeagueContext,
  { user }: Session,
  { code }: InvitationInput,
): Promise<LeagueCard> {
  await countChange(context, user.id)
  return context.db.transaction(async (tx) => {
    await lockAccount(tx, user.id)
    const league = await lockLeague(tx, eq(leagues.code, code))
    if (!league) throw unknownInvitation()
    const size = await tx.$count(members, eq(members.leagueId, league.id))
    if (!(await isMember(tx, user.id, league.id))) {
      await refuseMembership(tx, user.id)
      if (size >= leagueMembersMax) throw new AppError('CONFLICT', leagueRules.full)
      const joinedAt = context.clock.now()
      await tx.insert(members).values({ leagueId: league.id, userId: user.id, joinedAt })
    }
    return readCard(tx, user.id, league.id)
  })
}

/**
 * Ends the membership of the caller's account. The member of longest standing runs the league from now on; it goes with
 * its last one. Throws NOT_FOUND for a league that the account is not in, TOO_MANY_REQUESTS.
 */
export async function leaveLeague(
  context: LeagueContext,
  { user }: Session,
  { league: id }: LeagueInput,
): Promise<{ left: true }> {
  await countChange(context, user.id)
  await context.db.transaction(async (tx) => {
    await lockLeague(tx, eq(leagues.id, id))
    const [left] = await tx
      .delete(members)
      .where(and(eq(members.leagueId, id), eq(members.userId, user.id)))
      .returning()
    if (!left) throw unknownLeague()
    await removeEmptyLeagues(tx, [id])
  })
  return { left: true }
}

/**
 * Reports the names in a league to the operator: its own, and those of its challenges by a member. Once per reporter
 * until they change. Throws NOT_FOUND for a code of none, CONFLICT for a league that the caller runs, TOO_MANY_REQUESTS.
 */
export async function reportLeague(
  context: LeagueContext & Pick<ServiceContext, 'logger'>,
  session: Session,
  { code }: InvitationInput,
): Promise<ReportedCard> {
  const { db, clock, logger } = context
  const reporterId = session.user.id
  await consumeAttempt(context, 'reportsOfAccount', reporterId)
  const [league] = await db.select().from(leagues).where(eq(leagues.code, code))
  if (!league) throw unknownInvitation()
  const { id: leagueId, name } = league
  if ((await findMaker(db, leagueId)) === reporterId) throw new AppError('CONFLICT', leagueRules.reportOwn)
  const titles = (await isMember(db, reporterId, leagueId)) ? await readTitles(db, leagueId) : []
  const words = { name, titles, createdAt: clock.now() }
  const [report] = await db
    .insert(leagueReports)
    .values({ leagueId, reporterId, ...words })
    .onConflictDoUpdate({
      target: [leagueReports.leagueId, leagueReports.reporterId],
      set: words,
      setWhere: sql`(${leagueReports.name}, ${leagueReports.titles}) is distinct from (excluded.name, excluded.titles)`,
    })
    .returning()
  if (report) logger.warn({ league: leagueId, name, titles }, 'league was reported')
  return { reported: true }
}

/** Titles of the challenges of a league, the oldest first. */
async function readTitles(db: Database, leagueId: string): Promise<string[]> {
  const challenges = await db
    .select({ title: leagueChallenges.title })
    .from(leagueChallenges)
    .where(eq(leagueChallenges.leagueId, leagueId))
    .orderBy(asc(leagueChallenges.createdAt), asc(leagueChallenges.id))
  return challenges.map(({ title }) => title)
}

export function newCode(): string {
  return randomBytes(12).toString('hex')
}

export function refuseRudeName(name: string): void {
  if (isRude(name)) throw new AppError('BAD_REQUEST', leagueRules.nameRude)
}

/** Counts a change of leagues by an account. Throws TOO_MANY_REQUESTS. */
export async function countChange(context: LeagueContext, userId: string): Promise<void> {
  await consumeAttempt(context, 'leagueChangesOfAccount', userId, { refusal: leagueRules.changesOften })
}

/** Serialises the changes of a league, so that parallel ones can't exceed its limit. */
export async function lockLeague(db: Database, which: SQL): Promise<League | undefined> {
  const [league] = await db.select().from(leagues).where(which).for('no key update')
  return league
}

/** Reads the card of a league. Throws NOT_FOUND when the account is not in it. */
export async function readCard(db: Database, userId: string, id: string): Promise<LeagueCard> {
  const [card] = await readCards(db, userId, eq(leagues.id, id))
  if (!card) throw unknownLeague()
  return card
}

/** Returns the account that runs a league, or null. */
async function findMaker(db: Database, leagueId: string): Promise<string | null> {
  const [maker] = await db
    .select({ userId: members.userId })
    .from(members)
    .where(eq(members.leagueId, leagueId))
    .orderBy(asc(members.number))
    .limit(1)
  return maker?.userId ?? null
}

export function unknownLeague(): AppError {
  return new AppError('NOT_FOUND', leagueRules.leagueUnknown)
}

function unknownInvitation(): AppError {
  return new AppError('NOT_FOUND', leagueRules.invitationUnknown)
}

export async function isMember(db: Database, userId: string, leagueId: string): Promise<boolean> {
  return (await db.$count(members, and(eq(members.leagueId, leagueId), eq(members.userId, userId)))) > 0
}

/** Throws CONFLICT for an account that can't be in another league. */
async function refuseMembership(db: Database, userId: string): Promise<void> {
  if ((await findNickname(db, userId)) === null) throw new AppError('CONFLICT', leagueRules.nicknameFirst)
  if ((await db.$count(members, eq(members.userId, userId))) >= leaguesMax)
    throw new AppError('CONFLICT', leagueRules.tooMany)
}
