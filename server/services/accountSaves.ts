/**
 * Saves of an account: opaque texts, whose cards are what their owner's client wrote. The server never reads
 * a save, and a client reads one as it reads an imported file.
 */
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { users } from '../db/accountTables.ts'
import { accountSaves, removedSaves } from '../db/saveTables.ts'
import { databaseEpoch } from '../db/serverTables.ts'
import { AppError } from '../errors.ts'
import type {
  AccountSaveCard,
  AccountSaveList,
  KeepSaveInput,
  KeepsSavesInput,
  SaveVersionInput,
} from '../schemas/saves.ts'
import { accountRecoveriesMax, accountSavesMax, savesRules, checksum } from '../schemas/savesRules.ts'
import { lockAccount } from './lockAccount.ts'
import { consumeAddressAttempt, consumeAttempt } from './rateLimits.ts'
import { isRemoved, noteRemoved, removedRevisions } from './removedSaves.ts'
import type { Caller, ServiceContext } from './serviceContext.ts'
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

/**
 * Lists the saves and recovery copies of the caller's account, the latest first. With the revisions that were removed
 * on purpose, a browser can tell what the account has lost, such as in the restoration of an older backup.
 */
export async function listSaves({ db }: SavesContext, { user }: Session): Promise<AccountSaveList> {
  const [account] = await db.select().from(users).where(eq(users.id, user.id))
  // Before the removed ones, so that a save that is removed meanwhile is found in one of both.
  const rows = await db
    .select(columns)
    .from(accountSaves)
    .where(eq(accountSaves.userId, user.id))
    .orderBy(desc(accountSaves.savedAt), asc(accountSaves.revision))
  const [epoch] = await db.select().from(databaseEpoch)
  if (!account || !epoch) throw new Error('The account or the epoch of the database is gone')
  return {
    saves: rows.map(cardOf),
    removed: await removedRevisions(db, user.id),
    epoch: epoch.id,
    keepsSaves: account.keepsSaves,
  }
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
 * Keeps a version of a save. It takes the place of the versions that it names; every other version of the same name
 * stays beside it. Keeping a version again changes nothing, so that a call whose response was lost may be repeated,
 * and one that has been removed or replaced stays away, also when it arrives after its successor: the answer is then
 * null. Throws BAD_REQUEST when the checksum does not match, CONFLICT when the account is full or has another save of
 * this revision, FORBIDDEN when it keeps no saves, TOO_MANY_REQUESTS.
 */
export async function keepSave(
  context: SavesContext,
  caller: Pick<Caller, 'address' | 'network'>,
  { user }: Session,
  input: KeepSaveInput,
): Promise<{ save: AccountSaveCard | null }> {
  await consumeAttempt(context, 'saveWritesOfAccount', user.id)
  if (checksum(input.content) !== input.checksum) throw new AppError('BAD_REQUEST', savesRules.damaged)
  return context.db.transaction(async (tx) => {
    const { keepsSaves, confirmedAt } = await lockAccount(tx, user.id)
    if (!keepsSaves) throw new AppError('FORBIDDEN', savesRules.off)
    const [same] = await tx.select(columns).from(accountSaves).where(ofVersion(user.id, input.revision))
    if (same) {
      if (same.checksum !== input.checksum || same.kind !== input.kind || same.name !== input.name)
        throw new AppError('CONFLICT', savesRules.changed)
      return { save: cardOf(same) }
    }
    if (await isRemoved(tx, user.id, input.revision)) return { save: null }
    const now = context.clock.now()
    await replaceVersions(tx, user.id, input, now)
    await makeRoom(tx, user.id, input.kind, now)
    if (confirmedAt === null) await countUnconfirmed({ ...context, db: tx }, caller, input.content)
    const [row] = await tx
      .insert(accountSaves)
      .values(rowOf(input, user.id, now))
      .returning(columns)
    if (!row) throw new Error('The save was not written')
    return { save: cardOf(row) }
  })
}

/** Removes a version of a save of the caller's account; one that is gone already counts as removed. */
export async function removeSave(
  { db, clock }: SavesContext,
  { user }: Session,
  { revision }: SaveVersionInput,
): Promise<{ removed: true }> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, user.id)
    const [row] = await tx.delete(accountSaves).where(ofVersion(user.id, revision)).returning(columns)
    await noteRemoved(tx, user.id, { revisions: [revision], kind: row?.kind ?? 'save', now: clock.now() })
  })
  return { removed: true }
}

/**
 * Chooses whether the caller's account keeps saves. Off removes those it has, and the memory of removed ones, so
 * that every browser sends what it has once it is on again.
 */
export async function switchSaves(
  { db }: SavesContext,
  { user }: Session,
  { keepsSaves }: KeepsSavesInput,
): Promise<KeepsSavesInput> {
  await db.transaction(async (tx) => {
    await tx.update(users).set({ keepsSaves }).where(eq(users.id, user.id))
    if (keepsSaves) return
    await tx.delete(accountSaves).where(eq(accountSaves.userId, user.id))
    await tx.delete(removedSaves).where(eq(removedSaves.userId, user.id))
  })
  return { keepsSaves }
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

/** Removes the versions that a save replaces, and those of them that are still on their way. */
async function replaceVersions(
  db: Database,
  userId: string,
  { kind, name, revision, replaces }: KeepSaveInput,
  now: Date,
): Promise<void> {
  const named = replaces.filter((replaced) => replaced !== revision)
  if (named.length === 0) return
  const ofNamed = and(eq(accountSaves.userId, userId), inArray(accountSaves.revision, named))
  await db.delete(accountSaves).where(and(ofNamed, eq(accountSaves.kind, kind), eq(accountSaves.name, name)))
  // Versions of other names stay.
  const left = await db.select({ revision: accountSaves.revision }).from(accountSaves).where(ofNamed)
  const revisions = named.filter((replaced) => !left.some((other) => other.revision === replaced))
  await noteRemoved(db, userId, { revisions, kind, now })
}

/**
 * Counts the kilobytes of a save of an account that has not confirmed its email: anybody can make many of them. A
 * refused save is not counted, since the transaction is rolled back.
 */
function countUnconfirmed(
  context: SavesContext,
  caller: Pick<Caller, 'address' | 'network'>,
  content: string,
): Promise<void> {
  const amount = Math.ceil(Buffer.byteLength(content) / 1024)
  const options = { amount, refusal: savesRules.unconfirmed }
  return consumeAddressAttempt(context, 'saveKilobytesFromAddress', caller, options)
}

/** Refuses a save when the account is full. Recovery copies are automatic: the oldest leaves for a new one. */
async function makeRoom(db: Database, userId: string, kind: KeepSaveInput['kind'], now: Date): Promise<void> {
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
  const revisions = surplus.map(({ revision }) => revision)
  if (revisions.length === 0) return
  await db
    .delete(accountSaves)
    .where(and(eq(accountSaves.userId, userId), inArray(accountSaves.revision, revisions)))
  await noteRemoved(db, userId, { revisions, kind, now })
}
