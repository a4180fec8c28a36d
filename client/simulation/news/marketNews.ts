/** Events of the market of clubs: their data, toasts and news. */
import { pounds } from '../core/money.ts'
import { news, silent, type Presentation, type Presenters, type ToastMessage } from './presentation.ts'

interface Deal {
  /** Names of the player and of the club. */
  name: string
  club: string
}

/** Why a bid ends: its deadline has passed, the club has been asked for more, has spent its money, or the player retires. */
export type BidEnd = 'lapsed' | 'asked' | 'money' | 'retires'

/** Data of each kind. Money in whole pounds. */
export interface MarketEvents {
  /** `deadline`: last day for an answer. */
  'bid-received': Deal & { fee: number; deadline: number }
  'bid-raised': Deal & { fee: number }
  'bid-refused': Deal
  'bid-over': Deal & { reason: BidEnd }
  /** `day`: of the answer. */
  'offer-sent': Deal & { fee: number; day: number }
  /** The club asks for more. `left`: offers that it still hears; `day`: the last for the next. */
  'offer-answered': Deal & { asked: number; left: number; day: number }
  /** The club sells for the fee. `day`: last one for terms with the player. */
  'offer-agreed': Deal & { fee: number; day: number }
  /** The club has broken off the talks. `day`: the last without new ones. */
  'offer-failed': Deal & { day: number }
  'offer-withdrawn': { name: string }
  /** The time for the next step is over, or the player has left the club. */
  'offer-lapsed': { name: string }
  'shortlist-changed': object
  /** `day`: of the report. */
  'scouts-sent': { day: number }
  'scouts-called-back': object
  /** `count`: players found. */
  'scouts-returned': { count: number }
  /** A rival has found somebody for a player who has left. `from`: club abroad; null for its own youth. */
  'rival-replaces': Deal & { coming: string; from: string | null }
}

const BID_ENDS: Record<BidEnd, (club: string, name: string) => string> = {
  lapsed: (club, name) => `The bid of ${club} for ${name} has lapsed: they have waited long enough.`,
  asked: (club, name) => `${club} no longer bid for ${name}: you asked for more than they pay.`,
  money: (club, name) => `${club} no longer bid for ${name}: they have spent the money elsewhere.`,
  retires: (club, name) => `${club} no longer bid for ${name}, who retires.`,
}

const BACK = 'Your scouts are back.'

export const MARKET_NEWS: Presenters<MarketEvents> = {
  'bid-received': ({ name, club, fee, deadline }) =>
    decision(`${club} bid ${pounds(fee)} for ${name}.`, 'info', `Answer by day ${deadline}`),
  'bid-raised': ({ name, club, fee }) =>
    decision(`${club} raise their bid for ${name} to ${pounds(fee)}. It is their last.`, 'success'),
  'bid-refused': silent,
  'bid-over': ({ name, club, reason }) => decision(BID_ENDS[reason](club, name), 'warning'),
  'offer-sent': ({ club, day }) => ({
    toast: { message: `Offer sent: ${club} answer on day ${day}.`, tone: 'info' },
  }),
  'offer-answered': ({ club, name, asked, left, day }) =>
    decision(
      `${club} refuse your offer for ${name} and ask for ${pounds(asked)}.`,
      'warning',
      `Offers left: ${left}, until day ${day}`,
    ),
  'offer-agreed': ({ club, name, fee, day }) =>
    decision(`${club} sell ${name} for ${pounds(fee)}.`, 'success', `Offer them terms by day ${day}`),
  'offer-failed': ({ club, name, day }) =>
    decision(`${club} break off the talks about ${name} until day ${day}.`, 'warning'),
  'offer-withdrawn': silent,
  'offer-lapsed': ({ name }) => news('transfer', `The talks about ${name} are over.`),
  'shortlist-changed': silent,
  'scouts-sent': silent,
  'scouts-called-back': silent,
  'scouts-returned': ({ count }) => ({
    toast: { message: BACK, tone: 'info' },
    news: {
      type: 'transfer',
      message: `${BACK} Names in their report: ${count}. Transfers, Scouting.`,
      isSpecial: true,
    },
  }),
  'rival-replaces': ({ club, name, coming, from }) =>
    news('transfer', `${club} sign ${coming} from ${from ?? 'their youth'} for ${name}.`),
}

/** Toast and news; what is to be done next, if anything, and where. */
function decision(message: string, tone: ToastMessage['tone'], next?: string): Presentation {
  return {
    toast: { message, tone },
    news: {
      type: 'transfer',
      message: next === undefined ? message : `${message} ${next}: Transfers, Bids.`,
      isSpecial: next !== undefined,
    },
  }
}
