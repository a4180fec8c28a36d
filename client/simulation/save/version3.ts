import type { OldCareer } from './oldCareer.ts'
import { dropUnusedTraits } from './dropUnusedTraits.ts'

/** Adds the fraction of a fan; older versions counted whole fans. */
function addFanFraction(career: OldCareer): OldCareer {
  return { ...career, fanFraction: 0 }
}

/** Adds ticket prices to attendances; older versions stored today's price only. */
function addTicketPrices(career: OldCareer): OldCareer {
  const { attendanceRecords, ticketPrice } = career as { attendanceRecords: object[]; ticketPrice: number }
  return { ...career, attendanceRecords: attendanceRecords.map((record) => ({ ...record, ticketPrice })) }
}

/** Plans the policies in force; in older versions changes took effect at once. */
function addPlannedPolicies(career: OldCareer): OldCareer {
  return { ...career, plannedPolicies: { ...(career.policies as object) } }
}

/** Turns replacement of unavailable players on, as in a new career. */
function enableReplacement(career: OldCareer): OldCareer {
  return { ...career, replacesWhoDropsOut: true }
}

/** Changes of version 3 in order, each a pure function. */
const STEPS: readonly ((career: OldCareer) => OldCareer)[] = [
  dropUnusedTraits,
  addFanFraction,
  addTicketPrices,
  addPlannedPolicies,
  enableReplacement,
]

/** Version 2 to 3. */
export function migrateToVersion3(career: OldCareer): OldCareer {
  return STEPS.reduce((older, step) => step(older), career)
}
