/** Hiring and dismissing (STA-2 to STA-7). */
import { moveMoney } from '../core/moveMoney.ts'
import { pounds } from '../core/money.ts'
import type { GameState } from '../gameState.ts'
import { clampMood } from '../marketing/fans.ts'
import { STAFF_NOT_FOUND, done, refuse, type Outcome } from '../news/outcome.ts'
import { createId } from '../core/ids.ts'
import { STAFF_ROLES, type StaffMember, type StaffRole } from '../people/staffMember.ts'
import { BASE_SALARIES } from './baseSalaries.ts'
import { candidateFor } from './candidates.ts'

const HIRE_COST_WEEKS = 4
const SEVERANCE_WEEKS = 2
/** Change of fan mood by a dismissal, in points. */
export const DISMISSAL_MOOD = -2

export function isStaffRole(role: string): role is StaffRole {
  return STAFF_ROLES.some((known) => known === role)
}

/** Cost of hiring for a role: four weeks of its salary. */
export function hireCost(role: StaffRole): number {
  return HIRE_COST_WEEKS * BASE_SALARIES[role]
}

/** Cost of a dismissal: two weeks of the member's salary. */
export function severanceOf({ salary }: Pick<StaffMember, 'salary'>): number {
  return SEVERANCE_WEEKS * salary
}

/** Hires the candidate for a role. */
export function hireStaff(state: GameState, role: string): Outcome {
  if (!isStaffRole(role)) return refuse(`Error: Role "${role}" not found.`)
  const cost = hireCost(role)
  if (state.money < cost) return refuse(`Need ${pounds(cost)} to hire ${role}.`)
  const id = createId(state, 's')
  state.staff.push({ id, ...candidateFor(state, role) })
  moveMoney(state, 'hiring', -cost)
  return done({ kind: 'staff-hired', id, role, cost })
}

/** Dismisses a member of staff with two weeks of salary. Lowers fan mood. */
export function dismissStaff(state: GameState, id: string): Outcome {
  const member = state.staff.find((candidate) => candidate.id === id)
  if (!member) return refuse(STAFF_NOT_FOUND)
  const severance = severanceOf(member)
  if (state.money < severance) {
    return refuse(`Cannot afford severance (${pounds(severance)}) for ${member.name}.`)
  }
  state.staff = state.staff.filter((other) => other !== member)
  moveMoney(state, 'hiring', -severance)
  state.fanHappiness = clampMood(state.fanHappiness + DISMISSAL_MOOD)
  return done({ kind: 'staff-dismissed', id, role: member.role, severance })
}
