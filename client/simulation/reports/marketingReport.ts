/** Report for the marketing tab. */
import { nextWeekStart } from '../core/calendar.ts'
import type { Snapshot } from '../gameState.ts'
import { campaignTags, fewLeft } from './campaignTags.ts'
import { CAMPAIGNS, type CampaignDefinition } from '../club/campaignDefinitions.ts'
import {
  campaignDaysLeft,
  campaignForecast,
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
  /** Effects, one tag each, such as 'Fans +3%, now +2%'. */
  effects: string[]
  /** Fans that it would win if launched now, or still wins. */
  fansToWin: number
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
  /** Running ones first, then by what a fan that they would win now costs, then those that win none. */
  campaigns: CampaignRow[]
  /** Reputation points for a share. */
  shareReputation: number
  /** Days from one share to the next. */
  daysBetweenShares: number
  policies: PolicyRow[]
}

export function marketingReport(state: Snapshot): MarketingReport {
  const campaigns = CAMPAIGNS.map((definition) => campaignRow(state, definition)).toSorted(
    (a, b) => placeOf(a) - placeOf(b),
  )
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

/** Pounds for a fan that a campaign would win now; running campaigns before all, those without fans after all. */
function placeOf({ cost, fansToWin, isActive }: CampaignRow): number {
  if (isActive) return -1
  return fansToWin > 0 ? cost / fansToWin : Number.MAX_SAFE_INTEGER
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
    fansToWin: Math.round(state.fanCount * campaignForecast(state, definition).fanShare),
    warning: fewLeft(state, definition),
    isActive,
    daysLeft: campaignDaysLeft(state, id),
    isAffordable: state.money >= cost,
    shareRefusal: isActive ? shareHurdle(state) : null,
  }
}
