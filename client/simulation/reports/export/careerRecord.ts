/** Records of a career, each a line of JSON: those of an exported career, and of a simulated one. docs/export.md describes them. */
import type { CareerEnd } from '../../club/careerEnd.ts'
import type { Difficulty } from '../../club/difficulty.ts'
import type { Division } from '../../core/fixture.ts'
import type { CompetitionId } from '../../core/tie.ts'
import type { Body, Pattern } from '../../match/attack.ts'
import type { Position } from '../../people/position.ts'

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
  homeDivision: Division | null
  awayDivision: Division | null
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
  division: Division
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

/** First line of an exported career: whose it is, and when it was written. */
export interface HeadRecord {
  kind: 'career'
  /** Version of this format. */
  format: 1
  seed: number
  difficulty: Difficulty
  manager: string
  /** Club id. */
  club: string
  season: number
  /** Match weeks played of this season. */
  week: number
  day: number
  ended: CareerEnd['reason'] | null
}

/** A club, by whose id the other records name it. */
export interface ClubRecord {
  kind: 'club'
  id: string
  name: string
  shortName: string
  code: string
  /** In the running season; null for a club abroad. */
  division: Division | null
}

/** A player of a club of the country in the running season. */
export interface PlayerRecord {
  kind: 'player'
  id: string
  name: string
  /** Club id; null for those of kept matches who have left the country. */
  club: string | null
  position: Position
  /** The figures are those of the league; null for players without a club here. */
  age: number | null
  appearances: number | null
  goals: number | null
  assists: number | null
  cleanSheets: number | null
  /** Mean match rating; null without an appearance. */
  rating: number | null
}

/** Score of a league match of the running season. */
export interface ResultRecord {
  kind: 'result'
  season: number
  week: number
  division: Division
  home: string
  away: string
  homeGoals: number
  awayGoals: number
}

/** A finished season of the own club. */
export interface PastSeasonRecord {
  kind: 'past-season'
  season: number
  /** Club id. */
  club: string
  position: number
  points: number
  wins: number
  draws: number
  losses: number
  goalsFor: number
  goalsAgainst: number
  /** Name of the champions. */
  champion: string
  /** Winners of the competitions besides the league, by name. */
  winners: readonly { competition: CompetitionId; winner: string }[]
  leagueScorer: ScorerRecord
  ownScorer: ScorerRecord
  money: number
  fanCount: number
  averageAttendance: number
  /** Position after each week; empty for early seasons. */
  positions: readonly number[]
}

/** Top scorer. The name is empty, with 0 goals, where nobody scored. */
interface ScorerRecord {
  name: string
  goals: number
}

/** Records that `npm run simulate -- --out` writes. */
export type SimulatedRecord = MatchRecord | SeasonRecord | TieRecord | DivisionRecord

/** Records of an exported career. */
export type CareerRecord =
  SimulatedRecord | HeadRecord | ClubRecord | PlayerRecord | ResultRecord | PastSeasonRecord

/** The records from which league figures are measured. */
export type LeagueRecord =
  MatchRecord | Pick<SeasonRecord, 'kind' | 'season' | 'table'> | TieRecord | DivisionRecord
