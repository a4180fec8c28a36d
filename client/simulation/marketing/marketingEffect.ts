import type { Snapshot } from '../gameState.ts'
import { staffSkill } from '../staff/staffSkill.ts'

export type MarketingEffect = 'Excellent' | 'Good' | 'Average' | 'Poor'

const REPUTATION_WEIGHT = 0.6
const PR_WEIGHT = 0.4
const SKILL_WITHOUT_PR = 1

/** 0–1: 0.6 × (reputation − 1) / 4 + 0.4 × skill of the PR Manager / 5 (specification, section 9). */
export function marketingScore(state: Pick<Snapshot, 'reputation' | 'staff'>): number {
  const skill = staffSkill(state, 'PR Manager') || SKILL_WITHOUT_PR
  return REPUTATION_WEIGHT * ((state.reputation - 1) / 4) + PR_WEIGHT * (skill / 5)
}

export function marketingEffect(score: number): MarketingEffect {
  if (score >= 0.8) return 'Excellent'
  if (score >= 0.6) return 'Good'
  return score >= 0.4 ? 'Average' : 'Poor'
}
