/** Report for the marketing tab. */
import { nextWeekStart } from '../core/calendar.ts'
import type { Snapshot } from '../gameState.ts'
import { campaignTags, fewLeft } from './campaignTags.ts'
import { CAMPAIGNS, type CampaignDefinition } from '../club/campaignDefinitions.ts'
import {
  campaignDaysLeft,
  DAYS_BETWEEN_SHARES,
  SHARE_REPUTATION,
  shareHurdle,
} from '../marketing/campaigns.ts'
import { clampMood, equilibriumMood } from '../marketing/fans.ts'
import { POLICIES, type Policy } from '../club/marketing.ts'
import { marketingEffect, marketingScore, type MarketingEffect } from '../marketing/marketingEffect.ts'
import { POLICY_DEFINITIONS, type PolicyDefinition } from '../marketing/policies.ts'

export interface CampaignRow extends Pick<
  CampaignDefinition,
  'id' | 'name' | 'cost' | 'duration' | 'description' | 'targetAudience'
> {
  /** Effects, one tag each, such as 'Fans +3%, now +2.6%'. */
  effects: string[]
  /** Warning that it would win few; null for none. */
  warning: string | null
  isActive: boolean
  /** Days left; 0 when it is not running. */
  daysLeft: number
  isAffordable: boolean
  /** Reason why it cannot be shared now; null when it can, or is not running. */
  shareRefusal: string | null
}

export interface PolicyRow extends PolicyDefinition {
  policy: Policy
  /** True if it is on, or will be when the next week begins. */
  isOn: boolean
  /** Day on which a change takes effect; null when there is none. */
  changesOnDay: number | null
}

interface MarketingReport {
  fans: number
  /** Fan mood in percent, 0–100. */
  mood: number
  /** Equilibrium mood in percent. */
  settledMood: number
  reputation: number
  effect: MarketingEffect
  /** Number of running campaigns. */
  activeCount: number
  campaigns: CampaignRow[]
  /** Reputation points for a share. */
  shareReputation: number
  /** Days from one share to the next. */
  daysBetweenShares: number
  policies: PolicyRow[]
}

export function marketingReport(state: Snapshot): MarketingReport {
  const campaigns = CAMPAIGNS.map((definition) => campaignRow(state, definition))
  return {
    fans: state.fanCount,
    mood: Math.round(state.fanHappiness),
    settledMood: Math.round(clampMood(equilibriumMood({ ...state, policies: state.plannedPolicies }))),
    reputation: state.reputation,
    effect: marketingEffect(marketingScore(state)),
    activeCount: campaigns.filter(({ isActive }) => isActive).length,
    campaigns,
    shareReputation: SHARE_REPUTATION,
    daysBetweenShares: DAYS_BETWEEN_SHARES,
    policies: POLICIES.map((policy) => ({
      ...POLICY_DEFINITIONS[policy],
      policy,
      isOn: state.plannedPolicies[policy],
      changesOnDay:
        state.plannedPolicies[policy] === state.policies[policy] ? null : nextWeekStart(state.day),
    })),
  }
}

function campaignRow(state: Snapshot, definition: CampaignDefinition): CampaignRow {
  const { id, name, cost, duration, description, targetAudience } = definition
  const campaign = state.campaigns.find((candidate) => candidate.id === id)
  const isActive = campaign?.active ?? false
  return {
    id,
    name,
    cost,
    duration,
    description,
    targetAudience,
    effects: campaignTags(state, definition),
    warning: fewLeft(state, definition),
    isActive,
    daysLeft: campaignDaysLeft(state, id),
    isAffordable: state.money >= cost,
    shareRefusal: isActive ? shareHurdle(state) : null,
  }
}
