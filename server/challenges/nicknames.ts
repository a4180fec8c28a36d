/** Nicknames: the names of accounts in the tables of challenges. */
import { eq } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { nicknameReports, nicknames } from '../db/challengeTables.ts'
import { AppError } from '../errors.ts'
import { challengeRules } from '../schemas/challengeRules.ts'
import type { NicknameCard, NicknameInput, ReportedCard, ReportNicknameInput } from '../schemas/challenges.ts'
import { fingerprintOf } from '../services/fingerprintOf.ts'
import { consumeAttempt } from '../services/rateLimits.ts'
import type { ServiceContext } from '../services/serviceContext.ts'
import type { Session } from '../services/sessions.ts'
import { isRude } from './rudeWords.ts'

type NicknameContext = Pick<ServiceContext, 'db' | 'clock' | 'limitFactor'>

/** Returns the nickname of an account, or null. */
export async function findNickname(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.select().from(nicknames).where(eq(nicknames.userId, userId))
  return row?.nickname ?? null
}

/**
 * Sets the nickname of the caller's account. Throws BAD_REQUEST for a rude one, CONFLICT when another account has it,
 * TOO_MANY_REQUESTS.
 */
export async function setNickname(
  context: NicknameContext,
  { user }: Session,
  { nickname }: NicknameInput,
): Promise<NicknameCard> {
  if (isRude(nickname)) throw new AppError('BAD_REQUEST', challengeRules.nicknameRude)
  await consumeAttempt(context, 'nicknamesOfAccount', user.id)
  const choice = { nickname, key: nicknameKeyOf(nickname), chosenAt: context.clock.now() }
  try {
    await context.db
      .insert(nicknames)
      .values({ userId: user.id, ...choice })
      .onConflictDoUpdate({ target: nicknames.userId, set: choice })
  } catch (error) {
    if (isTaken(error)) throw new AppError('CONFLICT', challengeRules.nicknameTaken, { cause: error })
    throw error
  }
  return { nickname }
}

/**
 * Reports the nickname of another account to the operator, once per reporter. Throws NOT_FOUND when no account has it,
 * CONFLICT when it is the caller's own, TOO_MANY_REQUESTS.
 */
export async function reportNickname(
  context: NicknameContext & Pick<ServiceContext, 'logger'>,
  { user }: Session,
  input: ReportNicknameInput,
): Promise<ReportedCard> {
  await consumeAttempt(context, 'reportsOfAccount', user.id)
  const [row] = await context.db
    .select()
    .from(nicknames)
    .where(eq(nicknames.key, nicknameKeyOf(input.nickname)))
  if (!row) throw new AppError('NOT_FOUND', challengeRules.nicknameUnknown)
  if (row.userId === user.id) throw new AppError('CONFLICT', challengeRules.nicknameOwn)
  const { userId, nickname } = row
  const [report] = await context.db
    .insert(nicknameReports)
    .values({ userId, reporterId: user.id, nickname, createdAt: context.clock.now() })
    .onConflictDoNothing()
    .returning()
  if (report) context.logger.warn({ account: fingerprintOf(userId), nickname }, 'nickname was reported')
  return { reported: true }
}

/** The nickname regardless of case, and of characters that look the same in another width. */
function nicknameKeyOf(nickname: string): string {
  return nickname.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ')
}

/** True for the error of a unique index (unique_violation). */
function isTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === '23505'
}
