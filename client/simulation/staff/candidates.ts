/** Candidates: one for each role, known before they are hired (STA-28, STA-29). */
import { toHundredth } from '../core/clamp.ts'
import { mixSeed, Random, seedRandom } from '../core/rng.ts'
import { STREAMS } from '../core/streams.ts'
import type { Snapshot } from '../gameState.ts'
import { STAFF_ROLES, type StaffMember, type StaffRole } from '../people/staffMember.ts'
import { drawName, drawNationality } from '../players/playerNames.ts'
import { BASE_SALARIES } from './baseSalaries.ts'

/** Days for which a candidate waits. */
const CANDIDATE_DAYS = 28

/** Skill of candidates, mostly two or three stars. */
const SKILL = { low: 1.5, high: 3.8 }
const MORALE = { low: 3.5, high: 4.5 }

/** Names drawn at most for somebody unlike their colleagues. */
const MOST_DRAWS = 8

export type Candidate = Omit<StaffMember, 'id'>

/** Returns the person who would come for a role now: somebody else every four weeks, and for each one that the club employs. */
export function candidateFor(
  { seed, day, staff }: Pick<Snapshot, 'seed' | 'day' | 'staff'>,
  role: StaffRole,
): Candidate {
  const month = Math.floor((day - 1) / CANDIDATE_DAYS)
  const colleagues = staff.filter((member) => member.role === role)
  const place = STAFF_ROLES.indexOf(role)
  const random = new Random(seedRandom(seed, STREAMS.candidates, place, month, colleagues.length))
  const known = colleagues.map((colleague) => characterNumber(colleague.name))
  let name = drawName(random, drawNationality(random))
  for (let draws = 1; draws < MOST_DRAWS && known.includes(characterNumber(name)); draws++) {
    name = drawName(random, drawNationality(random))
  }
  return {
    name,
    role,
    skill: toHundredth(random.between(SKILL.low, SKILL.high)),
    morale: toHundredth(random.between(MORALE.low, MORALE.high)),
    salary: BASE_SALARIES[role],
  }
}

/** Number of a person's character among the three of their role (0–2), which follows from the name. */
export function characterNumber(name: string): 0 | 1 | 2 {
  return CHARACTER_NUMBERS[numberOfName(name) % 3] ?? 0
}

const CHARACTER_NUMBERS = [0, 1, 2] as const

/** Number from which looks and character of a person follow. */
export function numberOfName(name: string): number {
  return mixSeed(...Array.from(name, (letter) => letter.codePointAt(0) ?? 0))
}
