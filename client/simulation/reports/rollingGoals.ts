import type { Snapshot } from '../gameState.ts'
import { replayedMatches, type ReplayedMatch } from './replayedMatches.ts'

/** Matches over which expected goals are averaged. */
export const ROLLING_MATCHES = 10

/** Expected goals a match up to an own match. */
export interface RollingGoals {
  match: ReplayedMatch
  /** Average of the own side and of its opponents. */
  scored: number
  conceded: number
  /** Matches of the average: ten, or all so far. */
  matches: number
}

/** Expected goals over the last ten matches, after each match of the season (PLT-3). */
export function rollingExpectedGoals(state: Snapshot): RollingGoals[] {
  const { matches } = replayedMatches(state)
  return matches.map((match, i) => {
    const last = matches.slice(Math.max(0, i + 1 - ROLLING_MATCHES), i + 1)
    const mean = (isOwn: boolean) =>
      last.reduce((sum, { side, report: { expectedGoals } }) => {
        const { home, away } = expectedGoals
        return sum + ((side === 'home') === isOwn ? home : away)
      }, 0) / last.length
    return { match, scored: mean(true), conceded: mean(false), matches: last.length }
  })
}
