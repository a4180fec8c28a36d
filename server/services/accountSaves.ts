/**
 * Saves of an account: opaque texts, whose cards are what their owner's client wrote. The server never reads
 * a save, and a client reads one as it reads an imported file.
 */
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { accountSaves, users } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { checksum } from '../schemas/checksum.ts'
import type { AccountSaveCard, KeepSaveInput, SaveVersionInput } from '../schemas/saves.ts'
import { accountRecoveriesMax, accountSavesMax, savesRules } from '../schemas/savesRules.ts'
import { consumeAttempt } from './rateLimits.ts'
import type { ServiceContext } from './serviceContext.ts'
import type { Session } from './sessions.ts'

type SavesContext = Pick<ServiceContext, 'db' | 'clock' | 'limitFactor'>

const columns = {
  kind: accountSaves.kind,
  name: accountSaves.name,
  revision: accountSaves.revision,
  day: accountSaves.day,
  season: accountSaves.season,
  club: accountSaves.club,
  savedAt: accountSaves.savedAt,
  device: accountSaves.device,
  checksum: accountSaves.checksum,
  sizeBytes: accountSaves.sizeBytes,
}

type CardRow = Omit<AccountSaveCard, 'savedAt'> & { savedAt: Date }

function cardOf(row: CardRow): AccountSaveCard {
  return { ...row, savedAt: row.savedAt.getTime() }
}

/** Lists the saves and recovery copies of the caller's account, the latest first. */
export async function listSaves(
  { db }: SavesContext,
  { user }: Session,
): Promise<{ saves: AccountSaveCard[] }> {
  const rows = await db
    .select(columns)
    .from(accountSaves)
    .where(eq(accountSaves.userId, user.id))
    .orderBy(desc(accountSaves.savedAt), asc(accountSaves.revision))
  return { saves: rows.map(cardOf) }
}

/** Returns a save of the caller's account. Throws NOT_FOUND, TOO_MANY_REQUESTS. */
export async function readSave(
  context: SavesContext,
  { user }: Session,
  { revision }: SaveVersionInput,
): Promise<{ save: AccountSaveCard; content: string }> {
  await consumeAttempt(context, 'saveReadsOfAccount', user.id)
  const [row] = await context.db
    .select({ ...columns, content: accountSaves.content })
    .from(accountSaves)
    .where(ofVersion(user.id, revision))
  if (!row) throw new AppError('NOT_FOUND', savesRules.missing)
  const { content, ...card } = row
  return { save: cardOf(card), content }
}

/**
 * Keeps a version of a save. It takes the place of the version that it names, if that is still there; every other
 * version of the same name stays beside it. Keeping a version again changes nothing, so that a call whose response
 * was lost may be repeated. Throws BAD_REQUEST when the checksum does not match, CONFLICT when the account is full
 * or has another save of this revision, TOO_MANY_REQUESTS.
 */
export async function keepSave(
  context: SavesContext,
  { user }: Session,
  input: KeepSaveInput,
): Promise<{ save: AccountSaveCard }> {
  await consumeAttempt(context, 'saveWritesOfAccount', user.id)
  if (checksum(input.content) !== input.checksum) throw new AppError('BAD_REQUEST', savesRules.damaged)
  return context.db.transaction(async (tx) => {
    await lockAccount(tx, user.id)
    const [same] = await tx.select(columns).from(accountSaves).where(ofVersion(user.id, input.revision))
    if (same) {
      if (same.checksum !== input.checksum || same.kind !== input.kind || same.name !== input.name)
        throw new AppError('CONFLICT', savesRules.changed)
      return { save: cardOf(same) }
    }
    if (input.replaces !== null) {
      const ofName = and(eq(accountSaves.kind, input.kind), eq(accountSaves.name, input.name))
      await tx.delete(accountSaves).where(and(ofVersion(user.id, input.replaces), ofName))
    }
    await makeRoom(tx, user.id, input.kind)
    const [row] = await tx
      .insert(accountSaves)
      .values(rowOf(input, user.id, context.clock.now()))
      .returning(columns)
    if (!row) throw new Error('The save was not written')
    return { save: cardOf(row) }
  })
}

/** Removes a version of a save of the caller's account; one that is gone already counts as removed. */
export async function removeSave(
  { db }: SavesContext,
  { user }: Session,
  { revision }: SaveVersionInput,
): Promise<{ removed: true }> {
  await db.delete(accountSaves).where(ofVersion(user.id, revision))
  return { removed: true }
}

function ofVersion(userId: string, revision: string) {
  return and(eq(accountSaves.userId, userId), eq(accountSaves.revision, revision))
}

function rowOf(input: KeepSaveInput, userId: string, keptAt: Date): typeof accountSaves.$inferInsert {
  const { kind, name, revision, day, season, club, device, content } = input
  return {
    userId,
    kind,
    name,
    revision,
    day,
    season,
    club,
    savedAt: new Date(input.savedAt),
    device,
    checksum: input.checksum,
    sizeBytes: Buffer.byteLength(content),
    content,
    keptAt,
  }
}

/** Serialises the writes of an account, so that parallel ones can't exceed its limits. */
async function lockAccount(db: Database, userId: string): Promise<void> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  // The account was deleted since the session was found.
  if (!row) throw new AppError('UNAUTHORIZED', 'Please log in.')
}

/** Refuses a save when the account is full. Recovery copies are automatic: the oldest leaves for a new one. */
async function makeRoom(db: Database, userId: string, kind: KeepSaveInput['kind']): Promise<void> {
  const ofKind = and(eq(accountSaves.userId, userId), eq(accountSaves.kind, kind))
  if (kind === 'save') {
    if ((await db.$count(accountSaves, ofKind)) >= accountSavesMax)
      throw new AppError('CONFLICT', savesRules.full)
    return
  }
  const surplus = await db
    .select({ revision: accountSaves.revision })
    .from(accountSaves)
    .where(ofKind)
    .orderBy(desc(accountSaves.keptAt), desc(accountSaves.savedAt))
    .offset(accountRecoveriesMax - 1)
  for (const { revision } of surplus) await db.delete(accountSaves).where(ofVersion(userId, revision))
}
