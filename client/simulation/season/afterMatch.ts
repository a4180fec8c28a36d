/** Effects of a match on the own club (MAT-5 to MAT-9). */
import type { Fixture } from '../core/fixture.ts'
import { crowdFigures } from '../club/homeCrowds.ts'
import { stadiumCapacity } from '../finance/facilityIncome.ts'
import { moveMoney } from '../core/moveMoney.ts'
import type { NewsEvent } from '../news/gameEvent.ts'
import type { GameState } from '../gameState.ts'
import { occasionOf, type Occasion } from '../league/rivalry.ts'
import type { TableRow } from '../league/table.ts'
import { addResult, outcomeOf, POINTS, type MatchOutcome } from '../club/leagueRecord.ts'
import { clampMood, multiplyFans, recordHomeMatch } from '../marketing/fans.ts'
import { announce } from '../news/announce.ts'
import { eligiblePlayers } from '../players/squad.ts'
import { toHundredth } from '../core/clamp.ts'
import type { Random } from '../core/rng.ts'
import { staffSkill } from '../people/staffSkill.ts'
import { matchdayRevenue } from '../tickets/attendance.ts'
import { announcePlayerMilestones, figuresBeforeMatch } from '../history/playerMilestones.ts'
import { settlePlayers } from './settlePlayers.ts'
import { competitorById } from '../club/club.ts'
import type { MatchReport, Side } from '../match/matchReport.ts'
import type { MatchResult, Scorer } from '../match/matchResult.ts'
import { moveConfidenceByMatch } from '../board/confidence.ts'
import { settlePledgesOfMatch } from './events/settlePledges.ts'
import { rememberMatch } from '../unrest/rememberMatch.ts'
import { recordMatch } from './recordMatch.ts'
import { farewellsIn } from './farewells.ts'
import { matchCrowd } from './matchCrowd.ts'

export const MOOD_CHANGE: Record<MatchOutcome, number> = { W: 6, D: -1, L: -10 }
export const FAN_GROWTH: Record<MatchOutcome, number> = { W: 0.015, D: 0.001, L: -0.01 }

/** Factors on changes of mood and fans (MAT-6, RIV-7). */
const EXCITEMENT: Record<NonNullable<Occasion>, number> = { derby: 1.5, 'great-rival': 1.25 }

const DEFEAT_MOOD_PER_SECURITY_STAR = 0.03

interface OwnMatch {
  fixture: Fixture
  report: MatchReport
  /** League table before the week of the match; null in the first weeks, when it means little. */
  table: readonly TableRow[] | null
}

/** Settles the own club's match: table, players, mood, fans, money and the result for display. */
export function settleOwnMatch(state: GameState, { fixture, report, table }: OwnMatch, random: Random): void {
  const side: Side = fixture.home === state.club.id ? 'home' : 'away'
  const isHome = side === 'home'
  const rival = competitorById(state, isHome ? fixture.away : fixture.home)
  const scored = report.goals[side]
  const conceded = report.goals[isHome ? 'away' : 'home']
  const outcome = outcomeOf(scored, conceded)
  const occasion = occasionOf(state, rival)

  if (report.forfeit) announce(state, forfeitEvent(state, outcome, rival.name))
  // Attendance depends on the form before the match, not on its result.
  const crowd = matchCrowd(state, fixture)
  const attendance = isHome && !report.forfeit ? crowd.attendance : 0
  const matchDayRevenue = isHome && !report.forfeit ? bookHomeMatch(state, rival.name, attendance) : 0
  for (const { name } of report.forfeit ? [] : farewellsIn(state, fixture)) {
    announce(state, { kind: 'farewell', name, opponent: rival.name, attendance })
  }
  addResult(state.record, scored, conceded)
  const figuresBefore = figuresBeforeMatch(state)
  rememberMatch(state, report, side)
  settlePlayers(state.players, { report, side }, random)

  const excitement = occasion ? EXCITEMENT[occasion] : 1
  const moodChange = MOOD_CHANGE[outcome] * excitement * (outcome === 'L' ? securityFactor(state) : 1)
  const fanHappinessChange = changeMood(state, moodChange)
  const fanCountChange = changeFans(state, FAN_GROWTH[outcome] * excitement)

  const result: MatchResult = {
    season: state.currentSeason,
    week: fixture.week,
    day: state.day,
    competition: 'league',
    opponent: rival.name,
    isHome,
    playerScore: scored,
    opponentScore: conceded,
    outcome,
    pointsEarned: POINTS[outcome],
    fanHappinessChange,
    fanCountChange,
    matchDayRevenue,
    attendance,
    isDerby: occasion === 'derby',
    scorers: scorersOf(report, side),
    report,
  }
  state.lastMatch = result
  const { setup, goals } = report
  announce(state, {
    kind: 'match-played',
    week: fixture.week,
    home: setup.home.name,
    away: setup.away.name,
    goals,
  })
  recordMatch(state, { result, crowd, rival, table })
  announcePlayerMilestones(state, figuresBefore, result)
  moveConfidenceByMatch(state, result, rival.id)
  settlePledgesOfMatch(state, outcome === 'W')
}

function forfeitEvent(state: GameState, outcome: MatchOutcome, opponent: string): NewsEvent {
  return outcome === 'L'
    ? { kind: 'match-forfeited', opponent, eligible: eligiblePlayers(state).length }
    : { kind: 'opponent-forfeited', opponent }
}

function bookHomeMatch(state: GameState, opponent: string, attendance: number): number {
  const { tickets, besides } = matchdayRevenue(state, attendance)
  const revenue = moveMoney(state, 'tickets', tickets) + moveMoney(state, 'matchday', besides)
  state.matchAttendance = attendance
  state.totalAttendance += attendance
  state.averageAttendance = crowdFigures(state.crowds, state.club.id).attendance ?? attendance
  const { day, ticketPrice } = state
  recordHomeMatch(state, { opponent, day, attendance, capacity: stadiumCapacity(state), ticketPrice })
  return revenue
}

/** Factor of a Security Officer on losses of mood. */
function securityFactor(state: GameState): number {
  return 1 - DEFEAT_MOOD_PER_SECURITY_STAR * staffSkill(state, 'Security Officer')
}

export function changeMood(state: GameState, change: number): number {
  const before = state.fanHappiness
  state.fanHappiness = clampMood(before + change)
  return toHundredth(state.fanHappiness - before)
}

export function changeFans(state: GameState, growth: number): number {
  const before = state.fanCount
  multiplyFans(state, 1 + growth)
  return state.fanCount - before
}

/** Own goals of a match with their scorers. */
export function scorersOf(report: MatchReport, side: Side): Scorer[] {
  const { eleven, bench } = report.setup[side]
  const names = new Map([...eleven, ...bench].map(({ id, name }) => [id, name]))
  return report.events
    .filter(({ type, team }) => type === 'goal' && team === side)
    .map(({ player, minute, assist }) => ({
      name: names.get(player ?? '') ?? '',
      minute,
      hasAssist: assist !== null,
    }))
}
