/** Events of the cup: their data and news. */
import { boolean, integer, nullable, record, type FactsOf } from '../core/checks.ts'
import { dayInWords } from '../core/calendar.ts'
import { day, goals, money, name, season } from '../core/figures.ts'
import { pounds } from '../core/money.ts'
import { goalsText } from '../club/ownScore.ts'
import { COMPETITION_NAMES, CUP_ROUNDS, type Score } from '../core/tie.ts'
import { roundName, tieName } from '../core/tieWords.ts'
import { news, specialNews, type NewsPresenters } from './presentation.ts'

const score = record<Score>({ home: goals, away: goals })
const round = integer(1, CUP_ROUNDS.length)
const CUP_NAME = COMPETITION_NAMES.cup

/** Facts of each kind. Money in whole pounds; `round` counts from 1, the first round. */
export const CUP_FACTS = {
  /** The own club's tie has been drawn. */
  'cup-drawn': { round, opponent: name, isHome: boolean, isNeutral: boolean, day },
  /** The own club has played a tie; `prize`: what the winner gets, 0 for the beaten. */
  'cup-played': {
    round,
    home: name,
    away: name,
    goals: score,
    hasExtraTime: boolean,
    shootOut: nullable(score),
    prize: money,
  },
  /** The own club has won the cup. */
  'cup-won': { season, opponent: name },
  /** Another club has won the cup. */
  'cup-decided': { winner: name, beaten: name },
}
type CupNews = FactsOf<typeof CUP_FACTS>

export const CUP_NEWS: NewsPresenters<CupNews> = {
  'cup-drawn': ({ round, opponent, isHome, isNeutral, day }) =>
    specialNews(
      'match',
      isNeutral
        ? `${CUP_NAME}: you meet ${opponent} in the ${roundName(round)}, on neutral ground, on ${dayInWords(day)}.`
        : `${CUP_NAME} draw: ${opponent} ${isHome ? 'at home' : 'away'} in the ${roundName(round)}, on ${dayInWords(day)}.`,
    ),
  'cup-played': ({ round, home, away, goals, hasExtraTime, shootOut, prize }) => {
    const penalties = shootOut ? `, ${goalsText(shootOut.home, shootOut.away)} on penalties` : ''
    const after = hasExtraTime && !shootOut ? ' after extra time' : ''
    const end = prize > 0 ? ` The win pays ${pounds(prize)}.` : ' Your cup is over.'
    return news(
      'match',
      `${tieName(round)}: ${home} ${goalsText(goals.home, goals.away)} ${away}${after}${penalties}.${end}`,
    )
  },
  'cup-won': ({ season, opponent }) =>
    specialNews('match', `The ${CUP_NAME} is yours! You beat ${opponent} in the final of season ${season}.`),
  'cup-decided': ({ winner, beaten }) =>
    news('match', `${winner} win the ${CUP_NAME}. ${beaten} are the beaten finalists.`),
}
