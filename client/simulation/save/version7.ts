import { keepReports } from './keepReports.ts'
import type { OldCareer } from './oldCareer.ts'

/** Changes of version 7 in order, each a pure function. */
const STEPS: readonly ((career: OldCareer) => OldCareer)[] = [keepReports]

/** Version 6 to 7. */
export function migrateToVersion7(career: OldCareer): OldCareer {
  return STEPS.reduce((older, step) => step(older), career)
}
