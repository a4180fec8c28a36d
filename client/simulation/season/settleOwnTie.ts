/** Effects of a tie on the own club (CUP-5, CUP-6). */
import { moveConfidenceByMatch } from '../board/confidence.ts'
import { competitorById } from '../club/club.ts'
import type { RecordDetails } from '../club/clubRecord.ts'
import type { MatchOutcome } from '../club/leagueRecord.ts'
import type { OwnScore } from '../club/ownScore.ts'
import { CUP } from '../competitions/cup.ts'
import { weekOfRound } from '../competitions/knockOut.ts'
import type { ClubId } from '../core/ids.ts'
import type { Random } from '../core/rng.ts'
import { moveMoney } from '../core/moveMoney.ts'
import type { Tie } from '../core/tie.ts'
import type { GameState } from '../gameState.ts'
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

/** A tie moves mood and supporters by this share of what a league match does; the cup itself wins more. */
const CUP_SHARE = 0.6
const CUP_WON = { mood: 10, fans: 0.03 }

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
  const rival = competitorById(state, isHome ? tie.away : tie.home)
  const scored = report.goals[side]
  const conceded = report.goals[isHome ? 'away' : 'home']
  const isWon = winnerOf(report) === side
  const outcome: MatchOutcome = isWon ? 'W' : 'L'
  const round = CUP.rounds[tie.round - 1]
  const isFinal = tie.round === CUP.rounds.length
  const isOwnGround = isHome && !tie.neutral

  const attendance = report.forfeit ? 0 : crowd.attendance
  const matchDayRevenue = bookGate(state, { isOwnGround, attendance })
  const prize = isWon && round ? moveMoney(state, 'prizes', round.prize) : 0
  const figuresBefore = figuresBeforeMatch(state)
  rememberMatch(state, report, side, 'cup')
  settleTieSide(state, state.players, { report, side }, random)
  countFigures(state, report, side)

  const won = isFinal && isWon ? CUP_WON : { mood: 0, fans: 0 }
  const fanHappinessChange = changeMood(state, MOOD_CHANGE[outcome] * CUP_SHARE + won.mood)
  const fanCountChange = changeFans(state, FAN_GROWTH[outcome] * CUP_SHARE + won.fans)
  const result: MatchResult = {
    season: state.currentSeason,
    week: weekOfRound(CUP, tie.round),
    day: state.day,
    competition: 'cup',
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
  if (isFinal && isWon)
    announce(state, { kind: 'cup-won', season: state.currentSeason, opponent: rival.name })
  addToHistory(state, result, rival.id)
  noteGoals(state, result)
  announcePlayerMilestones(state, figuresBefore, result)
  moveConfidenceByMatch(state, result, rival.id)
  settlePledgesOfMatch(state, isWon)
}

/** Books the own half of the takings, and returns it. */
function bookGate(
  state: GameState,
  { isOwnGround, attendance }: { isOwnGround: boolean; attendance: number },
): number {
  if (attendance === 0) return 0
  if (!isOwnGround) return moveMoney(state, 'tickets', Math.round((attendance * PER_HEAD) / 2))
  const { tickets, besides } = tieRevenue(state, attendance)
  return moveMoney(state, 'tickets', tickets) + moveMoney(state, 'matchday', besides)
}

/** Notes who has played, and adds matches and goals to those at the club: the figures of the season are the league's. */
function countFigures(
  { players, cup }: GameState,
  { forfeit, minutes, events }: MatchReport,
  side: Side,
): void {
  cup.played = []
  if (forfeit) return
  for (const { id, earlier } of players) {
    if (minutes[side][id] === undefined) continue
    cup.played.push(id)
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
    round: tie.round,
    home: setup.home.name,
    away: setup.away.name,
    goals: { ...goals },
    hasExtraTime,
    shootOut: tie.result?.shootOut ?? null,
    prize,
  })
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
    offerRecord(state, { kind: 'biggestCupWin', value: margin, details })
  }
  if (margin < 0) offerRecord(state, { kind: 'biggestDefeat', value: -margin, details })
  if (playerScore > 0) offerRecord(state, { kind: 'mostGoals', value: playerScore, details })
  extendRuns(state, outcome)
  addToTotals(state, score)
  recordMeeting(state, rival, { season, week, isHome, goalsFor: playerScore, goalsAgainst: opponentScore })
}
