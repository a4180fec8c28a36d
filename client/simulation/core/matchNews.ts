/** Events of matches, and of the history that they make: their data, toasts and news. */
import { PLAYERS_NEEDED } from './formation.ts'
import type { NotificationType } from './notification.ts'
import { ordinal } from './ordinal.ts'
import { news, specialNews, type Presenters } from './presentation.ts'

/** Data of each kind. Money in whole pounds. */
export interface MatchEvents {
  'match-played': { week: number; home: string; away: string; goals: { home: number; away: number } }
  /** `eligible`: own players who could take the field. */
  'match-forfeited': { opponent: string; eligible: number }
  'opponent-forfeited': { opponent: string }
  /** `record`: what it is of, such as 'Biggest win'; `text`, `before`: the new best and the old one. */
  'record-broken': {
    area: NotificationType
    record: string
    text: string
    before: { text: string; day: number }
  }
  /** A round total of the career, reached in the match that `text` names. */
  'milestone-reached': { total: 'matches' | 'wins' | 'goals'; figure: number; club: string; text: string }
  /** Awards of the league that have come to the own club. */
  'awards-won': { players: readonly { name: string; award: string }[]; isManager: boolean }
}

export const MATCH_NEWS: Presenters<MatchEvents> = {
  'match-played': ({ week, home, away, goals }) =>
    news('match', `Week ${week}: ${home} ${goals.home}-${goals.away} ${away}`),
  'match-forfeited': ({ opponent, eligible }) =>
    specialNews(
      'match',
      `MATCH FORFEITED! Not enough eligible players (${eligible}/${PLAYERS_NEEDED}) vs ${opponent}. Result: 0-3 Loss.`,
    ),
  'opponent-forfeited': ({ opponent }) =>
    specialNews(
      'match',
      `MATCH FORFEITED! ${opponent} cannot field ${PLAYERS_NEEDED} players. Result: 3-0 Win.`,
    ),
  'record-broken': ({ area, record, text, before }) =>
    specialNews(area, `Club record! ${record}: ${text}. The old one: ${before.text} (day ${before.day}).`),
  'milestone-reached': ({ total, figure, club, text }) =>
    specialNews('match', `Milestone: your ${ordinal(figure)} ${TOTAL_NAMES[total]} with ${club}, ${text}.`),
  'awards-won': ({ players, isManager }) => {
    const won = players.map(({ name, award }) => `${name} is the ${award} of the season`)
    if (isManager) won.push('you are the manager of the season')
    return specialNews('squad', `Awards: ${won.join('; ')}.`)
  },
}

const TOTAL_NAMES = { matches: 'match in charge', wins: 'win', goals: 'goal' } as const
