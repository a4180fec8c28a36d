/** Second step of a login: a time-based code of the authenticator app (RFC 6238), or a recovery code. */
import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '../db/openDatabase.ts'
import { recoveryCodes, secondFactors } from '../db/accountTables.ts'
import { AppError } from '../errors.ts'
import { consumeAttempt, refundAttempt } from './rateLimits.ts'
import { hashRecoveryCode, isRecoveryCode, plainCodeOf } from './recoveryCodes.ts'
import { decryptSecret } from './secretCipher.ts'
import type { ServiceContext } from './serviceContext.ts'

type SecondFactor = typeof secondFactors.$inferSelect

type CodeContext = Pick<ServiceContext, 'db' | 'clock' | 'limitFactor' | 'logger' | 'twoStepKey'>

/** Steps of 30 seconds that a clock may be slow or fast. */
const window = 1

/** Codes of an app's secret: SHA-1, six digits and 30 seconds, the only values that all apps support. */
export function totpOf(secret: Buffer, label = ''): TOTP {
  return new TOTP({
    issuer: 'Floodlight',
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  })
}

/** Returns the second factor of an account; undefined without two-step login. */
export async function findSecondFactor(db: Database, userId: string): Promise<SecondFactor | undefined> {
  const [factor] = await db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
  return factor
}

/** Uses up a code. Throws UNAUTHORIZED when it is wrong or was used before; TOO_MANY_REQUESTS after too many wrong ones. */
export async function useCode(context: CodeContext, factor: SecondFactor, code: string): Promise<void> {
  await consumeAttempt(context, 'codeOfAccount', factor.userId)
  const plainCode = plainCodeOf(code)
  const isUsed = isRecoveryCode(plainCode)
    ? await useRecoveryCode(context, factor, plainCode)
    : await useAppCode(context, factor, plainCode)
  if (!isUsed) throw new AppError('UNAUTHORIZED', 'That code isn’t right, or it has been used already.')
  await refundAttempt(context.db, 'codeOfAccount', factor.userId)
}

async function useRecoveryCode(
  { db }: CodeContext,
  factor: SecondFactor,
  plainCode: string,
): Promise<boolean> {
  const { userId } = factor
  const hash = await hashRecoveryCode(plainCode, factor.recoverySalt)
  const isThis = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash))
  return (await db.delete(recoveryCodes).where(isThis).returning()).length > 0
}

/** Of parallel logins with one code, the statement lets one pass. */
async function useAppCode(context: CodeContext, factor: SecondFactor, plainCode: string): Promise<boolean> {
  const { userId } = factor
  const lastStep = stepOfCode(context, factor, plainCode)
  if (lastStep === null) return false
  const isNew = and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, lastStep))
  return (await context.db.update(secondFactors).set({ lastStep }).where(isNew).returning()).length > 0
}

/** Returns the number of the 30 seconds whose code this is, now or one step off; null for any other code. */
export function stepOfCode(
  { clock, logger, twoStepKey }: Pick<CodeContext, 'clock' | 'logger' | 'twoStepKey'>,
  { userId, secret }: Pick<SecondFactor, 'userId' | 'secret'>,
  plainCode: string,
): number | null {
  if (!/^\d{6}$/.test(plainCode)) return null
  const timestamp = clock.now().getTime()
  try {
    if (twoStepKey === null) throw new Error('TWO_STEP_KEY is not set')
    const totp = totpOf(decryptSecret(secret, twoStepKey, userId))
    const delta = totp.validate({ token: plainCode, timestamp, window })
    return delta === null ? null : totp.counter({ timestamp }) + delta
  } catch (err) {
    // Recovery codes need no key.
    logger.error({ err }, 'a secret of two-step login can’t be read: the key is another one')
    return null
  }
}
