/** Events of competitions besides the league: their data and news. */
import { array, boolean, integer, nullable, oneOf, record, type FactsOf } from '../core/checks.ts'
import { inRow } from '../core/english.ts'
import { dayInWords } from '../core/calendar.ts'
import { day, goals, money, name, season } from '../core/figures.ts'
import { pounds } from '../core/money.ts'
import { goalsText } from '../club/ownScore.ts'
import { COMPETITION_IDS, COMPETITION_NAMES, ROUND_NAMES, type Score } from '../core/tie.ts'
import { groupName, roundPhrase, tieName } from '../core/tieWords.ts'
import { news, specialNews, type NewsPresenters } from './presentation.ts'

const score = record<Score>({ home: goals, away: goals })
const competition = oneOf(COMPETITION_IDS)
const round = integer(1, Math.max(...Object.values(ROUND_NAMES).map(({ length }) => length)))

/** Facts of each kind. Money in whole pounds; `round` counts from 1, the first round. */
export const CUP_FACTS = {
  /** The own club's tie has been drawn. */
  'cup-drawn': { competition, round, opponent: name, isHome: boolean, isNeutral: boolean, day },
  /** The own club's group has been drawn; `group` counts from 1, group A. */
  'group-drawn': { competition, group: integer(1, 26), opponents: array(name, 3) },
  /** The own club has played a tie; `prize`: what it gets. `isOver`: the competition is over for it. */
  'cup-played': {
    competition,
    round,
    home: name,
    away: name,
    goals: score,
    hasExtraTime: boolean,
    shootOut: nullable(score),
    prize: money,
    isOver: boolean,
  },
  /** The own club has won a competition. */
  'cup-won': { competition, season, opponent: name },
  /** Another club has won it. */
  'cup-decided': { competition, winner: name, beaten: name },
}
type CupNews = FactsOf<typeof CUP_FACTS>

export const CUP_NEWS: NewsPresenters<CupNews> = {
  'cup-drawn': ({ competition, round, opponent, isHome, isNeutral, day }) => {
    // The table draws the play-off, whose day stands still.
    const [draw, when] = competition === 'playoff' ? ['', ''] : [' draw', `, on ${dayInWords(day)}`]
    return specialNews(
      'match',
      isNeutral
        ? `${COMPETITION_NAMES[competition]}: you meet ${opponent} in the ${roundPhrase(competition, round)}, on neutral ground${when}.`
        : `${COMPETITION_NAMES[competition]}${draw}: ${opponent} ${isHome ? 'at home' : 'away'} in the ${roundPhrase(competition, round)}${when}.`,
    )
  },
  'group-drawn': ({ competition, group, opponents }) =>
    specialNews(
      'match',
      `${COMPETITION_NAMES[competition]} draw: you’re in ${groupName(group)} with ${inRow(opponents)}.`,
    ),
  'cup-played': ({ competition, round, home, away, goals, hasExtraTime, shootOut, prize, isOver }) => {
    const penalties = shootOut ? `, ${goalsText(shootOut.home, shootOut.away)} on penalties` : ''
    const after = hasExtraTime && !shootOut ? ' after extra time' : ''
    const paid = prize > 0 ? ` It pays ${pounds(prize)}.` : ''
    const end =
      isOver && competition !== 'playoff' ? ` Your ${COMPETITION_NAMES[competition]} is over.` : paid
    return news(
      'match',
      `${tieName(competition, round)}: ${home} ${goalsText(goals.home, goals.away)} ${away}${after}${penalties}.${end}`,
    )
  },
  'cup-won': ({ competition, season, opponent }) =>
    specialNews(
      'match',
      `The ${COMPETITION_NAMES[competition]} is yours! You beat ${opponent} in the final of season ${season}.`,
    ),
  'cup-decided': ({ competition, winner, beaten }) =>
    news('match', `${winner} win the ${COMPETITION_NAMES[competition]}, beating ${beaten} in the final.`),
}
