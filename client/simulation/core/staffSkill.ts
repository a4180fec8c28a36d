import type { Snapshot } from '../gameState.ts'
import type { StaffMember } from './staffMember.ts'

/** The stars (1–5) of the best in a role; 0 when nobody has it. A second one in a role adds nothing. */
export function staffSkill({ staff }: Pick<Snapshot, 'staff'>, role: StaffMember['role']): number {
  let best = 0
  for (const member of staff) if (member.role === role && member.skill > best) best = member.skill
  return best
}

export function hasStaff({ staff }: Pick<Snapshot, 'staff'>, role: StaffMember['role']): boolean {
  return staff.some((member) => member.role === role)
}
