/** Effects of character on the growth of players (CHA-2, CHA-9). */
import { balanced, isOfKind } from '../people/character.ts'
import {
  MENTOR_FROM,
  MENTOR_GROWTH,
  MENTORED_BELOW,
  PROFESSIONAL_GROWTH,
} from '../people/characterEffects.ts'
import type { RivalPlayer } from '../people/player.ts'
import type { Position } from '../people/position.ts'

type Trainee = Readonly<Pick<RivalPlayer, 'name' | 'type' | 'age'>>

const DILIGENCE = balanced('professional', 1 + PROFESSIONAL_GROWTH)

/** The oldest mentor of each position of a squad. */
export type Mentors<P extends Trainee = Trainee> = Partial<Record<Position, P>>

export function mentorsOf<P extends Trainee>(seed: number, squad: readonly P[]): Mentors<P> {
  const mentors: Mentors<P> = {}
  for (const player of squad) {
    if (player.age < MENTOR_FROM || !isOfKind(seed, player, 'mentor')) continue
    const found = mentors[player.type]
    if (!found || player.age > found.age) mentors[player.type] = player
  }
  return mentors
}

/** Mentor of a player; null for the grown, and without a mentor of their position. */
export function mentorOf<P extends Trainee>(player: Trainee, mentors: Mentors<P>): P | null {
  return player.age < MENTORED_BELOW ? (mentors[player.type] ?? null) : null
}

/** Factor on the growth of a player of a squad with these mentors. */
export function growthByCharacter(seed: number, player: Trainee, mentors: Mentors): number {
  const own = isOfKind(seed, player, 'professional') ? DILIGENCE.ofKind : DILIGENCE.others
  return mentorOf(player, mentors) ? own * (1 + MENTOR_GROWTH) : own
}
