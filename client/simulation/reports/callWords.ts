/** Effects of talks and shouts in words. */
import { SHOUT_NAMES, SHOUTS, type Shout } from '../club/calls.ts'
import { capitalised } from '../core/english.ts'
import { SHOUT_EFFECTS, type CallEffect } from '../match/callEffects.ts'

/** Change of goals from which an effect is told without 'a little'. */
const CLEAR = 0.035

/** Likely effect in words: 'Lifts the attack, leaves room at the back, more bookings'. */
export function effectInWords({ attack, openness, cards, legs }: CallEffect): string {
  const parts = [
    ...change(attack - 1, 'lifts the attack~', 'blunts the attack~'),
    ...change(openness - 1, 'leaves~ room at the back', 'tightens the back~'),
    ...(cards > 1 ? ['more bookings'] : cards < 1 ? ['fewer bookings'] : []),
    ...(legs > 0 ? ['costs legs'] : legs < 0 ? ['saves legs'] : []),
  ]
  return parts.length === 0 ? 'Does nothing' : capitalised(parts.join(', '))
}

/** Words for more or less, with 'a little' in the place of their '~' for a small change. */
function change(by: number, more: string, less: string): string[] {
  if (by === 0) return []
  const little = Math.abs(by) < CLEAR ? ' a little' : ''
  return [(by > 0 ? more : less).replace('~', little)]
}

interface ShoutChoice {
  shout: Shout
  name: string
  effect: string
  /** The same in two or three words. */
  cost: string
}

const COSTS: Record<Shout, string> = {
  'push-up': 'opens it up',
  hold: 'shuts it down',
  'waste-time': 'risks bookings',
  press: 'costs legs',
}

/** All shouts with what they do and cost. */
export const SHOUT_CHOICES: readonly ShoutChoice[] = SHOUTS.map((shout) => ({
  shout,
  name: SHOUT_NAMES[shout],
  effect: effectInWords(SHOUT_EFFECTS[shout]),
  cost: COSTS[shout],
}))
