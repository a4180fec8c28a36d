/** Staff of the club (STA-1). */
import { oneOf } from '../core/checks.ts'

export const STAFF_ROLES = [
  'Assistant Manager',
  'Goalkeeper Coach',
  'Fitness Coach',
  'Chief Scout',
  'Physiotherapist',
  'Data Analyst',
  'Doctor',
  'Youth Coach',
  'Technical Director',
  'Mental',
  'Facilities Manager',
  'PR Manager',
  'Security Officer',
  'Financial Director',
  'Fan Liaison Officer',
] as const

/** A role that the club can hire for. */
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Check of the role of a member of staff. */
export const staffRole = oneOf([...STAFF_ROLES, 'Head Coach'] as const)

export interface StaffMember {
  id: string
  name: string
  /** A role of the list, or 'Head Coach', who exists from the start and is never hired. */
  role: StaffRole | 'Head Coach'
  /** 1–5. */
  skill: number
  /** 1–5. */
  morale: number
  /** Pounds per week. */
  salary: number
}
