/** Cards and injuries. Drawn for each player when they come on; void if they leave the pitch earlier. */
import type { Random } from '../core/rng.ts'
import type { PlayerId } from '../people/player.ts'
import { POSITIONS, type Position } from '../people/position.ts'
import type { SheetPlayer } from './matchReport.ts'
import { cardsByCharacter, injuriesByCharacter } from './proneness.ts'
import type { OnPitch } from './onPitch.ts'

/** Probability of a card with a ban, and of a ban of two matches (MAT-4). */
const CARD_CHANCE = 0.015
const TWO_MATCH_BAN_CHANCE = 0.1

export interface Incident {
  kind: 'card' | 'caution' | 'injury'
  minute: number
  /** Null for a caution, whose player is drawn when it comes. */
  player: PlayerId | null
  /** Matches of the ban for a card; 0 for others. */
  ban: number
}

/** Probability of an injury in a match by stamina in percent (MAT-12). */
function injuryChance(stamina: number): number {
  return 0.02 + (100 - stamina) / 1500
}

/** Incidents of a side, and the minute of the first one that is still to come. */
export interface PlannedIncidents {
  incidents: Incident[]
  nextIncident: number
}

/** Adds an incident in a minute that is still to come or being played. */
export function addIncident(planned: PlannedIncidents, incident: Incident): void {
  planned.incidents.push(incident)
  if (incident.minute < planned.nextIncident) planned.nextIncident = incident.minute
}

/** Minute of the first incident after `minute`; infinite if there is none. */
export function nextIncidentAfter({ incidents }: PlannedIncidents, minute: number): number {
  let next = Infinity
  for (const incident of incidents) {
    if (incident.minute > minute && incident.minute < next) next = incident.minute
  }
  return next
}

/** Draws the incidents of a player who comes on, and adds them to those of the side. */
export function planIncidents(
  { player, since: minute, skills }: OnPitch,
  planned: PlannedIncidents,
  random: Random,
): void {
  if (random.next() < CARD_CHANCE * skills.cards * cardsByCharacter(player)) {
    const ban = random.chance(TWO_MATCH_BAN_CHANCE) ? 2 : 1
    addIncident(planned, { kind: 'card', minute: random.whole(minute + 1, 90), player: player.id, ban })
  }
  if (random.next() < injuryChance(player.stamina) * skills.injuries * injuriesByCharacter(player)) {
    addIncident(planned, { kind: 'injury', minute: random.whole(minute + 1, 90), player: player.id, ban: 0 })
  }
}

const CAUTION_WEIGHT: Record<Position, number> = { Goalkeeper: 0.4, Defender: 3, Midfielder: 3, Forward: 1.8 }
/** The same in the order of `POSITIONS`. */
const CAUTION_WEIGHTS = POSITIONS.map((position) => CAUTION_WEIGHT[position])

/** Highest factor of a player on cards, at which every caution drawn for them is given. */
export const MAX_CARDS = 1.4

/**
 * Draws the player of a caution; null for one who has had a card or whose own is still to come, and for some of
 * those who are seldom booked.
 */
export function drawCautioned(
  pitch: readonly OnPitch[],
  { booked, incidents }: { booked: readonly PlayerId[]; incidents: readonly Incident[] },
  random: Random,
): SheetPlayer | null {
  let total = 0
  for (const { line } of pitch) total += CAUTION_WEIGHTS[line] ?? 0
  let left = random.next() * total
  const patience = random.next() * MAX_CARDS
  for (const { player, line, skills } of pitch) {
    left -= CAUTION_WEIGHTS[line] ?? 0
    if (left >= 0) continue
    const hasCard = incidents.some(({ kind, player: id }) => kind === 'card' && id === player.id)
    return hasCard || booked.includes(player.id) || patience >= skills.cards ? null : player
  }
  return null
}
