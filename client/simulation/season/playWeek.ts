/** Plays the ten matches of a week. */
import { fixturesOfWeek, phaseAfterWeek } from '../core/calendar.ts'
import { PLANS_KEPT, type Competitor, competitorById } from '../club/club.ts'
import type { GameState } from '../gameState.ts'
import { addResult, outcomeOf } from '../club/leagueRecord.ts'
import type { Random } from '../core/rng.ts'
import { settleOwnMatch } from './afterMatch.ts'
import { updateRivalPlayers } from '../players/rivalWeek.ts'
import { settlePlayers } from './settlePlayers.ts'
import { leadersOf } from '../league/bigMatch.ts'
import { EARLY_WEEKS, leagueTableCopy } from '../league/table.ts'
import { playMatch } from '../match/engine.ts'
import type { Fixture } from '../core/fixture.ts'
import { fixtureSetup } from './fixtureSetup.ts'
import { keepMatches } from './keepMatches.ts'
import { reviewManagers } from './changeManagers.ts'
import { streamOfDay } from '../core/streams.ts'
import { notePress } from './notePress.ts'
import type { MatchInput, MatchReport, Side } from '../match/matchReport.ts'

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
    if (isOwn(state, fixture))
      settleOwnMatch(state, { fixture, report, table }, streamOfDay(state, 'ownMatchDays'))
    if (fixture.home !== state.club.id) settleRival(state, { fixture, report, side: 'home' }, random)
    if (fixture.away !== state.club.id) settleRival(state, { fixture, report, side: 'away' }, random)
  }
  state.currentMatchWeek = week
  state.seasonPhase = phaseAfterWeek(week)
  notePress(state, reports, reviewManagers(state))
  return reports
}

function isOwn({ club }: GameState, { home, away }: { home: string; away: string }): boolean {
  return home === club.id || away === club.id
}

interface RivalMatch {
  fixture: Fixture
  report: MatchReport
  side: Side
}

/** Settles a rival's match: table row, players, the week after it and the plan for scouts. */
function settleRival(state: GameState, { fixture, report, side }: RivalMatch, random: Random): void {
  const club: Competitor = competitorById(state, fixture[side])
  const { tactics } = report.setup[side]
  const plan = { season: state.currentSeason, week: fixture.week, isHome: side === 'home', tactics }
  club.recentPlans = [plan, ...club.recentPlans.slice(0, PLANS_KEPT - 1)]
  const scored = report.goals[side]
  const conceded = report.goals[side === 'home' ? 'away' : 'home']
  addResult(club.record, scored, conceded)
  settlePlayers(club.players, { report, side }, random)
  const week = {
    minutes: report.minutes[side],
    starters: report.setup[side].eleven.map(({ id }) => id),
    outcome: outcomeOf(scored, conceded),
    seed: state.seed,
  }
  updateRivalPlayers(club.players, week, random)
}
