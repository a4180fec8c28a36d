import type { Challenge } from '../../client/simulation/club/challenge.ts'
import { CHALLENGES } from '../../client/simulation/challenge/challenges.ts'
import { AppError } from '../errors.ts'
import { challengeRules } from '../schemas/challengeRules.ts'

const dayMs = 86_400_000
/** Time after the end of its last day in which runs that were begun before may be entered. */
const graceMs = dayMs

/** Returns the challenge of a week by its id, such as '2026-W48'. */
export function findChallenge(id: string): Challenge | undefined {
  return CHALLENGES.find((challenge) => challenge.id === id)
}

/** Time at which a challenge opens. */
export function openingOf({ opens }: Challenge): Date {
  return new Date(midnight(opens))
}

/** Returns the challenges that have opened, the latest first. */
export function openedChallenges(now: Date): Challenge[] {
  return CHALLENGES.filter((challenge) => phaseOf(challenge, now) !== 'early').toReversed()
}

/** Returns the ids of the challenges that take no entries any more, the latest first. */
export function closedChallenges(now: Date): string[] {
  return CHALLENGES.filter((challenge) => phaseOf(challenge, now) === 'over')
    .map(({ id }) => id)
    .toReversed()
}

/** State of a challenge: its first day begins, and its last one ends, at midnight UTC. */
function phaseOf({ opens, closes }: Challenge, now: Date): 'early' | 'open' | 'over' {
  if (now.getTime() < midnight(opens)) return 'early'
  return now.getTime() < midnight(closes) + dayMs + graceMs ? 'open' : 'over'
}

/** True while entries to the challenge of a week are accepted. */
export function takesEntries(id: string, now: Date): boolean {
  const challenge = findChallenge(id)
  return challenge !== undefined && isOpen(challenge, now)
}

/** True while entries to a challenge, also of a league, are accepted. */
export function isOpen(challenge: Challenge, now: Date): boolean {
  return phaseOf(challenge, now) === 'open'
}

/** Throws CONFLICT for a challenge that is not open. */
export function refuseOutOfTime(challenge: Challenge, now: Date): void {
  const phase = phaseOf(challenge, now)
  if (phase === 'early') throw new AppError('CONFLICT', challengeRules.notOpen)
  if (phase === 'over') throw new AppError('CONFLICT', challengeRules.closed)
}

function midnight(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}
