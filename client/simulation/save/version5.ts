import { addManagers } from './addManagers.ts'
import { addTraits } from './addTraits.ts'
import type { OldCareer } from './migrations.ts'

/** Changes of version 5 in order, each a pure function. */
const STEPS: readonly ((career: OldCareer) => OldCareer)[] = [addManagers, addTraits]

/** Version 4 to 5. */
export function migrateToVersion5(career: OldCareer): OldCareer {
  return STEPS.reduce((older, step) => step(older), career)
}
