/** Effects of talks and shouts (MAT-44 to MAT-48). Without a word everything is as it was, which is the neutral answer. */
import type { Shout, Talk } from '../club/calls.ts'

/** Minutes for which a shout lasts, and until the next one. */
export const SHOUT_MINUTES = 10

/** Effect of words on a side. */
export interface CallEffect {
  /** Factors on the goals that own attacks bring, and on those of the opponents' attacks. */
  readonly attack: number
  readonly openness: number
  /** Factor on cautions, and on cards with a ban. */
  readonly cards: number
  /** Points of stamina that it costs everyone on the pitch; negative for what it saves. */
  readonly legs: number
}

export const NO_EFFECT: CallEffect = { attack: 1, openness: 1, cards: 1, legs: 0 }

/** State of a match at half-time for a side, by the score and by whose side is stronger without the luck of the day. */
export const TALK_SITUATIONS = ['behind', 'behind-favourites', 'level', 'level-favourites', 'ahead'] as const
export type TalkSituation = (typeof TALK_SITUATIONS)[number]

/** Factor on the opponents' strength from which a side is the favourite. */
export const FAVOURITES_FROM = 1.15

export function talkSituation(lead: number, strength: number, theirs: number): TalkSituation {
  if (lead > 0) return 'ahead'
  const isFavourite = strength >= FAVOURITES_FROM * theirs
  if (lead < 0) return isFavourite ? 'behind-favourites' : 'behind'
  return isFavourite ? 'level-favourites' : 'level'
}

const CALMER = 0.6
const HEATED = 1.4

/** Cards and stamina that a talk to everybody costs, whatever the situation. */
export const TALK_COSTS: Readonly<Record<Talk, Pick<CallEffect, 'cards' | 'legs'>>> = {
  encourage: { cards: 1, legs: 0 },
  demand: { cards: HEATED, legs: 1 },
  calm: { cards: CALMER, legs: -1 },
}

/** Effect of a talk to everybody on the goals of the second half. Each has its situation, and is wasted in others. */
export const TEAM_TALKS: Readonly<
  Record<TalkSituation, Readonly<Record<Talk, Pick<CallEffect, 'attack' | 'openness'>>>>
> = {
  behind: {
    encourage: { attack: 1.07, openness: 1.02 },
    demand: { attack: 0.98, openness: 1.05 },
    calm: { attack: 0.92, openness: 0.95 },
  },
  'behind-favourites': {
    encourage: { attack: 1.01, openness: 1.01 },
    demand: { attack: 1.12, openness: 1.03 },
    calm: { attack: 0.92, openness: 0.95 },
  },
  level: {
    encourage: { attack: 1.05, openness: 1.01 },
    demand: { attack: 0.98, openness: 1.05 },
    calm: { attack: 0.96, openness: 0.98 },
  },
  'level-favourites': {
    encourage: { attack: 0.99, openness: 1.02 },
    demand: { attack: 1.08, openness: 1.02 },
    calm: { attack: 0.94, openness: 0.97 },
  },
  ahead: {
    encourage: { attack: 0.98, openness: 1.05 },
    demand: { attack: 1.03, openness: 1.05 },
    calm: { attack: 0.96, openness: 0.93 },
  },
}

/** A player at half-time as a talk meets them. */
export const TALK_MOODS = ['poor', 'steady', 'heated'] as const
export type TalkMood = (typeof TALK_MOODS)[number]

/** Rating in tenths below which a player has been poor. */
export const POOR_BELOW = 58

/** Share by which a talk to one player lifts what they do, and the factor on their own cards. */
export const PLAYER_TALKS: Readonly<
  Record<TalkMood, Readonly<Record<Talk, { lift: number; cards: number }>>>
> = {
  poor: {
    encourage: { lift: 0.07, cards: 1 },
    demand: { lift: -0.02, cards: HEATED },
    calm: { lift: 0, cards: CALMER },
  },
  steady: {
    encourage: { lift: 0.02, cards: 1 },
    demand: { lift: 0.05, cards: HEATED },
    calm: { lift: -0.01, cards: CALMER },
  },
  heated: {
    encourage: { lift: 0.01, cards: 1 },
    demand: { lift: -0.02, cards: 2 },
    calm: { lift: 0.04, cards: 0.3 },
  },
}

/** Addition of characters to the gain of a talk to everybody, as shares of it for each on the pitch, and at most. */
export const LISTENERS: Readonly<
  Record<Talk, Partial<Record<'professional' | 'temperamental' | 'leader', number>>>
> = {
  encourage: { leader: 0.08 },
  demand: { professional: 0.06, temperamental: -0.08 },
  calm: { professional: 0.04, temperamental: 0.04 },
}
export const MOST_BY_LISTENERS = 0.3

/** Effect of a shout for its ten minutes. */
export const SHOUT_EFFECTS: Readonly<Record<Shout, CallEffect>> = {
  'push-up': { attack: 1.22, openness: 1.17, cards: 1, legs: 0.5 },
  hold: { attack: 0.83, openness: 0.87, cards: 1, legs: 0 },
  'waste-time': { attack: 0.68, openness: 0.79, cards: 1.8, legs: 0 },
  press: { attack: 1.18, openness: 1, cards: 1.3, legs: 2 },
}
