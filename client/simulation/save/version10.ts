import { addProne } from './addProne.ts'
import type { OldCareer } from './oldCareer.ts'

/** Changes of version 10 in order, each a pure function. */
const STEPS: readonly ((career: OldCareer) => OldCareer)[] = [addMinds, addProne]

/** Version 9 to 10. */
export function migrateToVersion10(career: OldCareer): OldCareer {
  return STEPS.reduce((older, step) => step(older), career)
}

/** Starts with players who remember nothing. */
function addMinds(career: OldCareer): OldCareer {
  return { ...career, minds: [] }
}
