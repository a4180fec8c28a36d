import type { StaffRole } from '../people/staffMember.ts'

/** Salaries of the staff roles in pounds per week (STA-1). */
export const BASE_SALARIES: Readonly<Record<StaffRole, number>> = {
  'Assistant Manager': 10_000,
  'Goalkeeper Coach': 5_000,
  'Fitness Coach': 4_000,
  'Chief Scout': 8_000,
  Physiotherapist: 5_000,
  'Data Analyst': 6_000,
  Doctor: 7_000,
  'Youth Coach': 4_000,
  'Technical Director': 12_000,
  Mental: 4_500,
  'Facilities Manager': 5_000,
  'PR Manager': 5_500,
  'Security Officer': 4_000,
  'Financial Director': 15_000,
  'Fan Liaison Officer': 3_500,
}

/** Weekly salaries of the initial staff, in pounds. */
export const STARTING_SALARIES = {
  'Head Coach': 8_000,
  Physiotherapist: BASE_SALARIES.Physiotherapist,
} as const
