/** Changes of a league by the manager who runs it. Each throws NOT_FOUND for strangers, and FORBIDDEN for other members. */
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { leagueMembers as members, leagues } from '../db/leagueTables.ts'
import { AppError } from '../errors.ts'
import { leagueRules } from '../schemas/leagueRules.ts'
import type { LeagueCard, LeagueInput, RemoveMemberInput, RenameLeagueInput } from '../schemas/leagues.ts'
import type { Session } from '../services/sessions.ts'
import {
  countChange,
  type LeagueContext,
  lockLeague,
  newCode,
  readCard,
  refuseRudeName,
  unknownLeague,
} from './leagues.ts'

/** Renames a league. Throws BAD_REQUEST for a rude name, TOO_MANY_REQUESTS. */
export function renameLeague(
  context: LeagueContext,
  session: Session,
  { league, name }: RenameLeagueInput,
): Promise<LeagueCard> {
  refuseRudeName(name)
  return changeLeague(context, session, league, (tx) =>
    tx.update(leagues).set({ name }).where(eq(leagues.id, league)),
  )
}

/** Replaces the invitation link of a league; the old one leads nowhere. Throws TOO_MANY_REQUESTS. */
export function renewCode(
  context: LeagueContext,
  session: Session,
  { league }: LeagueInput,
): Promise<LeagueCard> {
  return changeLeague(context, session, league, (tx) =>
    tx.update(leagues).set({ code: newCode() }).where(eq(leagues.id, league)),
  )
}

/** Removes another member from a league. Throws CONFLICT for the caller, TOO_MANY_REQUESTS. */
export async function removeMember(
  context: LeagueContext,
  session: Session,
  { league, member }: RemoveMemberInput,
): Promise<{ removed: true }> {
  await changeLeague(context, session, league, async (tx) => {
    const which = and(eq(members.leagueId, league), eq(members.number, member))
    const [removed] = await tx.delete(members).where(which).returning()
    if (!removed) throw new AppError('NOT_FOUND', leagueRules.memberUnknown)
    if (removed.userId === session.user.id) throw new AppError('CONFLICT', leagueRules.removeSelf)
  })
  return { removed: true }
}

/** Deletes a league with its members. Throws TOO_MANY_REQUESTS. */
export async function deleteLeague(
  context: LeagueContext,
  { user }: Session,
  { league }: LeagueInput,
): Promise<{ deleted: true }> {
  await countChange(context, user.id)
  await context.db.transaction(async (tx) => {
    await lockOwnLeague(tx, user.id, league)
    await tx.delete(leagues).where(eq(leagues.id, league))
  })
  return { deleted: true }
}

/** Changes a league that the caller runs in a transaction, and returns its card. */
export async function changeLeague(
  context: LeagueContext,
  { user }: Session,
  league: string,
  change: (tx: Database) => PromiseLike<unknown>,
): Promise<LeagueCard> {
  await countChange(context, user.id)
  return context.db.transaction(async (tx) => {
    await lockOwnLeague(tx, user.id, league)
    await change(tx)
    return readCard(tx, user.id, league)
  })
}

/** Locks a league. Throws when the account does not run it. */
async function lockOwnLeague(db: Database, userId: string, id: string): Promise<void> {
  const league = await lockLeague(db, eq(leagues.id, id))
  if (!league) throw unknownLeague()
  const { isMaker } = await readCard(db, userId, id)
  if (!isMaker) throw new AppError('FORBIDDEN', leagueRules.notMaker)
}
