/**
 * Leaked passwords (ASVS 6.2.12), by a range service such as Have I Been Pwned: it is asked for the first five digits
 * of a password's SHA-1, and answers with the rest of all hashes that begin so. Which one was meant stays here.
 */
import { createHash } from 'node:crypto'
import type { Logger } from 'pino'

export interface LeakedPasswords {
  /** True for a password that is in the lists of the service. False when it does not answer: nobody waits for it. */
  has(password: string): Promise<boolean>
}

const PREFIX = 5
const LIMIT_MS = 2_000

/** Asks the service at this URL, which ends before the digits; undefined asks none. */
export function makeLeakedPasswords(url: string | undefined, logger: Logger): LeakedPasswords {
  if (url === undefined) return { has: () => Promise.resolve(false) }
  return {
    has: async (password) => {
      const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
      try {
        return (await askFor(url, hash.slice(0, PREFIX))).has(hash.slice(PREFIX))
      } catch (error) {
        logger.warn({ err: error }, 'the service of leaked passwords did not answer')
        return false
      }
    },
  }
}

/** The rest of the hashes that begin with these digits. Rejects for another answer than a list. */
async function askFor(url: string, digits: string): Promise<ReadonlySet<string>> {
  const answer = await fetch(`${url}/${digits}`, {
    // Rows of no password, with a count of 0, hide how many there are.
    headers: { 'Add-Padding': 'true' },
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  if (!answer.ok) throw new Error(`Status ${answer.status}`)
  const rows = (await answer.text()).split(/\r?\n/).map((row) => row.split(':'))
  return new Set(rows.flatMap(([rest = '', count]) => (Number(count) > 0 ? rest.toUpperCase() : [])))
}
