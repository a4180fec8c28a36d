/** Entries of an account to challenges. */
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { and, count, desc, eq } from 'drizzle-orm'
import { isOfLeague } from '../../client/simulation/club/challenge.ts'
import type { Database } from '../db/openDatabase.ts'
import { challengeEntries } from '../db/challengeTables.ts'
import { AppError } from '../errors.ts'
import {
  challengeRules,
  entriesMax,
  entryReasons,
  ownEntriesMax,
  waitingEntriesMax,
} from '../schemas/challengeRules.ts'
import type {
  EnterChallengeInput,
  EnteredCard,
  OwnEntriesInput,
  OwnEntryCard,
  OwnEntryList,
} from '../schemas/challenges.ts'
import { lockAccount } from '../services/lockAccount.ts'
import { consumeAttempt } from '../services/rateLimits.ts'
import type { ServiceContext } from '../services/serviceContext.ts'
import type { Session } from '../services/sessions.ts'
import { refuseOutOfTime } from './calendar.ts'
import { lockChallenge, requireChallenge } from './findChallenge.ts'
import { findNickname } from './nicknames.ts'
import { findRun, findRunCard } from './rankedRuns.ts'

const compress = promisify(gzip)

/**
 * Enters a run of the caller's account, which waits until the server has played it again. The same entry sent again is
 * the same entry, so that a call whose response was lost may be repeated. Throws NOT_FOUND for an unknown challenge, one
 * of a league that the account is not in, and a ranked run that is not the account's, CONFLICT when the challenge is not open, when the account has no nickname or too
 * many entries, TOO_MANY_REQUESTS.
 */
export async function enterChallenge(
  context: Pick<ServiceContext, 'db' | 'clock' | 'limitFactor' | 'logger' | 'entryQueue'>,
  { user }: Session,
  { challenge, run, score, decisions, fingerprint, ...input }: EnterChallengeInput,
): Promise<EnteredCard> {
  await consumeAttempt(context, 'entriesOfAccount', user.id, { refusal: challengeRules.entriesOften })
  const log = await compress(input.log)
  const now = context.clock.now()
  const ranked = run !== null
  const card = await context.db.transaction(async (tx) => {
    await lockAccount(tx, user.id)
    const found = await lockChallenge(tx, user.id, challenge)
    const [same] = await tx
      .select({ id: challengeEntries.id, status: challengeEntries.status })
      .from(challengeEntries)
      .where(
        and(
          ofAccount(user.id, challenge),
          eq(challengeEntries.ranked, ranked),
          eq(challengeEntries.fingerprint, fingerprint),
        ),
      )
    if (same) return same
    refuseOutOfTime(found, now)
    if (ranked && run !== (await findRun(tx, user.id, challenge)))
      throw new AppError('NOT_FOUND', challengeRules.runUnknown)
    await refuseTooMany(tx, user.id, challenge)
    const id = randomUUID()
    const row = { id, userId: user.id, challenge, score, decisions, ranked, fingerprint, log, enteredAt: now }
    await tx.insert(challengeEntries).values(row)
    return { id, status: 'waiting' as const }
  })
  if (card.status === 'waiting') await enqueue(context, card.id)
  return card
}

/** Adds an entry to the queue. After a failure the workers find it among those that wait. */
async function enqueue(
  { entryQueue, logger }: Pick<ServiceContext, 'entryQueue' | 'logger'>,
  id: string,
): Promise<void> {
  try {
    await entryQueue.add(id)
  } catch (err) {
    logger.warn({ err }, 'entry was not added to the queue')
  }
}

async function refuseTooMany(db: Database, userId: string, challenge: string): Promise<void> {
  if ((await findNickname(db, userId)) === null) throw new AppError('CONFLICT', challengeRules.nicknameFirst)
  const entries = await db
    .select({ status: challengeEntries.status, number: count() })
    .from(challengeEntries)
    .where(ofAccount(userId, challenge))
    .groupBy(challengeEntries.status)
  const waiting = entries.find(({ status }) => status === 'waiting')?.number ?? 0
  if (waiting >= waitingEntriesMax) throw new AppError('CONFLICT', challengeRules.waiting)
  if (entries.reduce((sum, { number }) => sum + number, 0) >= entriesMax)
    throw new AppError('CONFLICT', challengeRules.entriesFull)
}

/**
 * Lists the latest entries of the caller's account to a challenge, the newest first. Throws NOT_FOUND for one of a league
 * that the account is not in.
 */
export async function listOwnEntries(
  { db }: Pick<ServiceContext, 'db'>,
  { user }: Session,
  { challenge }: OwnEntriesInput,
): Promise<OwnEntryList> {
  if (isOfLeague(challenge)) await requireChallenge(db, user.id, challenge)
  const { id, status, fault, score, decisions, fingerprint, enteredAt, ranked } = challengeEntries
  const rows = await db
    .select({ id, status, fault, score, decisions, fingerprint, enteredAt, ranked })
    .from(challengeEntries)
    .where(ofAccount(user.id, challenge))
    .orderBy(desc(enteredAt), desc(id))
    .limit(ownEntriesMax)
  return {
    nickname: await findNickname(db, user.id),
    entries: rows.map(cardOf),
    run: await findRunCard(db, user.id, challenge),
  }
}

type EntryRow = Omit<OwnEntryCard, 'reason' | 'enteredAt'> & { fault: string | null; enteredAt: Date }

function cardOf({ fault, enteredAt, ...row }: EntryRow): OwnEntryCard {
  return { ...row, reason: fault && (entryReasons[fault] ?? null), enteredAt: enteredAt.getTime() }
}

function ofAccount(userId: string, challenge: string) {
  return and(eq(challengeEntries.userId, userId), eq(challengeEntries.challenge, challenge))
}
