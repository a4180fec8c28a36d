/** The six policies with their benefits and costs (MAR-8 to MAR-15). */
import { done, type Outcome } from '../news/outcome.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { POLICIES, type Policy } from '../club/marketing.ts'

export interface PolicyDefinition {
  name: string
  description: string
  benefits: readonly string[]
  downsides: readonly string[]
}

/** Figures used by the texts below. */
export const POLICY_FIGURES = {
  youthGrowth: 1.2,
  veteranMorale: -0.3,
  attackingMood: 4,
  attackingStrength: 0.98,
  defensiveMood: -4,
  defensiveStrength: 1.02,
  youngWage: 0.85,
  experiencedWage: 1.15,
  friendlyMood: 2,
  friendlyBoxes: 0.8,
  communityMood: 3,
  communityFansPerWeek: 0.001,
  communityCostPerWeek: 3_000,
} as const

export const YOUNG_BELOW = 24
export const VETERAN_FROM = 30

export const POLICY_DEFINITIONS: Record<Policy, PolicyDefinition> = {
  youthFocus: {
    name: 'Youth Focus',
    description: 'The youngsters get the best of the training.',
    benefits: ['Players under 24 improve 20% faster'],
    downsides: ['The morale of players aged 30 or over settles three tenths of a point lower'],
  },
  attackingStyle: {
    name: 'Attacking Style',
    description: 'The club stands for goals, whatever it costs.',
    benefits: ['Fan mood settles 4 points higher'],
    downsides: ['The side is 2% weaker, because it leaves gaps'],
  },
  transferBuyYoung: {
    name: 'Buy Young',
    description:
      'The club is known for giving youth a chance. Players already on the market hear of it when the week begins.',
    benefits: ['Players under 24 on the market ask for 15% less'],
    downsides: ['Players aged 24 or over on the market ask for 15% more'],
  },
  fanFriendlyPricing: {
    name: 'Fan-Friendly Pricing',
    description: 'Fair prices in the whole ground.',
    benefits: ['Attendance +10% (without it −5%)', 'Fan mood settles 2 points higher'],
    downsides: ['Corporate Boxes earn 20% less'],
  },
  communityFocus: {
    name: 'Community Focus',
    description: 'The club is there for its town.',
    benefits: ['Fan mood settles 3 points higher', 'One more fan for every thousand each week'],
    downsides: ['Costs £3,000 a week'],
  },
  defensiveStyle: {
    name: 'Defensive Style',
    description: 'Clean sheets come first.',
    benefits: ['The side is 2% stronger, and hard to break down'],
    downsides: ['Fan mood settles 4 points lower'],
  },
}

/** Switches a policy on or off from the next week on, so that benefits and costs apply to whole weeks. */
export function togglePolicy(state: GameState, policy: Policy): Outcome {
  const isOn = !state.plannedPolicies[policy]
  state.plannedPolicies[policy] = isOn
  return done({ kind: 'policy-planned', policy, isOn })
}

/** Puts the planned policies into force. */
export function adoptPolicies(state: GameState): void {
  state.policies = { ...state.plannedPolicies }
}

export function isPolicy(name: string): name is Policy {
  return POLICIES.some((policy) => policy === name)
}

/** Sum of mood points of the policies, without prices, which affect only those who pay them. */
export function policyMood({ policies }: Pick<Snapshot, 'policies'>): number {
  return (
    (policies.attackingStyle ? POLICY_FIGURES.attackingMood : 0) +
    (policies.defensiveStyle ? POLICY_FIGURES.defensiveMood : 0) +
    (policies.communityFocus ? POLICY_FIGURES.communityMood : 0)
  )
}

/** Factor of the policies on the side's strength. */
export function policyStrength({ policies }: Pick<Snapshot, 'policies'>): number {
  return (
    (policies.attackingStyle ? POLICY_FIGURES.attackingStrength : 1) *
    (policies.defensiveStyle ? POLICY_FIGURES.defensiveStrength : 1)
  )
}

/** Factor of the policies on the wage that a new player of this age asks for. */
export function policyWage({ policies }: Pick<Snapshot, 'policies'>, age: number): number {
  if (!policies.transferBuyYoung) return 1
  return age < YOUNG_BELOW ? POLICY_FIGURES.youngWage : POLICY_FIGURES.experiencedWage
}
