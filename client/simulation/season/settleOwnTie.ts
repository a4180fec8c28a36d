/** Effects of a tie on the own club (CUP-5, CUP-6). */
import { moveConfidenceByMatch } from '../board/confidence.ts'
import { competitorById } from '../club/club.ts'
import type { MatchOutcome } from '../club/leagueRecord.ts'
import { CUP } from '../competitions/cup.ts'
import { weekOfRound } from '../competitions/knockOut.ts'
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
  const week = weekOfRound(CUP, tie.round)

  const attendance = report.forfeit ? 0 : crowd.attendance
  const matchDayRevenue = bookGate(state, { isOwnGround: isHome && !tie.neutral, attendance })
  const prize = isWon && round ? moveMoney(state, 'prizes', round.prize) : 0
  const figuresBefore = figuresBeforeMatch(state)
  rememberMatch(state, report, side, 'cup')
  settleTieSide(state, state.players, { report, side }, random)
  countFigures(state, report, side)

  const won = isFinal && isWon ? CUP_WON : { mood: 0, fans: 0 }
  const fanHappinessChange = changeMood(state, MOOD_CHANGE[outcome] * CUP_SHARE + won.mood)
  const fanCountChange = changeFans(state, FAN_GROWTH[outcome] * CUP_SHARE + won.fans)
  state.lastMatch = {
    season: state.currentSeason,
    week,
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
    attendance: isHome && !tie.neutral ? attendance : 0,
    isDerby: isDerby(rival.name),
    scorers: scorersOf(report, side),
    report,
  }
  announceResult(state, { tie, report, prize })
  if (isFinal && isWon)
    announce(state, { kind: 'cup-won', season: state.currentSeason, opponent: rival.name })
  if (isHome && !tie.neutral && attendance > 0) recordCrowd(state, attendance)
  addToHistory(state, tie, { scored, conceded, outcome })
  noteGoals(state, state.lastMatch)
  announcePlayerMilestones(state, figuresBefore, state.lastMatch)
  moveConfidenceByMatch(state, state.lastMatch, rival.id)
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

/** Adds the crowd of a tie at home to what is known of home crowds; the season's average is the league's. */
function recordCrowd(state: GameState, attendance: number): void {
  const { lastMatch } = state
  if (!lastMatch) return
  state.matchAttendance = attendance
  const { playerScore, opponentScore, opponent } = lastMatch
  const details = { kind: 'match', playerScore, opponentScore, opponent } as const
  offerRecord(state, { kind: 'highestAttendance', value: attendance, details })
}

/** Adds a tie to runs, totals, records and meetings. */
function addToHistory(
  state: GameState,
  tie: Tie,
  { scored, conceded, outcome }: { scored: number; conceded: number; outcome: MatchOutcome },
): void {
  const isHome = tie.home === state.club.id
  const rival = competitorById(state, isHome ? tie.away : tie.home)
  const score = { playerScore: scored, opponentScore: conceded, opponent: rival.name }
  const details = { kind: 'match', ...score } as const
  const margin = scored - conceded
  if (margin > 0) {
    offerRecord(state, { kind: 'biggestWin', value: margin, details })
    offerRecord(state, { kind: 'biggestCupWin', value: margin, details })
  }
  if (margin < 0) offerRecord(state, { kind: 'biggestDefeat', value: -margin, details })
  if (scored > 0) offerRecord(state, { kind: 'mostGoals', value: scored, details })
  extendRuns(state, outcome)
  addToTotals(state, score)
  const { currentSeason: season } = state
  const week = weekOfRound(CUP, tie.round)
  recordMeeting(state, rival.id, { season, week, isHome, goalsFor: scored, goalsAgainst: conceded })
}
