import type { MatchReport, Side, TeamSheet } from '../simulation/match/matchReport.ts'
import type { WatchedMatch } from '../simulation/season/watchedMatch.ts'

/** Match on the screen. */
export interface ShownMatch extends Omit<WatchedMatch, 'ownSide'> {
  /** Null for a match of two other clubs. */
  ownSide: Side | null
  /** Season and week of a match that is watched again, whose `elsewhere` is empty; null for a match of today. */
  replayOf: { season: number; week: number } | null
}

type Opponent = Pick<TeamSheet, 'club' | 'name'>

/** Score of another match at the current minute. */
export interface OtherScore {
  home: Opponent
  away: Opponent
  homeGoals: number
  awayGoals: number
}

/** Goals of each side after these events of a match. */
export function scoreAfter(
  { forfeit, goals }: MatchReport,
  events: MatchReport['events'],
): { home: number; away: number } {
  const of = (side: Side) => events.filter(({ type, team }) => type === 'goal' && team === side).length
  return forfeit ? goals : { home: of('home'), away: of('away') }
}

/** Score of another match at a minute. */
export function otherScore(report: MatchReport, minute: number): OtherScore {
  const events = report.events.filter((event) => event.minute <= minute)
  const { home, away } = scoreAfter(report, events)
  const { setup } = report
  return { home: setup.home, away: setup.away, homeGoals: home, awayGoals: away }
}
