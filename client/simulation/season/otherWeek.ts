/** Match weeks of the other division. Of its matches the result and the players' figures are kept. */
import { competitorById } from '../club/club.ts'
import { otherThan } from '../club/otherDivision.ts'
import { fixturesOfWeek } from '../core/calendar.ts'
import { streamOfDay } from '../core/streams.ts'
import type { GameState } from '../gameState.ts'
import { leadersOf } from '../league/bigMatch.ts'
import { playMatch } from '../match/engine.ts'
import { fixtureSetup } from './fixtureSetup.ts'
import { noteAppearances } from './noteAppearances.ts'
import { noteCrowd } from './noteCrowd.ts'
import { settleRival } from './settleRival.ts'

/**
 * Plays the ten matches of a week, by the same engine and rules as those of the own division. Each is settled at once,
 * while its players are at hand: none depends on another of the week.
 */
export function playOtherWeek(state: GameState, week: number): void {
  const { fixtures } = state.otherDivision
  const leaders = leadersOf(state, otherThan(state.division))
  const random = streamOfDay(state, 'secondWeeks')
  for (const fixture of fixturesOfWeek(fixtures, week)) {
    const report = playMatch(fixtureSetup(state, fixture, leaders))
    fixture.score = { ...report.goals }
    noteAppearances(state, report, 'league')
    noteCrowd(state, fixture, report)
    for (const side of ['home', 'away'] as const) {
      settleRival(state, competitorById(state, fixture[side]), { week, report, side }, random)
    }
  }
}
