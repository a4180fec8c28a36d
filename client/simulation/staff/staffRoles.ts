/** The fifteen staff roles with their effects (STA-12 to STA-25). */
import type { StaffRole } from '../people/staffMember.ts'

export const STAFF_CATEGORIES = [
  'Coaching',
  'Medical',
  'Scouting & Analysis',
  'Management',
  'Operations',
] as const
export type StaffCategory = (typeof STAFF_CATEGORIES)[number]

/** Icon of a role. */
export type StaffIcon =
  | 'clipboard'
  | 'gloves'
  | 'whistle'
  | 'binoculars'
  | 'plaster'
  | 'chart'
  | 'bag'
  | 'sprout'
  | 'contract'
  | 'head'
  | 'spanner'
  | 'megaphone'
  | 'shield'
  | 'ledger'
  | 'scarf'

interface StaffRoleDefinition {
  /** Description of the effect, with the figure per star of skill. */
  description: string
  icon: StaffIcon
  category: StaffCategory
}

export const STAFF_ROLE_DEFINITIONS: Record<StaffRole, StaffRoleDefinition> = {
  'Assistant Manager': {
    description: 'Runs training: every player improves 5% faster per star.',
    icon: 'clipboard',
    category: 'Coaching',
  },
  'Goalkeeper Coach': {
    description: 'Keepers improve 20% faster and decline 10% slower per star.',
    icon: 'gloves',
    category: 'Coaching',
  },
  'Fitness Coach': {
    description: 'Tired players recover 4% faster per star.',
    icon: 'whistle',
    category: 'Coaching',
  },
  'Chief Scout': {
    description:
      'Finds one more player at every market refresh for every two stars, and 2% more quality per star. Five stars see two more matches of the next opponent.',
    icon: 'binoculars',
    category: 'Scouting & Analysis',
  },
  Physiotherapist: {
    description: 'Treats injuries: players recover 13% faster per star.',
    icon: 'plaster',
    category: 'Medical',
  },
  'Data Analyst': {
    description:
      'Studies opponents: five stars make the side 2% stronger and see one more of their matches. Those at the same venue count 30% more per star. During a match you’re sure of their set-up 3 minutes sooner per star.',
    icon: 'chart',
    category: 'Scouting & Analysis',
  },
  Doctor: {
    description:
      'Treats injuries: players recover 8% faster per star, and returns are predicted 10% more exactly.',
    icon: 'bag',
    category: 'Medical',
  },
  'Youth Coach': {
    description:
      'Players under 24 improve 8% faster per star. Academy youngsters arrive a little better, and you learn their potential sooner.',
    icon: 'sprout',
    category: 'Coaching',
  },
  'Technical Director': {
    description:
      'Negotiates: players on the market ask for 3% less per star, those already listed from next week. The price of a training focus falls by 6% per star.',
    icon: 'contract',
    category: 'Management',
  },
  Mental: {
    description:
      'The club’s sports psychologist: with five stars, morale settles four tenths of a point higher.',
    icon: 'head',
    category: 'Coaching',
  },
  'Facilities Manager': {
    description: 'Facilities cost 3% less upkeep per star.',
    icon: 'spanner',
    category: 'Operations',
  },
  'PR Manager': {
    description: 'Lifts the marketing effect, and campaigns win 5% more fans per star.',
    icon: 'megaphone',
    category: 'Operations',
  },
  'Security Officer': {
    description: 'Calms bad days: defeats cost 3% less fan mood per star.',
    icon: 'shield',
    category: 'Operations',
  },
  'Financial Director': {
    description: 'Sponsors and facilities bring in 2% more per star.',
    icon: 'ledger',
    category: 'Management',
  },
  'Fan Liaison Officer': {
    description: 'Listens to supporters: fan mood settles 1 point higher per star.',
    icon: 'scarf',
    category: 'Operations',
  },
}
