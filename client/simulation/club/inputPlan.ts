import type { Tactics } from './tactics.ts'

/** Set-up that an input of a match brings; null for one that leaves it as it was. */
export function planOf(input: {
  readonly minute: number
  readonly tactics?: Readonly<Tactics> | null
}): Readonly<Tactics> | null {
  return input.tactics ?? null
}
