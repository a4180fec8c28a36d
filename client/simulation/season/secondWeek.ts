/** Match weeks of the second division. Of its matches the result and the players' figures are kept. */
import { competitorById } from '../club/club.ts'
import { fixturesOfWeek } from '../core/calendar.ts'
import { streamOfDay } from '../core/streams.ts'
import type { GameState } from '../gameState.ts'
import { leadersOf } from '../league/bigMatch.ts'
import { playMatch } from '../match/engine.ts'
import { fixtureSetup } from './fixtureSetup.ts'
import { settleRival } from './settleRival.ts'

/** Plays the ten matches of a week, by the same engine and rules as those of the first division. */
export function playSecondWeek(state: GameState, week: number): void {
  const { fixtures } = state.secondDivision
  const leaders = leadersOf(state, 2)
  const random = streamOfDay(state, 'secondWeeks')
  const ofWeek = fixturesOfWeek(fixtures, week)
  const reports = ofWeek.map((fixture) => playMatch(fixtureSetup(state, fixture, leaders)))
  for (const [i, fixture] of ofWeek.entries()) {
    const report = reports[i]
    if (!report) continue
    fixture.score = { ...report.goals }
    for (const side of ['home', 'away'] as const) {
      settleRival(state, competitorById(state, fixture[side]), { week, report, side }, random)
    }
  }
}
