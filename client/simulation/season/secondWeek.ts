/** Match weeks of the second division. Of its matches the result and the players' figures are kept. */
import { competitorById } from '../club/club.ts'
import { fixturesOfWeek } from '../core/calendar.ts'
import { streamOfDay } from '../core/streams.ts'
import type { GameState } from '../gameState.ts'
import { leadersOf } from '../league/bigMatch.ts'
import { playMatch } from '../match/engine.ts'
import { fixtureSetup } from './fixtureSetup.ts'
import { settleRival } from './settleRival.ts'

/**
 * Plays the ten matches of a week, by the same engine and rules as those of the first division. Each is settled at once,
 * while its players are at hand: none depends on another of the week.
 */
export function playSecondWeek(state: GameState, week: number): void {
  const { fixtures } = state.secondDivision
  const leaders = leadersOf(state, 2)
  const random = streamOfDay(state, 'secondWeeks')
  for (const fixture of fixturesOfWeek(fixtures, week)) {
    const report = playMatch(fixtureSetup(state, fixture, leaders))
    fixture.score = { ...report.goals }
    for (const side of ['home', 'away'] as const) {
      settleRival(state, competitorById(state, fixture[side]), { week, report, side }, random)
    }
  }
}
