/** Password hashing by Argon2id with the parameters recommended by OWASP: 19 MiB, two passes, one lane. */
import { hash, verify } from '@node-rs/argon2'

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Returns the hash to store, with its salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters)
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
