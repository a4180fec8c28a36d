/** Words of a manager to their side during a match: a talk at half-time, and shouts. */
import type { PlayerId } from '../people/player.ts'

export const TALKS = ['encourage', 'demand', 'calm'] as const
export type Talk = (typeof TALKS)[number]

export const SHOUTS = ['push-up', 'hold', 'waste-time', 'press'] as const
export type Shout = (typeof SHOUTS)[number]

/** Talk to one player or, with null, to all of them; or a shout. */
export type Call = { readonly talk: Talk; readonly to: PlayerId | null } | { readonly shout: Shout }

/** Label of each talk. */
export const TALK_NAMES: Readonly<Record<Talk, string>> = {
  encourage: 'Encourage',
  demand: 'Demand more',
  calm: 'Calm them down',
}

/** Label of each shout. */
export const SHOUT_NAMES: Readonly<Record<Shout, string>> = {
  'push-up': 'Push up',
  hold: 'Hold',
  'waste-time': 'Waste time',
  press: 'Press now',
}

/** 'half-time talk, demand more' or, of one player, 'half-time talk to Lee Bell, encourage'; 'from the touchline, push up'. */
export function callInWords(call: Call, nameOf: (id: PlayerId) => string): string {
  if ('shout' in call) return `Shout: ${SHOUT_NAMES[call.shout].toLowerCase()}`
  const listener = call.to === null ? '' : ` to ${nameOf(call.to)}`
  return `Half-time talk${listener}: ${call.talk === 'calm' ? 'calm down' : TALK_NAMES[call.talk].toLowerCase()}`
}
