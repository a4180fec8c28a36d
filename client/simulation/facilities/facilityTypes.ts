/** Facilities that can be built, with costs and income (FAC-1). */
import type { StaffRole } from '../people/staffMember.ts'
import type { FacilityType } from '../club/facility.ts'

interface FacilityDefinition {
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
    baseCost: 5_000_000,
    revenuePerSeason: 0,
    upkeepPerMonth: 10_000,
    requiredStaff: ['Fitness Coach', 'Assistant Manager'],
  },
  'Youth Academy': {
    ...plain,
    baseCost: 3_000_000,
    revenuePerSeason: 500_000,
    upkeepPerMonth: 5_000,
  },
  'Basic Stadium': {
    ...plain,
    baseCost: 10_000_000,
    revenuePerSeason: 1_000_000,
    upkeepPerMonth: 15_000,
    capacity: 10_000,
  },
  'Stadium Expansion': {
    ...plain,
    baseCost: 15_000_000,
    revenuePerSeason: 2_000_000,
    upkeepPerMonth: 20_000,
    capacity: 10_000,
    requires: 'Basic Stadium',
  },
  'Club Museum': {
    ...plain,
    baseCost: 2_000_000,
    revenuePerSeason: 1_000_000,
    upkeepPerMonth: 5_000,
  },
  'Medical Center': {
    ...plain,
    baseCost: 4_000_000,
    revenuePerSeason: 0,
    upkeepPerMonth: 15_000,
  },
  'Corporate Boxes': {
    ...plain,
    baseCost: 7_000_000,
    revenuePerSeason: 3_000_000,
    upkeepPerMonth: 10_000,
    requires: 'Basic Stadium',
    earnsOnMatchDays: true,
  },
  'Fan Zone': {
    ...plain,
    baseCost: 2_500_000,
    revenuePerSeason: 1_000_000,
    upkeepPerMonth: 5_000,
    requires: 'Basic Stadium',
    earnsOnMatchDays: true,
  },
  'Media Center': {
    ...plain,
    baseCost: 3_500_000,
    revenuePerSeason: 1_500_000,
    upkeepPerMonth: 7_000,
  },
  'Club Shop': {
    ...plain,
    baseCost: 1_000_000,
    revenuePerSeason: 2_000_000,
    upkeepPerMonth: 3_000,
    earnsOnMatchDays: true,
  },
  'Data Analysis Hub': {
    ...plain,
    baseCost: 3_000_000,
    revenuePerSeason: 0,
    upkeepPerMonth: 12_000,
  },
}
