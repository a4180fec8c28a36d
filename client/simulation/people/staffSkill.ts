import type { StaffMember } from './staffMember.ts'

interface HasStaff {
  readonly staff: readonly Pick<StaffMember, 'role' | 'skill'>[]
}

/** Skill (1–5) of the best holder of a role; 0 when it is vacant. A second holder adds nothing. */
export function staffSkill({ staff }: HasStaff, role: StaffMember['role']): number {
  let best = 0
  for (const member of staff) if (member.role === role && member.skill > best) best = member.skill
  return best
}

export function hasStaff({ staff }: HasStaff, role: StaffMember['role']): boolean {
  return staff.some((member) => member.role === role)
}
