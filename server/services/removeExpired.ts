import type { ServiceContext } from './serviceContext.ts'
import { removeExpiredConfirmations } from './confirmEmail.ts'
import { removeForgottenAddresses } from './knownAddresses.ts'
import { removeExpiredAttempts } from './rateLimits.ts'
import { removeExpiredResets } from './resetPassword.ts'
import { removeExpiredSessions } from './sessions.ts'
import { removeUnusedLogos } from './updateTeam.ts'

/** Deletes expired sessions, links of mails, rate limits and known addresses, and unused logos. */
export async function removeExpired({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await removeExpiredSessions(db, now)
  await removeExpiredResets(db, now)
  await removeExpiredConfirmations(db, now)
  await removeExpiredAttempts(db, now)
  await removeForgottenAddresses(db, now)
  await removeUnusedLogos(db, now)
}
