/** Log of what is done to accounts: who, from where, and how it ended (ASVS 16.3.1). Never an email, a name or a password. */
import { TRPCError } from '@trpc/server'
import type { AppContext } from './context.ts'
import { fingerprintOf } from './services/fingerprintOf.ts'
import type { Caller } from './services/serviceContext.ts'

/** Calls that the log has an event for. */
export type AccountEvent =
  | 'register'
  | 'log in'
  | 'log out'
  | 'log out everywhere'
  | 'end session'
  | 'confirm email'
  | 'ask for password reset'
  | 'reset password'
  | 'change password'
  | 'delete account'
  | 'start two-step login'
  | 'switch on two-step login'
  | 'switch off two-step login'

/** Logs how a call ended: `done`, or the code of its error, which is TOO_MANY_REQUESTS for a lock-out. */
export async function logAccountEvent<T>(
  { logger, caller }: Pick<AppContext, 'logger'> & { readonly caller: Caller },
  event: AccountEvent,
  call: Promise<T>,
): Promise<T> {
  const log = (outcome: string) => {
    const account = caller.accountId === undefined ? null : fingerprintOf(caller.accountId)
    const line = { event, outcome, address: caller.address, account }
    if (outcome === 'done') logger.info(line, 'account')
    else logger.warn(line, 'account')
  }
  try {
    const result = await call
    log('done')
    return result
  } catch (error) {
    log(error instanceof TRPCError ? error.code : 'INTERNAL_SERVER_ERROR')
    throw error
  }
}
