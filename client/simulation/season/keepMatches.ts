import { DAYS_PER_WEEK, dayOfWeek } from '../core/calendar.ts'
import type { Fixture } from '../core/fixture.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Tie } from '../core/tie.ts'
import type { GameState } from '../gameState.ts'
import { keepRound, keepTieRound } from '../history/keptMatches.ts'
import type { KeptMatch, KeptTie } from '../match/keptMatch.ts'
import type { MatchReport } from '../match/matchReport.ts'
import { fingerprintOf, packSheet } from '../match/packMatch.ts'
import { matchCrowd } from './matchCrowd.ts'

/** Keeps the matches of a week for replays. Call before they are settled: attendance depends on the form before. */
export function keepMatches(
  state: GameState,
  fixtures: readonly Fixture[],
  reports: readonly MatchReport[],
): void {
  const round: KeptMatch[] = []
  for (const [place, report] of reports.entries()) {
    const fixture = fixtures[place]
    if (!fixture || report.forfeit) continue
    const { week } = fixture
    const crowd = matchCrowd(state, fixture)
    round.push({ season: state.currentSeason, week, place, ...packMatch(report, crowd) })
  }
  keepRound(state, round)
}

/** Tie of a day that has been played, with the attendance that it was booked with. */
interface PlayedTie {
  tie: DeepReadonly<Tie>
  /** Index among the ties of the day, as in `tieSeed`. */
  place: number
  report: MatchReport
  crowd: KeptMatch['crowd']
}

/** Keeps the ties of a day for replays. */
export function keepTies(state: GameState, played: readonly PlayedTie[]): void {
  const { currentSeason: season } = state
  const round = played.flatMap(({ tie, place, report, crowd }): KeptTie[] => {
    const { tie: rules } = report.setup
    if (report.forfeit) return []
    const { isNeutral, firstLeg } = rules ?? { isNeutral: tie.neutral, firstLeg: null }
    const { competition, round, day } = tie
    const week = Math.ceil((day - dayOfWeek(season, 0)) / DAYS_PER_WEEK)
    return [
      {
        season,
        week,
        place,
        ...packMatch(report, crowd),
        tie: { competition, round, day, isNeutral, firstLeg },
      },
    ]
  })
  keepTieRound(state, round)
}

function packMatch(report: MatchReport, crowd: KeptMatch['crowd']) {
  const { setup, inputs, minutes } = report
  return {
    home: packSheet(setup.home, minutes.home),
    away: packSheet(setup.away, minutes.away),
    inputs: inputs.filter(({ kind }) => kind !== 'order'),
    crowd,
    people: [],
    fingerprint: fingerprintOf(report),
  }
}
