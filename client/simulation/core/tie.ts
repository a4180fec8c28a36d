import type { ClubId } from './ids.ts'

export const COMPETITION_IDS = ['league', 'cup', 'playoff'] as const
export type CompetitionId = (typeof COMPETITION_IDS)[number]

/** Names as players read them. */
export const COMPETITION_NAMES: Record<CompetitionId, string> = {
  league: 'League',
  cup: 'Lantern Cup',
  playoff: 'Play-off',
}

/** Rounds of the cup as named in running text, from the first to the final. */
export const CUP_ROUNDS = ['first round', 'second round', 'quarter-final', 'semi-final', 'final'] as const

/** Goals of both sides. */
export interface Score {
  home: number
  away: number
}

/** Match of a knock-out competition, which has a winner. */
export interface Tie {
  competition: CompetitionId
  /** From 1, the first round. */
  round: number
  day: number
  home: ClubId
  away: ClubId
  /** True on neutral ground, where neither side is at home. */
  neutral: boolean
  /** Null until it has been played. */
  result: TieResult | null
}

export interface TieResult {
  /** Goals in ninety minutes. */
  score90: Score
  /** Goals of extra time alone; null without it. */
  extraTime: Score | null
  /** Penalties scored; null without a shoot-out. */
  shootOut: Score | null
  winner: ClubId
}
