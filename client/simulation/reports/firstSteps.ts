/** Checklist of first steps for a new manager. */
import type { Snapshot } from '../gameState.ts'
import { defaultTactics, type Tactics } from '../club/tactics.ts'

/** Initial values: a coach and a physiotherapist, a stadium and a training ground, and £30 a ticket. */
const STAFF_AT_START = 2
const FACILITIES_AT_START = 2
const TICKET_PRICE_AT_START = 30
/** Match weeks of the first season in which the checklist is shown. */
const FIRST_WEEKS = 4

export function firstSteps({ staff, facilities, campaigns, lastMatch, tactics, ticketPrice }: Snapshot) {
  return {
    hasSetTactics: differs(tactics, defaultTactics()),
    hasPriced: ticketPrice !== TICKET_PRICE_AT_START,
    hasHired: staff.length > STAFF_AT_START,
    hasBuilt: facilities.length > FACILITIES_AT_START || facilities.some(({ level }) => level > 1),
    hasLaunched: campaigns.length > 0,
    hasPlayed: lastMatch !== null,
  }
}

/** True while the manager is new. */
export function isNewManager({ currentSeason, currentMatchWeek }: Snapshot): boolean {
  return currentSeason === 1 && currentMatchWeek < FIRST_WEEKS
}

function differs(one: Readonly<Tactics>, other: Readonly<Tactics>): boolean {
  return (
    one.formation !== other.formation ||
    one.style !== other.style ||
    one.intensity !== other.intensity ||
    one.offensiveStyle !== other.offensiveStyle ||
    one.defensiveStyle !== other.defensiveStyle
  )
}
