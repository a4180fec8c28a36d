/** Facilities that can be built, with costs and income (FAC-1). */
import type { StaffRole } from '../core/staffMember.ts'
import type { FacilityType } from '../core/facility.ts'

interface FacilityDefinition {
  /** Description of the effect. */
  description: string
  /** Cost in pounds. */
  baseCost: number
  /** Pounds per season at level 1. */
  revenuePerSeason: number
  /** Pounds per month of 30 days at level 1. */
  upkeepPerMonth: number
  /** Number of seats. */
  capacity: number
  requiredStaff: readonly StaffRole[]
  /** Facility that must be built first. */
  requires: FacilityType | null
  /** Earns on home match days instead of every day. */
  earnsOnMatchDays: boolean
}

const plain = { capacity: 0, requiredStaff: [], requires: null, earnsOnMatchDays: false } as const

export const FACILITY_DEFINITIONS: Record<FacilityType, FacilityDefinition> = {
  'Training Ground': {
    ...plain,
    description: 'Pitches and gym: players grow 10% faster per level.',
    baseCost: 5_000_000,
    revenuePerSeason: 0,
    upkeepPerMonth: 10_000,
    requiredStaff: ['Fitness Coach', 'Assistant Manager'],
  },
  'Youth Academy': {
    ...plain,
    description:
      'Shows youngsters of 16 to 18 every summer, whom you may sign: more and better with each level.',
    baseCost: 3_000_000,
    revenuePerSeason: 500_000,
    upkeepPerMonth: 5_000,
  },
  'Basic Stadium': {
    ...plain,
    description: 'The ground: 10,000 seats for home matches.',
    baseCost: 10_000_000,
    revenuePerSeason: 1_000_000,
    upkeepPerMonth: 15_000,
    capacity: 10_000,
  },
  'Stadium Expansion': {
    ...plain,
    description: 'A new tier: 10,000 more seats.',
    baseCost: 15_000_000,
    revenuePerSeason: 2_000_000,
    upkeepPerMonth: 20_000,
    capacity: 10_000,
    requires: 'Basic Stadium',
  },
  'Club Museum': {
    ...plain,
    description:
      'Trophies and tales that visitors pay to see: fan mood settles half a point higher per level.',
    baseCost: 2_000_000,
    revenuePerSeason: 1_000_000,
    upkeepPerMonth: 5_000,
  },
  'Medical Center': {
    ...plain,
    description: 'Treats injuries: 4 points of medical quality per level.',
    baseCost: 4_000_000,
    revenuePerSeason: 0,
    upkeepPerMonth: 15_000,
  },
  'Corporate Boxes': {
    ...plain,
    description: 'Business guests at every home match.',
    baseCost: 7_000_000,
    revenuePerSeason: 3_000_000,
    upkeepPerMonth: 10_000,
    requires: 'Basic Stadium',
    earnsOnMatchDays: true,
  },
  'Fan Zone': {
    ...plain,
    description: 'Food and music before home matches: fan mood settles 1 point higher per level.',
    baseCost: 2_500_000,
    revenuePerSeason: 1_000_000,
    upkeepPerMonth: 5_000,
    requires: 'Basic Stadium',
    earnsOnMatchDays: true,
  },
  'Media Center': {
    ...plain,
    description: 'Interviews, club channel and broadcasters: reputation grows by 0.002 a week per level.',
    baseCost: 3_500_000,
    revenuePerSeason: 1_500_000,
    upkeepPerMonth: 7_000,
  },
  'Club Shop': {
    ...plain,
    description: 'Shirts and scarves on match days.',
    baseCost: 1_000_000,
    revenuePerSeason: 2_000_000,
    upkeepPerMonth: 3_000,
    earnsOnMatchDays: true,
  },
  'Data Analysis Hub': {
    ...plain,
    description:
      'Opponents studied, chances counted: the side is 0.6% stronger per level, and five levels see one more match of the next opponent.',
    baseCost: 3_000_000,
    revenuePerSeason: 0,
    upkeepPerMonth: 12_000,
  },
}
