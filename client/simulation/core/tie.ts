import type { ClubId } from './ids.ts'

export const COMPETITION_IDS = ['league', 'cup', 'playoff', 'europe'] as const
export type CompetitionId = (typeof COMPETITION_IDS)[number]

/** Names as players read them. */
export const COMPETITION_NAMES: Record<CompetitionId, string> = {
  league: 'League',
  cup: 'Lantern Cup',
  playoff: 'Play-off',
  europe: 'Meridian Cup',
}

/** Rounds of the cup as named in running text, from the first to the final. */
const CUP_ROUNDS = ['first round', 'second round', 'quarter-final', 'semi-final', 'final'] as const

/** Rounds of each competition as named in running text, from the first to the last: a stage, and after a comma one match of it. */
export const ROUND_NAMES: Record<CompetitionId, readonly string[]> = {
  league: [],
  cup: CUP_ROUNDS,
  playoff: ['semi-final, first leg', 'semi-final, second leg', 'final'],
  europe: [
    ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((nth) => `group stage, ${nth} match`),
    'last sixteen, first leg',
    'last sixteen, second leg',
    'quarter-final, first leg',
    'quarter-final, second leg',
    'semi-final, first leg',
    'semi-final, second leg',
    'final',
  ],
}

/** Goals of both sides. */
export interface Score {
  home: number
  away: number
}

/** Match of a competition besides the league: in a group, a leg, or one that decides by itself. */
export interface Tie {
  competition: CompetitionId
  /** From 1, the first round. Each leg is a round of its own. */
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
  /** Club that goes on, or has won a group match; null after a first leg and a drawn group match. */
  winner: ClubId | null
}
