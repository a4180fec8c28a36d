/** Argon2id with the parameters that OWASP recommends: 19 MiB, two passes, one lane. */
import { hash, verify } from '@node-rs/argon2'

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash to store, with its salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters)
}

/** The hash of a password that nobody has: what is compared when there is no account. */
const nobody = hashPassword(crypto.randomUUID())

/**
 * Whether the password fits the hash. Without a hash it takes as long and says no, so that the time does
 * not tell whether there is an account.
 */
export async function checkPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await nobody), password)
  return fits && passwordHash !== undefined
}
