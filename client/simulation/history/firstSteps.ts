/** What a new manager has done beyond what he took over. */
import type { Snapshot } from '../gameState.ts'

/** A career begins with a coach and a physiotherapist, and with a stadium and a training ground. */
const STAFF_AT_START = 2
const FACILITIES_AT_START = 2

export function firstSteps({ staff, facilities, campaigns, lastMatch }: Snapshot) {
  return {
    hasHired: staff.length > STAFF_AT_START,
    hasBuilt: facilities.length > FACILITIES_AT_START || facilities.some(({ level }) => level > 1),
    hasLaunched: campaigns.length > 0,
    hasPlayed: lastMatch !== null,
  }
}
