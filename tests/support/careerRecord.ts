/** What a simulated career leaves behind: a record a match and a season, one JSON line each. */

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
  /** Club id, null for both. */
  team: string | null
  player: string | null
  /** The scorer's group, such as 'Forward'. */
  position: string | null
  /** Who laid a goal on, null for nobody. */
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
  /** How the own career had ended by then. */
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

/** What of it the figures of the league are measured on. */
export type LeagueRecord = MatchRecord | Pick<SeasonRecord, 'kind' | 'season' | 'table'>
