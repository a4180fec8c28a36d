import { addProne } from './addProne.ts'
import type { OldCareer } from './migrations.ts'

/** Changes of version 10 in order, each a pure function. */
const STEPS: readonly ((career: OldCareer) => OldCareer)[] = [
  addMinds,
  addProne,
  addScouting,
  addCaptain,
  addLoans,
]

/** Version 9 to 10. */
export function migrateToVersion10(career: OldCareer): OldCareer {
  return STEPS.reduce((older, step) => step(older), career)
}

/** Starts with a side that chooses its captain. */
function addCaptain(career: OldCareer): OldCareer {
  return { ...career, captain: null }
}

/** Starts with nobody on loan. */
function addLoans(career: OldCareer): OldCareer {
  return { ...career, loans: [] }
}

/** Starts with the scouts at home. */
function addScouting(career: OldCareer): OldCareer {
  return { ...career, scouting: { assignment: null, reports: [] } }
}

/** Starts with players who remember nothing. */
function addMinds(career: OldCareer): OldCareer {
  return { ...career, minds: [] }
}
