import { z } from 'zod'
import { enteredCode } from './account.ts'

export const switchOnTwoStepInput = z.object({ code: enteredCode.min(1, 'Code is required') })

/** `unconfirmed` is an account whose email nobody has confirmed, `unavailable` a server without a key. */
export const twoStepCard = z.object({
  state: z.enum(['on', 'off', 'unconfirmed', 'unavailable']),
  /** Number of recovery codes that are left. */
  recoveryCodes: z.number().int(),
})

/** The secret in base32, and as the `otpauth:` address that apps read from a QR code. */
export const twoStepSecretCard = z.object({ secret: z.string(), address: z.string() })

export const recoveryCodesCard = z.object({ recoveryCodes: z.array(z.string()) })

export type TwoStepCard = z.infer<typeof twoStepCard>
export type TwoStepSecretCard = z.infer<typeof twoStepSecretCard>
