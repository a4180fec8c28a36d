import { Secret, TOTP } from 'otpauth'
import { type Account, call } from './callServer.ts'

/** The code that an authenticator app shows for a secret in base32. */
export function codeOf(secret: string, time: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.getTime() })
}

/** Switches two-step login on over HTTP, with the code of `time`; returns the secret and the recovery codes. */
export async function switchOnTwoStep(
  app: { readonly url: string },
  { token, password }: Account,
  time: Date,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const started = await call(app, 'POST /auth/two-step/start', { token, body: { password } })
  const { secret } = started.body as { secret: string }
  const body = { code: codeOf(secret, time) }
  const answer = await call(app, 'POST /auth/two-step/switch-on', { token, body })
  if (answer.status !== 200) throw new Error(`Two-step login is not on: ${JSON.stringify(answer.body)}`)
  return { secret, ...(answer.body as { recoveryCodes: string[] }) }
}
