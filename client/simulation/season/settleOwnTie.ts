/** Effects of a tie on the own club (CUP-5, CUP-6, EUR-5). */
import { moveConfidenceByMatch } from '../board/confidence.ts'
import { opponentById } from '../clubs/clubsOfEurope.ts'
import { competitionOf } from '../club/competitionSeason.ts'
import type { RecordDetails } from '../club/clubRecord.ts'
import { outcomeOf, type MatchOutcome } from '../club/leagueRecord.ts'
import type { OwnScore } from '../club/ownScore.ts'
import { descriptionOf, roundOf } from '../competitions/competitions.ts'
import { weekOfTie } from '../competitions/ownMatches.ts'
import type { ClubId } from '../core/ids.ts'
import type { Random } from '../core/rng.ts'
import { moveMoney } from '../core/moveMoney.ts'
import type { Tie } from '../core/tie.ts'
import type { GameState } from '../gameState.ts'
import { storeBestMatch } from '../history/bestMatch.ts'
import { addToTotals, extendRuns } from '../history/milestones.ts'
import { announcePlayerMilestones, figuresBeforeMatch } from '../history/playerMilestones.ts'
import { offerRecord } from '../history/records.ts'
import { recordMeeting } from '../league/recordMeeting.ts'
import { isDerby } from '../league/rivalry.ts'
import type { MatchReport, Side } from '../match/matchReport.ts'
import type { MatchResult } from '../match/matchResult.ts'
import { winnerOf } from '../match/tieResult.ts'
import { announce } from '../news/announce.ts'
import { tieRevenue } from '../tickets/attendance.ts'
import { rememberMatch } from '../unrest/rememberMatch.ts'
import { changeFans, changeMood, FAN_GROWTH, MOOD_CHANGE, scorersOf } from './afterMatch.ts'
import { settlePledgesOfMatch } from './events/settlePledges.ts'
import { noteGoals } from './goalOfMonth.ts'
import type { MatchCrowd } from './matchCrowd.ts'
import { settleTieSide } from './settleTieSide.ts'

/** A tie moves mood and supporters by this share of what a league match does; a trophy wins more. */
const TIE_SHARE = 0.6
const TROPHY = { mood: 10, fans: 0.03 }

/** Pounds that a spectator brings where the ground is not the own one. */
const PER_HEAD = 12

interface OwnTie {
  tie: Tie
  report: MatchReport
  crowd: MatchCrowd
}

/** Settles the own club's tie: players, mood, fans, gate, prize and the result for display. */
export function settleOwnTie(state: GameState, { tie, report, crowd }: OwnTie, random: Random): void {
  const side: Side = tie.home === state.club.id ? 'home' : 'away'
  const isHome = side === 'home'
  const rival = opponentById(state, isHome ? tie.away : tie.home)
  const scored = report.goals[side]
  const conceded = report.goals[isHome ? 'away' : 'home']
  const { competition } = tie
  const outcome = outcomeIn(tie, report, side)
  const isWon = tie.result?.winner === state.club.id
  const isTrophyWon = isWon && tie.round === descriptionOf(competition).rounds.length
  const isOwnGround = isHome && !tie.neutral

  const attendance = report.forfeit ? 0 : crowd.attendance
  const matchDayRevenue = bookGate(state, tie, { isOwnGround, attendance })
  const won = prizeOf(tie, state.club.id)
  const prize = won > 0 ? moveMoney(state, 'prizes', won) : 0
  const figuresBefore = figuresBeforeMatch(state)
  rememberMatch(state, report, side, competition)
  settleTieSide(competitionOf(state, competition), state.players, { report, side }, random)
  countFigures(state, tie, { report, side })

  const trophy = isTrophyWon ? TROPHY : { mood: 0, fans: 0 }
  const fanHappinessChange = changeMood(state, MOOD_CHANGE[outcome] * TIE_SHARE + trophy.mood)
  const fanCountChange = changeFans(state, FAN_GROWTH[outcome] * TIE_SHARE + trophy.fans)
  const result: MatchResult = {
    season: state.currentSeason,
    week: weekOfTie(tie),
    day: state.day,
    competition,
    opponent: rival.name,
    isHome,
    playerScore: scored,
    opponentScore: conceded,
    outcome,
    pointsEarned: 0,
    fanHappinessChange,
    fanCountChange,
    matchDayRevenue,
    attendance: isOwnGround ? attendance : 0,
    isDerby: isDerby(rival.name),
    scorers: scorersOf(report, side),
    report,
  }
  state.lastMatch = result
  announceResult(state, { tie, report, prize })
  if (isTrophyWon && competition !== 'playoff')
    announce(state, { kind: 'cup-won', competition, season: state.currentSeason, opponent: rival.name })
  addToHistory(state, result, rival.id)
  storeBestMatch(state, { result, crowd, placesAbove: 0, isTrophyWon })
  noteGoals(state, result)
  announcePlayerMilestones(state, figuresBefore, result)
  moveConfidenceByMatch(state, result, rival.id)
  settlePledgesOfMatch(state, outcome === 'W')
}

/** Outcome of the match: who goes on has won a tie of one match, all others are as they end. */
function outcomeIn(tie: Tie, report: MatchReport, side: Side): MatchOutcome {
  if (roundOf(tie).stage === 'tie') return winnerOf(report) === side ? 'W' : 'L'
  const { home, away } = report.goals
  return side === 'home' ? outcomeOf(home, away) : outcomeOf(away, home)
}

/** Pounds that a club gets for a tie. */
function prizeOf(tie: Tie, club: ClubId): number {
  const { stage, prize, drawPrize = 0 } = roundOf(tie)
  if (tie.result?.winner === club) return prize
  return stage === 'group' && tie.result?.winner === null ? drawPrize : 0
}

/** Books the own part of the takings, and returns it. */
function bookGate(
  state: GameState,
  { competition, neutral }: Tie,
  { isOwnGround, attendance }: { isOwnGround: boolean; attendance: number },
): number {
  if (attendance === 0) return 0
  const isShared = neutral || descriptionOf(competition).sharesTakings
  if (!isOwnGround) {
    return isShared ? moveMoney(state, 'tickets', Math.round((attendance * PER_HEAD) / 2)) : 0
  }
  const { tickets, besides } = tieRevenue(state, attendance, competition)
  return moveMoney(state, 'tickets', tickets) + moveMoney(state, 'matchday', besides)
}

/** Notes who has played, and adds matches and goals to those at the club: the figures of the season are the league's. */
function countFigures(
  state: GameState,
  { competition }: Tie,
  { report: { forfeit, minutes, events }, side }: { report: MatchReport; side: Side },
): void {
  const row = competitionOf(state, competition)
  row.played = []
  if (forfeit) return
  for (const { id, earlier } of state.players) {
    if (minutes[side][id] === undefined) continue
    row.played.push(id)
    earlier.appearances += 1
    earlier.goals += events.filter(({ type, player }) => type === 'goal' && player === id).length
  }
}

function announceResult(
  state: GameState,
  { tie, report, prize }: { tie: Tie; report: MatchReport; prize: number },
): void {
  const { setup, goals, hasExtraTime } = report
  announce(state, {
    kind: 'cup-played',
    competition: tie.competition,
    round: tie.round,
    home: setup.home.name,
    away: setup.away.name,
    goals: { ...goals },
    hasExtraTime,
    shootOut: tie.result?.shootOut ?? null,
    prize,
    isOver: isOver(state, tie),
  })
}

/** True when the competition is over for the own club. */
function isOver(state: GameState, tie: Tie): boolean {
  const { winner } = tie.result ?? { winner: null }
  return winner !== null && winner !== state.club.id && roundOf(tie).stage !== 'group'
}

/** Adds a tie to records, runs, totals and meetings. The season's average attendance is the league's. */
function addToHistory(state: GameState, result: MatchResult, rival: ClubId): void {
  const { season, week, isHome, playerScore, opponentScore, opponent, outcome, attendance } = result
  const score: OwnScore = { playerScore, opponentScore, opponent }
  const details: RecordDetails = { kind: 'match', ...score }
  const margin = playerScore - opponentScore
  if (attendance > 0) {
    state.matchAttendance = attendance
    offerRecord(state, { kind: 'highestAttendance', value: attendance, details })
  }
  if (margin > 0) {
    offerRecord(state, { kind: 'biggestWin', value: margin, details })
    if (result.competition === 'cup') offerRecord(state, { kind: 'biggestCupWin', value: margin, details })
  }
  if (margin < 0) offerRecord(state, { kind: 'biggestDefeat', value: -margin, details })
  if (playerScore > 0) offerRecord(state, { kind: 'mostGoals', value: playerScore, details })
  extendRuns(state, outcome)
  addToTotals(state, score)
  recordMeeting(state, rival, { season, week, isHome, goalsFor: playerScore, goalsAgainst: opponentScore })
}
