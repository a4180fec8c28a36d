/** Campaigns and policies (MAR-1, MAR-9). */

export interface Campaign {
  /** Key of the campaign's definition. */
  id: string
  active: boolean
  /** Day on which a running campaign ends; 0 when it has never run. */
  endDay: number
  /** Day of the last share; 0 when it was never shared. */
  sharedOnDay: number
}

/** Places where a campaign can be shared: three networks and the club's website. */
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

/** Policies of a new career: only fan-friendly pricing is on. */
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
