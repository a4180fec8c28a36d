/** Events of transfers, staff, facilities, marketing and tickets: their data, toasts and news. */
import type { FacilityType } from '../club/facility.ts'
import type { Policy, SharePlace } from '../club/marketing.ts'
import { pounds } from '../core/money.ts'
import type { PlayerId } from '../people/player.ts'
import { news, silent, type Presenters } from './presentation.ts'
import type { StaffMember, StaffRole } from '../people/staffMember.ts'

/** Data of each kind. Money in whole pounds. */
export interface BusinessEvents {
  'player-signed': { id: PlayerId; name: string; fee: number }
  /** `club`: name of the one they join. */
  'player-sold': { id: PlayerId; name: string; fee: number; club: string }
  /** `price`: what the scouts were paid, 0 for a free refresh. */
  'market-refreshed': { price: number }
  'staff-hired': { id: string; role: StaffRole; cost: number }
  'staff-dismissed': { id: string; role: StaffMember['role']; severance: number }
  'facility-built': { type: FacilityType; cost: number }
  /** `level`: the new one. */
  'facility-upgraded': { type: FacilityType; level: number; cost: number }
  'works-finished': { type: FacilityType }
  'campaign-launched': { id: string; name: string; cost: number }
  'campaign-shared': { id: string; name: string; description: string; place: SharePlace }
  'campaign-ended': { id: string; name: string }
  /** In force from the next week on. */
  'policy-planned': { policy: Policy; isOn: boolean }
  'ticket-price-set': { price: number }
}

export const BUSINESS_NEWS: Presenters<BusinessEvents> = {
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
      : { toast: { message: `Scouts paid ${pounds(price)}: the market is new.`, tone: 'success' } },
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
  'works-finished': ({ type }) => news('system', `Works at the ${type} are over: all seats are open again.`),
  'campaign-launched': ({ name }) => ({ toast: { message: `${name} launched.`, tone: 'success' } }),
  'campaign-shared': ({ name, description, place }) => {
    const isAtHome = place === 'Club Website'
    const message = `${name} shared on ${isAtHome ? 'the Club Website' : place}.`
    return {
      toast: { message, tone: 'success' },
      ...(isAtHome && news('system', `Club website: ${name}. ${description}`)),
    }
  },
  'campaign-ended': ({ name }) => news('finance', `Campaign "${name}" has ended.`),
  'policy-planned': silent,
  'ticket-price-set': silent,
}
