import { createId, type IdSource } from '../core/ids.ts'
import type { Random } from '../core/rng.ts'
import type { StaffMember } from '../people/staffMember.ts'
import { drawName, drawNationality } from '../players/playerNames.ts'
import { STARTING_SALARIES } from './baseSalaries.ts'

/** Staff that a manager finds at a club: a head coach and a physiotherapist. */
export function createStaff(ids: IdSource, random: Random): StaffMember[] {
  return (['Head Coach', 'Physiotherapist'] as const).map((role) => ({
    id: createId(ids, 's'),
    name: drawName(random, drawNationality(random)),
    role,
    skill: 2.5,
    morale: 4,
    salary: STARTING_SALARIES[role],
  }))
}
