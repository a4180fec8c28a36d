import type { Challenge } from '../club/challenge.ts'
import { CHALLENGES } from '../challenge/challenges.ts'

/** Challenges that have opened by this date ('2026-11-27'), the latest first: that of the week, and past ones. */
export function openChallenges(date: string): Challenge[] {
  return CHALLENGES.filter(({ opens }) => opens <= date).toReversed()
}
