import { challengeRules } from '../../server/schemas/challengeRules.ts'

/**
 * Refusal of luck that every other try gets, too: 'elsewhere' for a ranked run that has gone on in another tab or on another
 * device, 'over' for one that cannot be ranked any more. Null for a reason that may pass.
 */
export function luckRefusal(reason: string): 'elsewhere' | 'over' | null {
  const { challengeGone, closed, runGoneOn, runUnknown } = challengeRules
  if (reason === runGoneOn) return 'elsewhere'
  return [challengeGone, closed, runUnknown].some((over) => over === reason) ? 'over' : null
}
