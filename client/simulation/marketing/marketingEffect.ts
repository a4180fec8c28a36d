/** Quality of the club's marketing, and its effect on campaigns. */
import type { Snapshot } from '../gameState.ts'
import { staffSkill } from '../people/staffSkill.ts'

export type MarketingEffect = 'Excellent' | 'Good' | 'Average' | 'Poor'

const REPUTATION_WEIGHT = 0.6
const PR_WEIGHT = 0.4
const SKILL_WITHOUT_PR = 1

/** Factor on the fans won by campaigns. */
const CAMPAIGN_FACTORS: Record<MarketingEffect, number> = {
  Excellent: 1.15,
  Good: 1.1,
  Average: 1.05,
  Poor: 1,
}
/** Increase per star of a PR Manager on the fans won by campaigns. */
const PR_SHARE = 0.05

export type Marketing = Pick<Snapshot, 'reputation' | 'staff'>

/** 0–1: 0.6 × (reputation − 1) / 4 + 0.4 × skill of the PR Manager / 5 (MAR-17). */
export function marketingScore(state: Marketing): number {
  const skill = staffSkill(state, 'PR Manager') || SKILL_WITHOUT_PR
  return REPUTATION_WEIGHT * ((state.reputation - 1) / 4) + PR_WEIGHT * (skill / 5)
}

export function marketingEffect(score: number): MarketingEffect {
  if (score >= 0.8) return 'Excellent'
  if (score >= 0.6) return 'Good'
  return score >= 0.4 ? 'Average' : 'Poor'
}

/** Factor of marketing effect and PR Manager on the fans won by campaigns. */
export function campaignReach(state: Marketing): number {
  return (
    CAMPAIGN_FACTORS[marketingEffect(marketingScore(state))] *
    (1 + PR_SHARE * staffSkill(state, 'PR Manager'))
  )
}
