import type { OldCareer } from './migrations.ts'
import { keepNamedTraits } from './namedTraits.ts'

/** Adds the fraction of a fan; older versions counted whole fans. */
function addFanFraction(career: OldCareer): OldCareer {
  return { ...career, fanFraction: 0 }
}

/** Notes what the crowds paid; older versions knew today's price only. */
function notePrices(career: OldCareer): OldCareer {
  const { attendanceRecords, ticketPrice } = career as { attendanceRecords: object[]; ticketPrice: number }
  return { ...career, attendanceRecords: attendanceRecords.map((record) => ({ ...record, ticketPrice })) }
}

/** Plans the policies in force; in older versions a change came into force at once. */
function planPolicies(career: OldCareer): OldCareer {
  return { ...career, plannedPolicies: { ...(career.policies as object) } }
}

/** Lets reserves replace those who drop out of the eleven, as in a new career. */
function replaceWhoDropsOut(career: OldCareer): OldCareer {
  return { ...career, replacesWhoDropsOut: true }
}

/** The changes of version 3, each a pure function of its own, in order. */
const STEPS: readonly ((career: OldCareer) => OldCareer)[] = [
  keepNamedTraits,
  addFanFraction,
  notePrices,
  planPolicies,
  replaceWhoDropsOut,
]

/** Version 2 to 3. */
export function migrateToVersion3(career: OldCareer): OldCareer {
  return STEPS.reduce((older, step) => step(older), career)
}
