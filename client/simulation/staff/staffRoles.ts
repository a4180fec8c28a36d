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
    description: 'Runs the training: every player grows 5% faster per star.',
    icon: 'clipboard',
    category: 'Coaching',
  },
  'Goalkeeper Coach': {
    description: 'Keepers grow 20% faster and decline 10% slower per star.',
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
      'Finds one more player per two stars at every market refresh, and 2% more quality per star. Sees two more matches of the next opponent per five stars.',
    icon: 'binoculars',
    category: 'Scouting & Analysis',
  },
  Physiotherapist: {
    description: 'Treats injuries: 10 points of medical quality per star.',
    icon: 'plaster',
    category: 'Medical',
  },
  'Data Analyst': {
    description:
      'Studies opponents: the side is 0.4% stronger per star, five stars see one more of their matches, and those at the venue of the next match count 30% more per star. During a match their set-up is certain 3 minutes sooner per star.',
    icon: 'chart',
    category: 'Scouting & Analysis',
  },
  Doctor: {
    description:
      'Treats injuries: 6 points of medical quality per star, and expects returns 10% more exactly per star.',
    icon: 'bag',
    category: 'Medical',
  },
  'Youth Coach': {
    description:
      'Players under 24 grow 8% faster per star, boys of the academy come up 0.04 better, and their potential is known sooner.',
    icon: 'sprout',
    category: 'Coaching',
  },
  'Technical Director': {
    description:
      'Negotiates: players on the market ask 3% less wage per star, those listed already from the next week on. What a training focus costs is 6% less per star.',
    icon: 'contract',
    category: 'Management',
  },
  Mental: {
    description: 'Keeps heads up: morale settles 0.08 higher per star.',
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
    description: 'Listens to supporters: their mood settles 1 point higher per star.',
    icon: 'scarf',
    category: 'Operations',
  },
}
