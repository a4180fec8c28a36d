/** The ten campaigns (MAR-1). */

/** Effects of a campaign. Each is optional and has its own tag (reports/campaignTags.ts). */
export interface CampaignEffects {
  /** Growth of the number of fans, spread over the duration; higher with good marketing. */
  fanMultiplier: number
  /** Pounds, spread over the duration. */
  incomeBoost: number
  /** Points of reputation, spread over the duration. */
  repBoost: number
  /** Factor on the club shop's income while the campaign runs. */
  merchandiseBoost: number
  /** Points of fan mood, added at the launch. */
  happinessBoost: number
  /** Factor on attendance while the campaign runs. */
  attendanceMultiplier: number
}

export const CAMPAIGN_IDS = [
  'local-advertising',
  'social-media-blitz',
  'ticket-discount-week',
  'global-fan-drive',
  'derby-day-hype',
  'season-ticket-drive',
  'new-kit-launch',
  'community-outreach-day',
  'matchday-experience-boost',
  'social-media-fan-content',
] as const
export type CampaignId = (typeof CAMPAIGN_IDS)[number]

export interface CampaignDefinition extends Partial<CampaignEffects> {
  id: CampaignId
  name: string
  /** Cost in pounds, paid at the launch. */
  cost: number
  /** Duration in days. */
  duration: number
  description: string
  targetAudience: string
}

export const CAMPAIGNS: readonly CampaignDefinition[] = [
  {
    id: 'local-advertising',
    name: 'Local Advertising',
    cost: 50_000,
    duration: 30,
    description: 'Posters, buses and the local paper.',
    targetAudience: 'The town',
    fanMultiplier: 1.03,
  },
  {
    id: 'social-media-blitz',
    name: 'Social Media Blitz',
    cost: 100_000,
    duration: 60,
    description: 'Clips and stories on every network.',
    targetAudience: 'Young fans',
    fanMultiplier: 1.05,
    repBoost: 0.05,
  },
  {
    id: 'ticket-discount-week',
    name: 'Ticket Discount Week',
    cost: 80_000,
    duration: 7,
    description: 'A week of cheap seats for everyone.',
    targetAudience: 'Families',
    attendanceMultiplier: 1.15,
    happinessBoost: 4,
  },
  {
    id: 'global-fan-drive',
    name: 'Global Fan Drive',
    cost: 500_000,
    duration: 90,
    description: 'Tours, partners and broadcasts abroad.',
    targetAudience: 'The world',
    fanMultiplier: 1.15,
    repBoost: 0.15,
  },
  {
    id: 'derby-day-hype',
    name: 'Derby Day Hype',
    cost: 150_000,
    duration: 14,
    description: 'Two weeks of build-up for the big matches.',
    targetAudience: 'The faithful',
    attendanceMultiplier: 1.15,
    happinessBoost: 6,
    fanMultiplier: 1.01,
  },
  {
    id: 'season-ticket-drive',
    name: 'Season Ticket Drive',
    cost: 75_000,
    duration: 45,
    description: 'A seat for the whole season at a fair price.',
    targetAudience: 'Regulars',
    fanMultiplier: 1.05,
    incomeBoost: 50_000,
  },
  {
    id: 'new-kit-launch',
    name: 'New Kit Launch',
    cost: 150_000,
    duration: 14,
    description: 'The new shirt, shown by the players.',
    targetAudience: 'Collectors',
    repBoost: 0.1,
    merchandiseBoost: 1.2,
  },
  {
    id: 'community-outreach-day',
    name: 'Community Outreach Day',
    cost: 40_000,
    duration: 30,
    description: 'Players visit schools and hospitals.',
    targetAudience: 'The community',
    happinessBoost: 5,
    repBoost: 0.05,
    fanMultiplier: 1.01,
  },
  {
    id: 'matchday-experience-boost',
    name: 'Matchday Experience Boost',
    cost: 90_000,
    duration: 60,
    description: 'Music, food and a show before kick-off.',
    targetAudience: 'Spectators',
    attendanceMultiplier: 1.05,
    happinessBoost: 3,
  },
  {
    id: 'social-media-fan-content',
    name: 'Social Media Fan Content',
    cost: 60_000,
    duration: 90,
    description: 'Supporters tell their own stories.',
    targetAudience: 'Fans online',
    fanMultiplier: 1.03,
    repBoost: 0.08,
  },
]

export function campaignOf(id: CampaignId): CampaignDefinition {
  const found = CAMPAIGNS.find((campaign) => campaign.id === id)
  if (!found) throw new Error(`There is no campaign '${id}'.`)
  return found
}
