/** Checklist of first steps for a new manager. */
import type { Snapshot } from '../gameState.ts'
import { hasEligibleEleven } from '../players/squad.ts'
import { defaultTactics, type Tactics } from '../club/tactics.ts'

/** Initial values: a coach and a physiotherapist, a stadium and a training ground, and £30 a ticket. */
const STAFF_AT_START = 2
const FACILITIES_AT_START = 2
const TICKET_PRICE_AT_START = 30
/** Match weeks of the first season in which the checklist is shown. */
const FIRST_WEEKS = 4

export function firstSteps(state: Snapshot) {
  const { board, staff, facilities, campaigns, currentMatchWeek, lastMatch, tactics, ticketPrice } = state
  return {
    // From the first match on the board's own objective is in force.
    hasChosen: board.isChosen || currentMatchWeek > 0,
    hasEleven: hasEligibleEleven(state),
    hasSetTactics: differs(tactics, defaultTactics()),
    hasPriced: ticketPrice !== TICKET_PRICE_AT_START,
    hasInvested:
      staff.length > STAFF_AT_START ||
      facilities.length > FACILITIES_AT_START ||
      facilities.some(({ level }) => level > 1) ||
      campaigns.length > 0,
    hasPlayed: lastMatch !== null,
  }
}

/** True while the manager is new. */
export function isNewManager({ currentSeason, currentMatchWeek }: Snapshot): boolean {
  return currentSeason === 1 && currentMatchWeek < FIRST_WEEKS
}

/** True in weeks that have a hint of the assistant: those of the first season after the first match. */
export function isHintWeek({ currentSeason, currentMatchWeek, ended }: Snapshot): boolean {
  return currentSeason === 1 && currentMatchWeek > 0 && !ended
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
