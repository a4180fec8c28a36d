/** Events of the market of clubs: their data, toasts and news. */
import { dayInWords } from '../core/calendar.ts'
import { nullable, oneOf, type FactsOf } from '../core/checks.ts'
import { count, day, money, name, playerId } from '../core/figures.ts'
import { pounds } from '../core/money.ts'
import {
  news,
  silent,
  type News,
  type NewsPresenters,
  type Presentation,
  type ToastMessage,
  type ToastPresenters,
} from './presentation.ts'

interface Deal {
  /** Names of the player and of the club. */
  name: string
  club: string
}

/** Reason why a bid ends: its deadline has passed, the club has been asked for more, has spent its money, or the player retires. */
const BID_ENDS = ['lapsed', 'asked', 'money', 'retires'] as const
type BidEnd = (typeof BID_ENDS)[number]

/** Names of the player and of the club. */
const deal = { name, club: name }
/** `id`: of the player. */
const openDeal = { id: playerId, ...deal }

/** Facts of each kind. Money in whole pounds. */
export const MARKET_FACTS = {
  /** `deadline`: last day for an answer. */
  'bid-received': { ...openDeal, fee: money, deadline: day },
  'bid-raised': { ...openDeal, fee: money },
  'bid-over': { ...deal, reason: oneOf(BID_ENDS) },
  /** The club asks for more. `left`: offers that it still hears; `day`: the last for the next. */
  'offer-answered': { ...openDeal, asked: money, left: count, day },
  /** The club sells for the fee. `day`: last one for terms with the player. */
  'offer-agreed': { ...openDeal, fee: money, day },
  /** The club has broken off the talks. `day`: the last without new ones. */
  'offer-failed': { ...deal, day },
  /** The time for the next step is over, or the player has left the club. */
  'offer-lapsed': { name },
  /** `count`: players found. */
  'scouts-returned': { count },
  /** A rival has found somebody for a player who has left. `from`: club abroad; null for its own youth. */
  'rival-replaces': { ...deal, coming: name, from: nullable(name) },
}
type MarketNews = FactsOf<typeof MARKET_FACTS>

/** Data of each kind that is not kept. */
export interface MarketActions {
  'bid-refused': Deal
  /** `day`: of the answer. */
  'offer-sent': Deal & { fee: number; day: number }
  'offer-withdrawn': { name: string }
  'shortlist-changed': object
  /** `day`: of the report. */
  'scouts-sent': { day: number }
  'scouts-called-back': object
}

const END_TEXTS: Record<BidEnd, (club: string, name: string) => string> = {
  lapsed: (club, name) => `${club}’s bid for ${name} has lapsed: they’ve waited long enough.`,
  asked: (club, name) => `${club} have pulled out of the deal for ${name}: you asked for too much.`,
  money: (club, name) =>
    `${club} have pulled out of the deal for ${name}: they’ve spent the money elsewhere.`,
  retires: (club, name) => `${club} have dropped their bid for ${name}, who is retiring.`,
}

const BACK = 'Your scouts are back.'

export const MARKET_NEWS: NewsPresenters<MarketNews> & ToastPresenters<MarketActions> = {
  'bid-received': ({ name, club, fee, deadline }) =>
    decision(`${club} bid ${pounds(fee)} for ${name}.`, 'info', `Answer by ${dayInWords(deadline)}`),
  'bid-raised': ({ name, club, fee }) =>
    decision(`${club} raise their bid for ${name} to ${pounds(fee)}. It’s their final offer.`, 'success'),
  'bid-refused': silent,
  'bid-over': ({ name, club, reason }) => decision(END_TEXTS[reason](club, name), 'warning'),
  'offer-sent': ({ club, day }) => ({
    toast: { message: `Offer sent: ${club} will answer on ${dayInWords(day)}.`, tone: 'info' },
  }),
  'offer-answered': ({ club, name, asked, left, day }) =>
    decision(
      `${club} turn down your offer for ${name} and want ${pounds(asked)}.`,
      'warning',
      `Offers left: ${left}, until ${dayInWords(day)}`,
    ),
  'offer-agreed': ({ club, name, fee, day }) =>
    decision(
      `${club} agree to sell ${name} for ${pounds(fee)}.`,
      'success',
      `Agree terms with the player by ${dayInWords(day)}`,
    ),
  'offer-failed': ({ club, name, day }) =>
    decision(`${club} have broken off talks over ${name} until ${dayInWords(day)}.`, 'warning'),
  'offer-withdrawn': silent,
  'offer-lapsed': ({ name }) => news('transfer', `Talks over ${name} have ended.`),
  'shortlist-changed': silent,
  'scouts-sent': silent,
  'scouts-called-back': silent,
  'scouts-returned': ({ count }) => ({
    toast: { message: BACK, tone: 'info' },
    news: {
      type: 'transfer',
      message: `${BACK} Names in their report: ${count}.`,
      isSpecial: true,
    },
  }),
  'rival-replaces': ({ club, name, coming, from }) =>
    news('transfer', `${club} sign ${coming} from ${from ?? 'their youth'} to replace ${name}.`),
}

/** Toast and news; what is to be done next, if anything. The link below the news leads there. */
function decision(message: string, tone: ToastMessage['tone'], next?: string): Presentation & { news: News } {
  return {
    toast: { message, tone },
    news: {
      type: 'transfer',
      message: next === undefined ? message : `${message} ${next}.`,
      isSpecial: next !== undefined,
    },
  }
}
