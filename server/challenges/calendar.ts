import type { Challenge } from '../../client/simulation/club/challenge.ts'
import { CHALLENGES } from '../../client/simulation/challenge/challenges.ts'
import { AppError } from '../errors.ts'
import { challengeRules } from '../schemas/challengeRules.ts'

const dayMs = 86_400_000
/** Time after the end of its last day in which runs that were begun before may be entered. */
const graceMs = dayMs

/** Returns a challenge by its id, such as '2026-W48'. */
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

/** True while entries to a challenge are accepted. */
export function takesEntries(id: string, now: Date): boolean {
  const challenge = findChallenge(id)
  return challenge !== undefined && phaseOf(challenge, now) === 'open'
}

/** Throws NOT_FOUND for an unknown challenge, CONFLICT for one that is not open. */
export function refuseOutOfTime(id: string, now: Date): void {
  const challenge = findChallenge(id)
  if (!challenge) throw new AppError('NOT_FOUND', challengeRules.challengeUnknown)
  const phase = phaseOf(challenge, now)
  if (phase === 'early') throw new AppError('CONFLICT', challengeRules.notOpen)
  if (phase === 'over') throw new AppError('CONFLICT', challengeRules.closed)
}

function midnight(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}
