import { addStandingOrders } from './addStandingOrders.ts'
import type { OldCareer } from './oldCareer.ts'

/** Changes of version 6 in order, each a pure function. */
const STEPS: readonly ((career: OldCareer) => OldCareer)[] = [addStandingOrders]

/** Version 5 to 6. */
export function migrateToVersion6(career: OldCareer): OldCareer {
  return STEPS.reduce((older, step) => step(older), career)
}
