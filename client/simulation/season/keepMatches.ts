import type { Fixture } from '../core/fixture.ts'
import type { GameState } from '../gameState.ts'
import { keepRound } from '../history/keptMatches.ts'
import type { KeptMatch } from '../match/keptMatch.ts'
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
    const { setup, inputs, minutes } = report
    round.push({
      season: state.currentSeason,
      week: fixture.week,
      place,
      home: packSheet(setup.home, minutes.home),
      away: packSheet(setup.away, minutes.away),
      inputs: inputs.filter(({ kind }) => kind !== 'order'),
      crowd: matchCrowd(state, fixture),
      people: [],
      fingerprint: fingerprintOf(report),
    })
  }
  keepRound(state, round)
}
