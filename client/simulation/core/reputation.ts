/** How a club is seen, 1–5. */

const REPUTATION_RANGE = { min: 1, max: 5 } as const

/** Kept to a ten-thousandth, since campaigns move it by small steps every day. */
export function clampReputation(reputation: number): number {
  const within = Math.max(REPUTATION_RANGE.min, Math.min(REPUTATION_RANGE.max, reputation))
  return Math.round(within * 10_000) / 10_000
}

/** What a final position is worth: 5 for the champion, 1.5 for the last. */
export function reputationFor(position: number): number {
  return Math.round((5 - (3.5 * (position - 1)) / 19) * 10) / 10
}

/** Share of the way to what the position is worth that a season moves a reputation. */
const SEASON_SHARE = 0.35

export function reputationAfterSeason(reputation: number, position: number): number {
  return clampReputation(reputation + SEASON_SHARE * (reputationFor(position) - reputation))
}
