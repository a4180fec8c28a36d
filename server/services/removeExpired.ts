import type { ServiceKit } from './serviceKit.ts'
import { removeForgottenAddresses } from './knownAddresses.ts'
import { removeExpiredTries } from './rateLimits.ts'
import { removeExpiredResets } from './resetPassword.ts'
import { removeExpiredSessions } from './sessions.ts'
import { removeUnusedLogos } from './updateTeam.ts'

/** Throws away what is over: nobody could use it any more, it only takes room. */
export async function removeExpired({ db, clock }: Pick<ServiceKit, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await removeExpiredSessions(db, now)
  await removeExpiredResets(db, now)
  await removeExpiredTries(db, now)
  await removeForgottenAddresses(db, now)
  await removeUnusedLogos(db, now)
}
