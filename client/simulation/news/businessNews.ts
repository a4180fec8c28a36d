/** Events of transfers, staff, facilities, marketing and tickets: their data, toasts and news. */
import { FACILITY_TYPES } from '../club/facility.ts'
import { CAMPAIGN_IDS, campaignOf, type CampaignId } from '../club/campaignDefinitions.ts'
import type { Policy, SharePlace } from '../club/marketing.ts'
import { array, integer, oneOf, type FactsOf } from '../core/checks.ts'
import { money, name, playerId, season } from '../core/figures.ts'
import { pounds } from '../core/money.ts'
import { lossCause, wayOut, waysInWords } from './wayOut.ts'
import { news, silent, specialNews, type NewsPresenters, type ToastPresenters } from './presentation.ts'
import type { StaffMember, StaffRole } from '../people/staffMember.ts'

const type = oneOf(FACILITY_TYPES)
const ofCampaign = { campaign: oneOf(CAMPAIGN_IDS) }

/** Facts of each kind. Money in whole pounds. */
export const BUSINESS_FACTS = {
  'player-signed': { id: playerId, name, fee: money },
  /** `club`: name of the one they join. */
  'player-sold': { id: playerId, name, fee: money, club: name },
  'facility-built': { type, cost: money },
  /** `level`: the new one. */
  'facility-upgraded': { type, level: integer(1, 10), cost: money },
  'works-finished': { type },
  /** A campaign was refused for want of money. */
  'campaign-unaffordable': ofCampaign,
  /** A campaign was shared on the club's website. */
  'campaign-published': ofCampaign,
  'campaign-ended': ofCampaign,
  /** `season`: at whose end the money is gone; `brings`, `costs` and `wages`: of a season like this one. */
  'money-runs-out': { season, brings: money, costs: money, wages: money, ways: array(wayOut, 2) },
}
type BusinessNews = FactsOf<typeof BUSINESS_FACTS>

/** Data of each kind that is not kept. */
export interface BusinessActions {
  /** `price`: what the scouts were paid, 0 for a free refresh. */
  'market-refreshed': { price: number }
  'staff-hired': { id: string; role: StaffRole; cost: number }
  'staff-dismissed': { id: string; role: StaffMember['role']; severance: number }
  'campaign-launched': { campaign: CampaignId; cost: number }
  'campaign-shared': { campaign: CampaignId; place: SharePlace }
  /** In force from the next week on. */
  'policy-planned': { policy: Policy; isOn: boolean }
  'ticket-price-set': { price: number }
}

export const BUSINESS_NEWS: NewsPresenters<BusinessNews> & ToastPresenters<BusinessActions> = {
  'player-signed': ({ name, fee }) => {
    const message = `Signed ${name} for ${pounds(fee)}.`
    return { toast: { message, tone: 'success' }, ...news('transfer', message) }
  },
  'player-sold': ({ name, fee, club }) => {
    const message = `Sold ${name} for ${pounds(fee)}.`
    return { toast: { message, tone: 'info' }, ...news('transfer', `${message} They join ${club}.`) }
  },
  'market-refreshed': ({ price }) =>
    price === 0
      ? {}
      : {
          toast: { message: `Your scouts have refreshed the market for ${pounds(price)}.`, tone: 'success' },
        },
  'staff-hired': ({ role }) => ({ toast: { message: `New ${role} hired successfully`, tone: 'success' } }),
  'staff-dismissed': () => ({ toast: { message: 'Staff member dismissed', tone: 'warning' } }),
  'facility-built': ({ type, cost }) => ({
    toast: { message: `${type} built.`, tone: 'success' },
    ...news('finance', `${type} built for ${pounds(cost)}.`),
  }),
  'facility-upgraded': ({ type, level, cost }) => ({
    toast: { message: `${type} upgraded to Level ${level}.`, tone: 'success' },
    ...news('finance', `${type} upgraded to Level ${level} for ${pounds(cost)}.`),
  }),
  'works-finished': ({ type }) => news('system', `Work on the ${type} is finished: every seat is open.`),
  'campaign-launched': ({ campaign }) => ({
    toast: { message: `${campaignOf(campaign).name} launched.`, tone: 'success' },
  }),
  'campaign-unaffordable': ({ campaign }) => specialNews('finance', unaffordableMessage(campaign)),
  'campaign-shared': ({ campaign, place }) => ({
    toast: {
      message: `${campaignOf(campaign).name} shared on ${place === 'Club Website' ? 'the Club Website' : place}.`,
      tone: 'success',
    },
  }),
  'campaign-published': ({ campaign }) => {
    const { name, description } = campaignOf(campaign)
    return news('system', `Club website: ${name}. ${description}`)
  },
  'campaign-ended': ({ campaign }) => news('finance', `Campaign "${campaignOf(campaign).name}" has ended.`),
  'money-runs-out': (event) => specialNews('finance', lossMessage(event)),
  'policy-planned': silent,
  'ticket-price-set': silent,
}

/** Message of a campaign that the club cannot pay. */
export function unaffordableMessage(campaign: CampaignId): string {
  const { name, cost } = campaignOf(campaign)
  return `Insufficient funds to launch "${name}" campaign. Cost: ${pounds(cost)}`
}

function lossMessage({ season, ways, ...sums }: BusinessNews['money-runs-out']): string {
  return [
    `As things stand, the money runs out in season ${season}.`,
    lossCause(sums),
    ...waysInWords(ways),
  ].join(' ')
}
