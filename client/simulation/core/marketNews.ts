/** Events of the market of clubs: their data, toasts and news. */
import { pounds } from './money.ts'
import { news, specialNews, type Presenters } from './presentation.ts'

interface BidFacts {
  /** Names of the player and of the club. */
  name: string
  club: string
}

/** Data of each kind. Money in whole pounds. */
export interface MarketEvents {
  /** `deadline`: last day for an answer. */
  'bid-received': BidFacts & { fee: number; deadline: number }
  'bid-raised': BidFacts & { fee: number }
  'bid-refused': BidFacts
  /** The club has walked away, since it was asked for more. */
  'bid-ended': BidFacts
  /** The deadline has passed without an answer. */
  'bid-lapsed': BidFacts
  /** The club has spent its money on somebody else, or the player has left. */
  'bid-withdrawn': BidFacts
}

export const MARKET_NEWS: Presenters<MarketEvents> = {
  'bid-received': ({ name, club, fee, deadline }) => {
    const message = `${club} bid ${pounds(fee)} for ${name}.`
    return {
      toast: { message, tone: 'info' },
      ...specialNews('transfer', `${message} Answer by day ${deadline}: Transfers, Bids.`),
    }
  },
  'bid-raised': ({ name, club, fee }) => {
    const message = `${club} raise their bid for ${name} to ${pounds(fee)}. It is their last.`
    return { toast: { message, tone: 'success' }, ...news('transfer', message) }
  },
  'bid-refused': ({ name, club }) => {
    const message = `You refuse the bid of ${club} for ${name}.`
    return { toast: { message, tone: 'info' }, ...news('transfer', message) }
  },
  'bid-ended': ({ name, club }) => {
    const message = `${club} pay no more for ${name} and withdraw their bid.`
    return { toast: { message, tone: 'warning' }, ...news('transfer', message) }
  },
  'bid-lapsed': ({ name, club }) => news('transfer', `The bid of ${club} for ${name} has lapsed.`),
  'bid-withdrawn': ({ name, club }) => news('transfer', `${club} withdraw their bid for ${name}.`),
}
