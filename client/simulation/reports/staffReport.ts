/** Report for the staff tab (STA-10). */
import { medicalQuality } from '../facilities/facilityEffects.ts'
import { staffSalariesPerWeek } from '../finance/dailyFinance.ts'
import type { Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { moodOf, type Mood } from '../people/player.ts'
import { recoveryChance } from '../players/playerCondition.ts'
import { DISMISSAL_MOOD, hireCost, isStaffRole, severanceOf } from '../staff/hire.ts'
import { nextStaffStatus, recommendedStaff, staffStatus, type StaffStatus } from '../club/staffing.ts'
import { STAFF_ROLES, type StaffMember, type StaffRole } from '../people/staffMember.ts'
import { BASE_SALARIES } from '../staff/baseSalaries.ts'
import { candidateFor, type Candidate } from '../staff/candidates.ts'
import { characterOf, portraitOf } from '../staff/staffPortraits.ts'
import {
  STAFF_CATEGORIES,
  STAFF_ROLE_DEFINITIONS,
  type StaffCategory,
  type StaffIcon,
} from '../staff/staffRoles.ts'
import { counted } from '../core/english.ts'

/** Somebody with a face and a sentence on who they are. */
interface Introduced {
  portrait: ReturnType<typeof portraitOf>
  character: string
}

export interface StaffRow extends Introduced {
  member: DeepReadonly<StaffMember>
  icon: StaffIcon
  mood: Mood
  /** Cost of a dismissal in pounds. */
  severance: number
  /** Change of fan mood by a dismissal, in points. */
  moodCost: number
}

/** A role the club can hire for. */
export interface Opening {
  role: StaffRole
  icon: StaffIcon
  description: string
  /** Salary in pounds per week. */
  baseSalary: number
  /** Cost of hiring in pounds. */
  cost: number
  /** Person who would come. */
  candidate: Candidate & Introduced
  employed: number
  /** True if the money does not even cover a week's salary. */
  isOutOfReach: boolean
}

export interface StaffGroup {
  category: StaffCategory
  count: number
  /** Total salaries in pounds per week. */
  wages: number
  openings: Opening[]
}

export interface StaffReport {
  count: number
  /** Pounds per week for all staff. */
  wages: number
  recommended: number
  status: StaffStatus
  /** Effect of the status, and of more staff: 'Players improve 20% slower.' */
  effects: string[]
  /** Effect of medical staff and centre: 'Injuries last 24 days on average, 33 without medical care.' */
  medical: string
  /** Head Coach, who cannot be replaced and so belongs to no category and no row. */
  headCoach: (DeepReadonly<StaffMember> & Introduced) | null
  groups: StaffGroup[]
  /** Roles that the club can hire for. */
  rows: StaffRow[]
}

export function staffReport(state: Snapshot): StaffReport {
  const recommended = recommendedStaff(state)
  const { staff } = state
  const status = staffStatus(staff.length, recommended)
  const next = nextStaffStatus(staff.length, recommended)
  const headCoach = staff.find(({ role }) => role === 'Head Coach')
  return {
    count: staff.length,
    wages: staffSalariesPerWeek(state),
    recommended,
    status,
    effects: [
      `Players improve ${growthInWords(status)}.`,
      ...(next
        ? [
            `With ${counted(next.count, 'member of staff', 'staff')} they would improve ${growthInWords(next.status)}.`,
          ]
        : []),
    ],
    medical: medicalInWords(state),
    headCoach: headCoach ? { ...headCoach, ...introduced(headCoach) } : null,
    groups: STAFF_CATEGORIES.map((category) => groupOf(state, category)),
    rows: staff.flatMap((member) => rowOf(member) ?? []),
  }
}

function growthInWords({ growth }: StaffStatus): string {
  const percent = Math.round(100 * (growth - 1))
  if (percent === 0) return 'at their usual pace'
  return `${Math.abs(percent)}% ${percent > 0 ? 'faster' : 'slower'}`
}

function medicalInWords(state: Snapshot): string {
  const days = (quality: number) => Math.round(1 / recoveryChance(quality))
  const quality = medicalQuality(state)
  return quality === 0
    ? `Injuries last ${days(0)} days on average: nobody treats them.`
    : `Injuries last ${days(quality)} days on average, ${days(0)} without medical care.`
}

function introduced(person: Pick<StaffMember, 'name' | 'role'>): Introduced {
  return { portrait: portraitOf(person), character: characterOf(person) }
}

function rowOf(member: DeepReadonly<StaffMember>): StaffRow | null {
  if (!isStaffRole(member.role)) return null
  return {
    member,
    ...introduced(member),
    icon: STAFF_ROLE_DEFINITIONS[member.role].icon,
    mood: moodOf(member.morale),
    severance: severanceOf(member),
    moodCost: -DISMISSAL_MOOD,
  }
}

function groupOf(state: Snapshot, category: StaffCategory): StaffGroup {
  const roles = STAFF_ROLES.filter((role) => STAFF_ROLE_DEFINITIONS[role].category === category)
  const members = state.staff.filter((member) => roles.some((role) => role === member.role))
  return {
    category,
    count: members.length,
    wages: members.reduce((sum, { salary }) => sum + salary, 0),
    openings: roles.map((role) => openingFor(state, role)),
  }
}

function openingFor(state: Snapshot, role: StaffRole): Opening {
  const { icon, description } = STAFF_ROLE_DEFINITIONS[role]
  const baseSalary = BASE_SALARIES[role]
  const candidate = candidateFor(state, role)
  return {
    role,
    icon,
    description,
    baseSalary,
    cost: hireCost(role),
    candidate: { ...candidate, ...introduced(candidate) },
    employed: state.staff.filter((member) => member.role === role).length,
    isOutOfReach: state.money < baseSalary,
  }
}
