/** Plays the matches of a week in both divisions. */
import { fixturesOfWeek, phaseAfterWeek } from '../core/calendar.ts'
import { competitorById } from '../club/club.ts'
import { otherThan } from '../club/otherDivision.ts'
import type { GameState } from '../gameState.ts'
import type { Random } from '../core/rng.ts'
import { settleOwnMatch } from './afterMatch.ts'
import { leadersOf } from '../league/bigMatch.ts'
import { EARLY_WEEKS, leagueTableCopy } from '../league/table.ts'
import { playMatch } from '../match/engine.ts'
import { fixtureSetup } from './fixtureSetup.ts'
import { keepMatches } from './keepMatches.ts'
import { reviewManagers } from './changeManagers.ts'
import { streamOfDay } from '../core/streams.ts'
import { noteAppearances } from './noteAppearances.ts'
import { noteCrowd } from './noteCrowd.ts'
import { notePress } from './notePress.ts'
import { playOtherWeek } from './otherWeek.ts'
import { settleRival } from './settleRival.ts'
import type { MatchInput, MatchReport } from '../match/matchReport.ts'

/** Plays the next match week. `inputs` are the manager's decisions in the own match. */
export function playWeek(state: GameState, inputs: readonly MatchInput[], random: Random): MatchReport[] {
  const week = state.currentMatchWeek + 1
  const fixtures = fixturesOfWeek(state.fixtures, week)
  const leaders = leadersOf(state)
  const table = week > EARLY_WEEKS ? leagueTableCopy(state) : null
  const reports = fixtures.map((fixture) =>
    playMatch(fixtureSetup(state, fixture, leaders), isOwn(state, fixture) ? inputs : []),
  )
  keepMatches(state, fixtures, reports)
  for (const [i, fixture] of fixtures.entries()) {
    const report = reports[i]
    if (!report) continue
    fixture.score = { ...report.goals }
    noteAppearances(state, report, 'league')
    noteCrowd(state, fixture, report)
    if (isOwn(state, fixture))
      settleOwnMatch(state, { fixture, report, table }, streamOfDay(state, 'ownMatchDays'))
    for (const side of ['home', 'away'] as const) {
      if (fixture[side] === state.club.id) continue
      settleRival(state, competitorById(state, fixture[side]), { week, report, side }, random)
    }
  }
  playOtherWeek(state, week)
  state.currentMatchWeek = week
  state.seasonPhase = phaseAfterWeek(week)
  reviewManagers(state, otherThan(state.division))
  notePress(state, reports, reviewManagers(state))
  return reports
}

function isOwn({ club }: GameState, { home, away }: { home: string; away: string }): boolean {
  return home === club.id || away === club.id
}
