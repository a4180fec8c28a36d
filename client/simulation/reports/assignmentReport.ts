/** Report on scouting assignments: what one costs, where the scouts are, and whom they have found. */
import { characterOf, type Character } from '../people/character.ts'
import type { PlayerId } from '../people/player.ts'
import type { Position } from '../people/position.ts'
import { potentialRange, type PotentialRange } from '../people/potential.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import {
  SCOUT_REGIONS,
  type ScoutingBrief,
  type ScoutRegion,
  type ScoutReport,
  knownToUs,
} from '../people/scouting.ts'
import { clubAbroad } from '../clubs/abroad.ts'
import type { Snapshot } from '../gameState.ts'
import { scoutedFee } from '../transfers/offerPrice.ts'
import { countriesOf, scoutingTerms } from '../scouting/assignments.ts'
import { searchRowOf } from './offerReport.ts'

/** A player of a report as they are now. */
export interface ScoutedPlayer {
  id: PlayerId
  name: string
  /** Null for players who have gone elsewhere, or joined the own club, since. */
  now: {
    type: Position
    age: number
    quality: number
    potential: PotentialRange | null
    character: Character
    club: string
    /** Pounds: between which the club sells; the same for players of the market. */
    fee: { low: number; high: number }
    /** Reason why no offer can be made now; null if one can, and for players of the market. */
    hurdle: string | null
    /** The same in a word or two. */
    shortHurdle: string | null
    isOnMarket: boolean
    isShortlisted: boolean
  } | null
}

interface AssignmentReport {
  /** By region; `hurdle`: why nobody can be sent now, null if they can. */
  regions: {
    region: ScoutRegion
    countries: readonly string[]
    price: number
    days: number
    isAffordable: boolean
  }[]
  assignment: { brief: DeepReadonly<ScoutingBrief>; day: number; daysLeft: number } | null
  /** Newest first. */
  reports: { brief: DeepReadonly<ScoutingBrief>; day: number; players: ScoutedPlayer[] }[]
}

export function assignmentReport(state: Snapshot): AssignmentReport {
  const { assignment, reports } = state.scouting
  return {
    regions: SCOUT_REGIONS.map((region) => {
      const { price, days } = scoutingTerms(state, region)
      const isAffordable = price <= Math.max(0, state.money)
      return { region, countries: countriesOf(region), price, days, isAffordable }
    }),
    assignment: assignment && { ...assignment, daysLeft: assignment.day - state.day },
    reports: reports.map(({ brief, day, players }) => ({
      brief,
      day,
      players: players.map((player) => scoutedPlayer(state, player)),
    })),
  }
}

function scoutedPlayer(
  state: Snapshot,
  { id, name }: DeepReadonly<ScoutReport['players'][number]>,
): ScoutedPlayer {
  const row = searchRowOf(state, id)
  if (row) {
    const { player, club, potential, character, hurdle, shortHurdle, isShortlisted } = row
    const { type, age, quality } = player
    const fee = scoutedFee(state, club, player)
    const facts = { type, age, quality, potential, character, club: club.name, fee }
    return { id, name, now: { ...facts, hurdle, shortHurdle, isOnMarket: false, isShortlisted } }
  }
  const listed = state.market.find((player) => player.id === id)
  if (!listed) return { id, name, now: null }
  const { type, age, quality, transferFee } = listed
  const potential = potentialRange(state.seed, { ...listed, known: knownToUs(state, id) })
  const club = clubAbroad(state.seed, listed)
  return {
    id,
    name,
    now: {
      type,
      age,
      quality,
      potential,
      character: characterOf(state.seed, listed),
      club: `${club.name}, ${club.country}`,
      fee: { low: transferFee, high: transferFee },
      hurdle: null,
      shortHurdle: null,
      isOnMarket: true,
      isShortlisted: false,
    },
  }
}
