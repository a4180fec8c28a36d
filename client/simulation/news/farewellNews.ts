/** Events of farewells: their data and news. */
import { boolean, nullable, type FactsOf } from '../core/checks.ts'
import { count, name } from '../core/figures.ts'
import { grouped } from '../core/money.ts'
import { news, specialNews, type NewsPresenters } from './presentation.ts'
import { countedOrNo } from '../core/english.ts'

/** Facts of each kind. */
export const FAREWELL_FACTS = {
  /** Somebody will retire in summer; `matches` for the club. */
  'retirement-announced': { name, matches: count, isLegend: boolean },
  /** The last home match of somebody who retires. */
  farewell: { name, opponent: name, attendance: count },
  'legend-retired': { name, matches: count, goals: count },
  /** The captain named by the manager has left; `next` leads the side now. */
  'captain-gone': { next: nullable(name) },
}
type FarewellNews = FactsOf<typeof FAREWELL_FACTS>

export const FAREWELL_NEWS: NewsPresenters<FarewellNews> = {
  'retirement-announced': ({ name, matches, isLegend }) =>
    specialNews(
      'squad',
      isLegend
        ? `${name} will retire in the summer, after ${countedOrNo(matches, 'match', 'matches')} for the club. Say goodbye at the last home match.`
        : `${name} will retire in the summer.`,
    ),
  farewell: ({ name, opponent, attendance }) =>
    specialNews('squad', `${grouped(attendance)} rise for ${name}, who says goodbye against ${opponent}.`),
  'legend-retired': ({ name, matches, goals }) =>
    specialNews(
      'squad',
      `A legend of the club retires: ${name}, ${countedOrNo(matches, 'match', 'matches')} and ${countedOrNo(goals, 'goal')}.`,
    ),
  'captain-gone': ({ next }) =>
    news(
      'squad',
      `Your captain has left the club. ${next === null ? 'The side has no leader now.' : `The side looks to ${next} now.`}`,
    ),
}
