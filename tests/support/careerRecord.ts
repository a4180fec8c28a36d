/** Records of a simulated career: one per match, tie and season and two per season for its divisions, each a line of JSON. */
import type { CareerEnd } from '../../client/simulation/club/careerEnd.ts'
import type { CompetitionId } from '../../client/simulation/core/tie.ts'
import type { Body, Pattern } from '../../client/simulation/match/attack.ts'

/**
 * A match. A forfeited one has a score of 0–3 or 3–0 without goals among its events, which are one 'forfeit' of the
 * side that lost; no shots, and statistics of 0 with a possession of 50%.
 */
export interface MatchRecord {
  kind: 'match'
  season: number
  week: number
  home: string
  away: string
  homeGoals: number
  awayGoals: number
  events: readonly EventRecord[]
  shots: readonly ShotRecord[]
  stats: { home: StatsRecord; away: StatsRecord }
}

export interface ShotRecord {
  minute: number
  /** Club id. */
  team: string
  player: string
  pattern: Pattern
  body: Body
  /** Metres from the goal line and from the middle of the goal, and to the latter. */
  x: number
  y: number
  distance: number
  /** Probability of a goal. */
  xg: number
  outcome: 'goal' | 'saved' | 'blocked' | 'off' | 'post'
}

/** Statistics of one side of a match. */
export interface StatsRecord {
  shots: number
  onTarget: number
  corners: number
  fouls: number
  offsides: number
  yellow: number
  red: number
  /** Percent. */
  possession: number
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
  /** Matches of a ban; two for a sending-off. */
  ban: number
}

export interface SeasonRecord {
  kind: 'season'
  season: number
  table: readonly TableRecord[]
  /** Share (0–1) of the league's players who are 31 or older. */
  veterans: number
  own: {
    club: string
    money: number
    fanCount: number
    fanHappiness: number
    reputation: number
    squadSize: number
  }
  /** End of the own career; null while it lasts. */
  ended: CareerEnd['reason'] | null
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

/** A match of a competition besides the league. The winner is that of the tie, null after a first leg and a drawn group match. */
export interface TieRecord {
  kind: 'tie'
  season: number
  competition: Exclude<CompetitionId, 'league'>
  /** From 1, the first round; both legs of a tie of the play-off have the same. */
  round: number
  home: string
  away: string
  /** Null for a club abroad. */
  homeDivision: 1 | 2 | null
  awayDivision: 1 | 2 | null
  score90: readonly [home: number, away: number]
  /** Goals of extra time alone. */
  extraTime: readonly [home: number, away: number] | null
  shootOut: readonly [home: number, away: number] | null
  neutral: boolean
  winner: string | null
}

/** Final table of a division. */
export interface DivisionRecord {
  kind: 'division'
  season: number
  division: 1 | 2
  table: readonly {
    club: string
    position: number
    points: number
    goalsFor: number
    goalsAgainst: number
    promoted: boolean
    relegated: boolean
  }[]
}

export type CareerRecord = MatchRecord | SeasonRecord | TieRecord | DivisionRecord

/** The records from which league figures are measured. */
export type LeagueRecord =
  MatchRecord | Pick<SeasonRecord, 'kind' | 'season' | 'table'> | TieRecord | DivisionRecord
