import { readImpactData } from './impactData.ts'
import type { OldCareer } from './migrations.ts'

/** The changes of version 4, each a pure function of its own, in order. */
const STEPS: readonly ((career: OldCareer) => OldCareer)[] = [readImpactData]

/** Version 3 to 4. */
export function migrateToVersion4(career: OldCareer): OldCareer {
  return STEPS.reduce((older, step) => step(older), career)
}
