/** Reputation of a club, 1–5. */
import type { Division } from '../core/fixture.ts'

const REPUTATION_RANGE = { min: 1, max: 5 } as const

/** Clamps and rounds to a ten-thousandth, since campaigns change reputation in small daily steps. */
export function clampReputation(reputation: number): number {
  const within = Math.max(REPUTATION_RANGE.min, Math.min(REPUTATION_RANGE.max, reputation))
  return Math.round(within * 10_000) / 10_000
}

/** Reputation that matches a final position: 5 for the champion, 1.5 for the last. */
export function reputationFor(position: number): number {
  return Math.round((5 - (3.5 * (position - 1)) / 19) * 10) / 10
}

/** Reputation that matches a final position in the second division: 2.4 for its champion, 1 for the last. */
export function reputationInSecond(position: number): number {
  return Math.round((2.4 - (1.4 * (position - 1)) / 19) * 10) / 10
}

/** Reputation that matches a final position in a division. */
function reputationIn(division: Division, position: number): number {
  return division === 1 ? reputationFor(position) : reputationInSecond(position)
}

/** Share of the gap to the matching reputation that is closed each season. */
const SEASON_SHARE = 0.35

export function reputationAfterSeason(reputation: number, position: number, division: Division): number {
  return clampReputation(reputation + SEASON_SHARE * (reputationIn(division, position) - reputation))
}

/** Maximum quality of players who join any club, and its increase per point of reputation. */
const INTEREST = { stars: 2, perReputation: 0.75 }

/** Quality of the best players who would join the club. */
export function maxInterest({ reputation }: { readonly reputation: number }): number {
  return INTEREST.stars + INTEREST.perReputation * reputation
}
