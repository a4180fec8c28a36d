/** Records of a simulated career: one per match and one per season, each a line of JSON. */

export interface MatchRecord {
  kind: 'match'
  season: number
  week: number
  home: string
  away: string
  homeGoals: number
  awayGoals: number
  events: readonly EventRecord[]
}

export interface EventRecord {
  minute: number
  type: string
  /** Club id; null when the event concerns both clubs. */
  team: string | null
  player: string | null
  /** The scorer's group, such as 'Forward'. */
  position: string | null
  /** Player who assisted a goal; null without an assist. */
  assist: string | null
}

export interface SeasonRecord {
  kind: 'season'
  season: number
  table: readonly TableRecord[]
  own: {
    club: string
    money: number
    fanCount: number
    fanHappiness: number
    reputation: number
    squadSize: number
  }
  /** End of the own career; null while it lasts. */
  ended: 'bankrupt' | 'sacked' | null
}

export interface TableRecord {
  club: string
  /** From 1. */
  position: number
  played: number
  wins: number
  draws: number
  losses: number
  goalsFor: number
  goalsAgainst: number
  points: number
}

export type CareerRecord = MatchRecord | SeasonRecord

/** The records from which league figures are measured. */
export type LeagueRecord = MatchRecord | Pick<SeasonRecord, 'kind' | 'season' | 'table'>
