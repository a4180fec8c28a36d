/** Events of matches, and of the history that they make: their data, toasts and news. */
import { weekInWords } from '../core/calendar.ts'
import { array, boolean, oneOf, record, type FactsOf } from '../core/checks.ts'
import { count, goals, name, week } from '../core/figures.ts'
import { FINE_GOAL, monthName } from '../club/fineGoal.ts'
import { clubRecord, RECORD_NAMES, recordKind, recordText, type RecordKind } from '../club/clubRecord.ts'
import type { ClubTotal } from '../people/clubFigures.ts'
import { PLAYERS_NEEDED } from '../club/formation.ts'
import { counted } from '../core/english.ts'
import { ordinal } from '../core/ordinal.ts'
import { goalsText, scoreText, type OwnScore } from '../club/ownScore.ts'
import { news, specialNews, type NewsPresenters, type NotificationType } from './presentation.ts'
import { rivalryReason, rivalryReasonText } from '../club/rivalryReasons.ts'

/** Awards of the league for players. */
export const PLAYER_AWARDS = ['player', 'youngPlayer', 'keeper'] as const
type PlayerAward = (typeof PLAYER_AWARDS)[number]

const match = record<OwnScore>({ playerScore: goals, opponentScore: goals, opponent: name })

/** Facts of each kind. Money in whole pounds. */
export const MATCH_FACTS = {
  'match-played': {
    week,
    home: name,
    away: name,
    goals: record<{ home: number; away: number }>({ home: goals, away: goals }),
  },
  /** `eligible`: own players who could take the field. */
  'match-forfeited': { opponent: name, eligible: count },
  'opponent-forfeited': { opponent: name },
  'record-broken': { recordKind, record: clubRecord, before: clubRecord },
  /** A round total of the career, reached in `match`. */
  'milestone-reached': { total: oneOf(['matches', 'wins', 'goals']), figure: count, club: name, match },
  /** A round total of a player for the own club since a season, reached in `match`. */
  'player-milestone': {
    player: name,
    total: oneOf<ClubTotal>(['matches', 'goals']),
    figure: count,
    since: count,
    club: name,
    match,
  },
  /** A club has become a great rival; `reason`: the last one for it. */
  'rivalry-grown': { rival: name, reason: rivalryReason },
  /** Finest own goal of a month, in a match that can be watched again. */
  'goal-of-month': { ...FINE_GOAL, month: monthName },
  /** Awards of the league that have come to the own club. */
  'awards-won': {
    players: array(
      record<{ name: string; award: PlayerAward }>({ name, award: oneOf(PLAYER_AWARDS) }),
      PLAYER_AWARDS.length,
    ),
    isManager: boolean,
  },
}
type MatchNews = FactsOf<typeof MATCH_FACTS>

export const MATCH_NEWS: NewsPresenters<MatchNews> = {
  'match-played': ({ week, home, away, goals }) =>
    news('match', `Week ${week}: ${home} ${goalsText(goals.home, goals.away)} ${away}`),
  'match-forfeited': ({ opponent, eligible }) =>
    specialNews(
      'match',
      `MATCH FORFEITED! Not enough eligible players (${eligible}/${PLAYERS_NEEDED}) vs ${opponent}. Result: 0-3 Loss.`,
    ),
  'opponent-forfeited': ({ opponent }) =>
    specialNews(
      'match',
      `MATCH FORFEITED! ${opponent} cannot field ${PLAYERS_NEEDED} players. Result: 3–0 Win.`,
    ),
  'record-broken': ({ recordKind, record, before }) =>
    specialNews(
      RECORD_AREAS[recordKind],
      `Club record! ${RECORD_NAMES[recordKind]}: ${recordText(recordKind, record)}. The old record: ${recordText(recordKind, before)} (${weekInWords(before.day)}).`,
    ),
  'milestone-reached': ({ total, figure, club, match }) =>
    specialNews(
      'match',
      `Milestone: your ${ordinal(figure)} ${TOTAL_NAMES[total]} with ${club}, ${scoreText(match)}.`,
    ),
  'player-milestone': ({ player, total, figure, since, club, match }) =>
    specialNews(
      'squad',
      `Milestone: ${player}’s ${ordinal(figure)} ${PLAYER_TOTAL_NAMES[total]} for ${club} since season ${since}, ${scoreText(match)}.`,
    ),
  'rivalry-grown': ({ rival, reason }) =>
    specialNews('match', `Rivalry: ${rival} are your great rivals now. ${rivalryReasonText(reason)}`),
  'goal-of-month': ({ month, scorer, opponent, minute, metres }) =>
    specialNews(
      'match',
      `${month}’s goal of the month: ${scorer} against ${opponent}, from ${counted(metres, 'metre')} in the ${ordinal(minute)} minute.`,
    ),
  'awards-won': ({ players, isManager }) => {
    const won = players.map(({ name, award }) => `${name} is the ${AWARD_NAMES[award]} of the season`)
    if (isManager) won.push('you are the manager of the season')
    return specialNews('squad', `Awards: ${won.join('; ')}.`)
  },
}

const AWARD_NAMES: Record<PlayerAward, string> = {
  player: 'player',
  youngPlayer: 'young player',
  keeper: 'goalkeeper',
}

const RECORD_AREAS: Record<RecordKind, NotificationType> = {
  biggestWin: 'match',
  biggestDefeat: 'match',
  mostGoals: 'match',
  biggestCupWin: 'match',
  longestUnbeatenRun: 'match',
  longestWinningRun: 'match',
  highestAttendance: 'match',
  dearestSigning: 'transfer',
  dearestSale: 'transfer',
  mostGoalsInSeason: 'squad',
  mostPoints: 'system',
  bestPosition: 'system',
  bestCupRun: 'system',
  bestEuropeanRun: 'system',
}

const PLAYER_TOTAL_NAMES = { matches: 'match', goals: 'goal' } as const
const TOTAL_NAMES = { matches: 'match in charge', wins: 'win', goals: 'goal' } as const
