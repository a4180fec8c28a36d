/** Events of the board: their data, toasts and news. */
import {
  budgets,
  LEVEL_NAMES,
  objectiveLevel,
  objectiveResultFields,
  savingsFields,
  type BoardBudgets,
  type ObjectiveLevel,
  type ObjectiveResult,
  type Savings,
} from '../club/board.ts'
import { DIFFICULTIES, DIFFICULTY_NAMES } from '../club/difficulty.ts'
import type { FacilityType } from '../club/facility.ts'
import { array, nullable, number, oneOf, record, type FactsOf } from '../core/checks.ts'
import { money, percent, position, season, stars, week } from '../core/figures.ts'
import { pounds } from '../core/money.ts'
import { ordinal } from '../core/ordinal.ts'
import { wayOut, waysInWords } from './wayOut.ts'
import { news, specialNews, type NewsPresenters, type ToastPresenters } from './presentation.ts'

/** Facts of each kind. Money in whole pounds. */
export const BOARD_FACTS = {
  /** `confidence`: in percent. */
  'budgets-set': { transfer: money, wage: money, money, reputation: stars, position, confidence: percent },
  /** `positions`: what each level asks for; `inForce`: the default until one is chosen. */
  'objectives-offered': {
    season,
    positions: record<Record<ObjectiveLevel, number>>({
      safe: position,
      ambitious: position,
      title: position,
    }),
    inForce: objectiveLevel,
  },
  'objective-chosen': { season, level: objectiveLevel, position, budgets },
  'objective-reviewed': { ...objectiveResultFields, position },
  /** `mood`: change of fan mood in points; `paid`, `taken`, `owed`: pounds that the board pays, takes, and is to take. */
  'objective-judged': {
    ...objectiveResultFields,
    position,
    mood: number(-100, 100),
    paid: money,
    taken: money,
    owed: money,
  },
  /** `weeks`: left of the season. */
  'place-in-danger': { position, worstPosition: position, weeks: week, ways: array(wayOut, 2) },
  /**
   * Pounds that the owners draw, and the season's running costs; `saved`: what has been put aside for a building, of
   * which `added` now.
   */
  'dividend-paid': {
    dividend: money,
    costs: money,
    saved: nullable(record<Savings & { added: number }>({ ...savingsFields, added: money })),
  },
  /** Sums that the board adds to the budgets at mid-season, and what they come to. */
  'budgets-raised': { added: budgets, budgets },
  /** The same for a club in danger of a place that costs the job. */
  'budgets-released': { added: budgets, budgets },
  'difficulty-raised': { difficulty: oneOf(DIFFICULTIES) },
}
type BoardNews = FactsOf<typeof BOARD_FACTS>

/** Data of each kind that is not kept. `drawn`: pounds put aside before that the owners draw. */
export interface BoardActions {
  'saving-begun': { facility: FacilityType; drawn: number }
  'saving-stopped': { drawn: number }
}

export const BOARD_NEWS: NewsPresenters<BoardNews> & ToastPresenters<BoardActions> = {
  'saving-begun': ({ facility, drawn }) => ({
    toast: { message: `We’re saving for the ${facility}.${ownersDraw(drawn)}`, tone: 'success' },
  }),
  'saving-stopped': ({ drawn }) => ({
    toast: { message: `We’re no longer saving for a building.${ownersDraw(drawn)}`, tone: 'info' },
  }),
  'budgets-set': (event) => news('finance', budgetsMessage(event)),
  'objectives-offered': (event) => specialNews('system', offerMessage(event)),
  'objective-chosen': (event) => {
    const message = choiceMessage(event)
    return { toast: { message, tone: 'success' }, ...news('system', message) }
  },
  'objective-reviewed': (event) => news('system', reviewMessage(event)),
  'objective-judged': (event) => specialNews('system', judgementMessage(event)),
  'place-in-danger': (event) => specialNews('system', dangerMessage(event)),
  'dividend-paid': (event) => specialNews('finance', dividendMessage(event)),
  'budgets-raised': ({ added, budgets }) =>
    specialNews(
      'finance',
      `The season is paying off: the board adds ${budgetsInWords(added)}. Left to spend: ${budgetsInWords(budgets)}.`,
    ),
  'budgets-released': ({ added, budgets }) =>
    specialNews(
      'finance',
      `The board fears for our place and adds ${budgetsInWords(added)}. Left to spend: ${budgetsInWords(budgets)}.`,
    ),
  'difficulty-raised': ({ difficulty }) => {
    const message = `Difficulty raised: from now on you play on ${DIFFICULTY_NAMES[difficulty]}.`
    return { toast: { message, tone: 'success' }, ...news('system', message) }
  },
}

function dangerMessage({ position, worstPosition, weeks, ways }: BoardNews['place-in-danger']): string {
  const danger = `We are ${ordinal(position)} with ${weeks} matches to go. Finish below ${ordinal(worstPosition)} and you lose your job.`
  return [danger, ...waysInWords(ways)].join(' ')
}

function ownersDraw(drawn: number): string {
  return drawn > 0 ? ` The owners take out ${pounds(drawn)}.` : ''
}

function dividendMessage({ dividend, costs, saved }: BoardNews['dividend-paid']): string {
  const drawn =
    dividend > 0
      ? [`The owners take out ${pounds(dividend)} of the money above a season’s costs of ${pounds(costs)}.`]
      : []
  const aside = saved
    ? [`${pounds(saved.added)} is set aside for the ${saved.facility}: ${pounds(saved.amount)} in all.`]
    : []
  return [...drawn, ...aside].join(' ')
}

/** Aim of an objective, such as '8th or better'. */
export function askedPlace(position: number): string {
  return position === 1 ? '1st place' : `${ordinal(position)} or better`
}

/** Budgets in words, such as '£5,000,000 for transfers and £200,000 a week for wages'. */
export function budgetsInWords({ transfer, wage }: BoardBudgets): string {
  return `${pounds(transfer)} for transfers and ${pounds(wage)} a week for wages`
}

function budgetsMessage({
  transfer,
  wage,
  money,
  reputation,
  position,
  confidence,
}: BoardNews['budgets-set']): string {
  return (
    `The board has set the budgets: ${pounds(transfer)} for transfers and ${pounds(wage)} a week for new wages, ` +
    `worked out from ${pounds(money)} in the bank, a reputation of ${reputation.toFixed(1)}, ` +
    `${ordinal(position)} place and confidence of ${confidence}%.`
  )
}

function offerMessage({ season, positions, inForce }: BoardNews['objectives-offered']): string {
  const { safe, ambitious, title } = positions
  return (
    `The board wants your objective for season ${season}: ${LEVEL_NAMES.safe} (${askedPlace(safe)}), ` +
    `${LEVEL_NAMES.ambitious} (${askedPlace(ambitious)}) or ${LEVEL_NAMES.title} (${askedPlace(title)}). ` +
    `Until you choose, it’s ${LEVEL_NAMES[inForce]}.`
  )
}

function choiceMessage({ season, level, position, budgets }: BoardNews['objective-chosen']): string {
  return `Objective for season ${season}: ${LEVEL_NAMES[level]}, ${askedPlace(position)}, with budgets of ${budgetsInWords(budgets)}.`
}

function reviewMessage(event: BoardNews['objective-reviewed']): string {
  const { position, asked, isMet } = event
  const verdict = isMet ? 'on course' : 'behind'
  return `The board’s mid-season review: ${ordinal(position)}, ${verdict} for the objective of ${askedPlace(asked)}. ${confidenceInWords(event)}`
}

function judgementMessage(event: BoardNews['objective-judged']): string {
  const { position, asked, isMet, mood, paid, taken, owed } = event
  const change = Math.round(mood)
  return [
    `The objective of ${askedPlace(asked)} is ${isMet ? 'met' : 'missed'}: ${ordinal(position)}.`,
    confidenceInWords(event),
    ...(change === 0 ? [] : [`Fan mood ${change > 0 ? `+${change}` : `−${-change}`}.`]),
    ...(paid > 0 ? [`The board pays ${pounds(paid)}.`] : []),
    ...(taken > 0 ? [`The board takes ${pounds(taken)}.`] : []),
    ...(owed > 0 ? [`You still owe it ${pounds(owed)}.`] : []),
  ].join(' ')
}

function confidenceInWords({ confidence: { before, after } }: Pick<ObjectiveResult, 'confidence'>): string {
  return before === after
    ? `Its confidence stays at ${after}%.`
    : `Its confidence goes from ${before}% to ${after}%.`
}
