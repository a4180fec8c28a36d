/** Kinds of the events of a match. */
import type { MatchEventType } from '../../../../client/simulation/match/matchReport.ts'

const CHANCES: ReadonlySet<MatchEventType> = new Set(['goal', 'save', 'miss', 'block'])

const ENDED_ATTACKS: ReadonlySet<MatchEventType> = new Set(['offside', 'tackle', 'claim'])

/** True for a shot. */
export function isChance(type: MatchEventType): boolean {
  return CHANCES.has(type)
}

/** True for an attack that ended before a shot. */
export function isEndedAttack(type: MatchEventType): boolean {
  return ENDED_ATTACKS.has(type)
}
