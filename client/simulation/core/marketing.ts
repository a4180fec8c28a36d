/** Campaigns and policies (MAR-1, MAR-9). */

export interface Campaign {
  /** Key of the campaign's definition. */
  id: string
  active: boolean
  /** Day on which a running campaign ends; 0 when it has never run. */
  endDay: number
  /** Day on which it was last shared; 0 when it never was. */
  sharedOnDay: number
}

/** Where a campaign can be shared: on three networks, and at home. */
export const SHARE_PLACES = ['Facebook', 'Twitter', 'Instagram', 'Club Website'] as const
export type SharePlace = (typeof SHARE_PLACES)[number]

export const POLICIES = [
  'youthFocus',
  'attackingStyle',
  'transferBuyYoung',
  'fanFriendlyPricing',
  'communityFocus',
  'defensiveStyle',
] as const
export type Policy = (typeof POLICIES)[number]
export type Policies = Record<Policy, boolean>

/** Only fan-friendly pricing is on at the start. */
export function defaultPolicies(): Policies {
  return {
    youthFocus: false,
    attackingStyle: false,
    transferBuyYoung: false,
    fanFriendlyPricing: true,
    communityFocus: false,
    defensiveStyle: false,
  }
}
