import type { WeekChallenge } from '../../server/schemas/challenges.ts'
import { fetchWeekChallenge } from '../api/fetchWeekChallenge.ts'

/** Loads the challenge of the week. Null when there is none, and when the server can’t be reached. */
export async function loadWeekChallenge(): Promise<WeekChallenge | null> {
  return fetchWeekChallenge().catch(() => null)
}
