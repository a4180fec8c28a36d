/** Password hashing by Argon2id with the parameters recommended by OWASP: 19 MiB, two passes, one lane. */
import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../errors.ts'
import { ruleMessages } from '../schemas/accountRules.ts'
import { isOwnName } from '../schemas/commonPasswords.ts'
import type { ServiceContext } from './serviceContext.ts'

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Returns the hash to store, with its salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters)
}

/** Hash by which a code of few characters is found among those of an account, whose salt (16 bytes) it has. */
export function hashWithSalt(code: string, salt: Buffer): Promise<string> {
  return hash(code, { ...parameters, salt })
}

interface AccountNames {
  readonly email: string
  readonly username: string
  readonly teamName?: string | undefined
}

/** Throws BAD_REQUEST for a password that is a name of its account: the second guess, after the common ones. */
export function refuseOwnNames(password: string, { email, username, teamName = '' }: AccountNames): void {
  const mailbox = email.slice(0, email.lastIndexOf('@'))
  if (isOwnName(password, [email, mailbox, username, teamName]))
    throw new AppError('BAD_REQUEST', ruleMessages.passwordCommon)
}

/** Throws BAD_REQUEST for a password that is known to have leaked. */
export async function refuseLeaked(
  { leakedPasswords }: Pick<ServiceContext, 'leakedPasswords'>,
  password: string,
): Promise<void> {
  if (await leakedPasswords.has(password))
    throw new AppError(
      'BAD_REQUEST',
      'This password has turned up in a leak of some other site. Please choose another one.',
    )
}

/** Hash of a random password, verified when there is no account. */
const placeholderHash = hashPassword(crypto.randomUUID())

/**
 * Verifies a password against a hash. Without a hash it takes the same time and returns false, so that the
 * time does not reveal whether the account exists.
 */
export async function checkPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isCorrect = await verify(passwordHash ?? (await placeholderHash), password)
  return isCorrect && passwordHash !== undefined
}
