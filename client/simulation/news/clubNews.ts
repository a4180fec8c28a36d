/** Events of the club and its board: their data, toasts and news. */
import { SCORINGS, scoreInWords } from '../club/challenge.ts'
import { array, oneOf, type FactsOf } from '../core/checks.ts'
import { counted } from '../core/english.ts'
import { count, money, name, percent, position, season } from '../core/figures.ts'
import { pounds } from '../core/money.ts'
import { ordinal } from '../core/ordinal.ts'
import { news, silent, specialNews, type NewsPresenters, type ToastPresenters } from './presentation.ts'

/** Message of a bankruptcy, which ends the career. */
export const BANKRUPT_MESSAGE = 'BANKRUPTCY! Club finances collapsed. Game Over!'

const changing = array(name, 2)

/** Facts of each kind. Money in whole pounds. */
export const CLUB_FACTS = {
  'career-started': { club: name },
  'season-finished': { season, position, prize: money },
  /** Names of the clubs, the best placed first. */
  'divisions-changed': { promoted: changing, relegated: changing },
  /** The own club goes up; `position` 1 for the champions of the second division, others have won the play-off. */
  'promotion-won': { club: name, position },
  /** Another club has won the play-off that the own one was in. */
  'play-off-lost': { winner: name },
  'board-worried': { position, worstPosition: position },
  'fans-revolted': { lowestMood: percent, patienceDays: count },
  'funds-low': { money },
  'club-bankrupt': {},
  'manager-sacked': {},
  'manager-retired': { seasons: season },
  'club-taken-over': { club: name, left: name },
  /** Clubs that want the manager this summer. */
  'jobs-offered': { clubs: array(name, 2) },
  'challenge-over': { title: name, score: money, scoring: oneOf(SCORINGS), decisions: count },
}
type ClubNews = FactsOf<typeof CLUB_FACTS>

/** Data of each kind that is not kept. */
export interface ClubActions {
  'club-renamed': { name: string }
  'manager-introduced': { name: string }
  'ranking-left': object
}

export const CLUB_NEWS: NewsPresenters<ClubNews> & ToastPresenters<ClubActions> = {
  'club-renamed': silent,
  'manager-introduced': silent,
  'ranking-left': silent,
  'career-started': ({ club }) => news('system', `Welcome to ${club}! Season 1 starts in a week.`),
  'season-finished': ({ season, position, prize }) =>
    specialNews(
      'system',
      `Season ${season} finished! Final position: ${ordinal(position)}. Prize money: ${pounds(prize)}.`,
    ),
  'divisions-changed': ({ promoted, relegated }) =>
    news('match', `Going up: ${promoted.join(' and ')}. Going down: ${relegated.join(' and ')}.`),
  'promotion-won': ({ club, position }) =>
    specialNews(
      'match',
      position === 1
        ? `${club} are champions of the second division. Next season you’re in the first!`
        : `${club} have won the play-off. Next season you’re in the first division!`,
    ),
  'play-off-lost': ({ winner }) =>
    specialNews(
      'match',
      `The play-off’s over for you: ${winner} go up. Another year in the second division.`,
    ),
  'board-worried': ({ position, worstPosition }) =>
    specialNews(
      'system',
      `The board is worried: ${ordinal(position)} at mid-season. A final position worse than ${ordinal(worstPosition)} will cost you your job.`,
    ),
  'fans-revolted': ({ lowestMood, patienceDays }) =>
    specialNews(
      'system',
      `The fans are in revolt: mood below ${lowestMood}%. The board will act if it stays there for ${patienceDays} days.`,
    ),
  'funds-low': ({ money }) =>
    specialNews(
      'finance',
      `FINANCIAL WARNING: Budget critically low (${pounds(money)}). Risk of bankruptcy! Cut costs!`,
    ),
  'club-bankrupt': () => specialNews('finance', BANKRUPT_MESSAGE),
  'manager-sacked': () => specialNews('system', "YOU'RE SACKED! The board has lost its patience."),
  'manager-retired': ({ seasons }) =>
    specialNews('system', `You have retired after ${counted(seasons, 'season')} in charge.`),
  'jobs-offered': ({ clubs }) =>
    specialNews(
      'system',
      `${clubs.join(' and ')} ${clubs.length === 1 ? 'wants' : 'want'} you as manager. Today only: it’s in the review of the season.`,
    ),
  'challenge-over': ({ title, score, scoring, decisions }) =>
    specialNews(
      'system',
      `Challenge over – ${title}: ${scoreInWords(score, scoring)}, with ${counted(decisions, 'decision')}.`,
    ),
  'club-taken-over': ({ club, left }) =>
    specialNews(
      'system',
      `Welcome to ${club}! A new squad, new money, and ${left} to show what they’re missing.`,
    ),
}
