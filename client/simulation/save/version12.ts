import type { OldCareer } from './migrations.ts'

/** Changes of version 12 in order, each a pure function. */
const STEPS: readonly ((career: OldCareer) => OldCareer)[] = [addBorrowed, addFarewells]

/** Version 11 to 12. */
export function migrateToVersion12(career: OldCareer): OldCareer {
  return STEPS.reduce((older, step) => step(older), career)
}

/** Starts with nobody borrowed. */
function addBorrowed(career: OldCareer): OldCareer {
  return { ...career, borrowed: [] }
}

/** Starts without legends, and with nobody who retires this summer. */
function addFarewells(career: OldCareer): OldCareer {
  return { ...career, farewells: { retiring: [], legends: [] } }
}
