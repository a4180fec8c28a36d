import { addInjuries } from './addInjuries.ts'
import type { OldCareer } from './oldCareer.ts'

/** Changes of version 8 in order, each a pure function. */
const STEPS: readonly ((career: OldCareer) => OldCareer)[] = [addInjuries]

/** Version 7 to 8. */
export function migrateToVersion8(career: OldCareer): OldCareer {
  return STEPS.reduce((older, step) => step(older), career)
}
