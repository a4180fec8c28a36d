/** Cards and injuries. Drawn for each player when they come on; void if they leave the pitch earlier. */
import type { PlayerId } from '../people/player.ts'
import { POSITIONS, type Position } from '../people/position.ts'
import type { SideLuck } from './luck.ts'
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
  /** Draws for the player of a caution and for the referee's patience, 0–1; 0 for others. */
  who: number
  patience: number
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

interface LuckySide extends PlannedIncidents {
  luck: SideLuck
  /** Players cautioned. */
  booked: readonly PlayerId[]
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

/**
 * Adds the incidents of a player who comes on or begins extra time, of this place in the luck of the side, to those of
 * the side. Who has had a card has no second one in extra time.
 */
export function planIncidents(onPitch: OnPitch, place: number, side: LuckySide): void {
  const { player, skills } = onPitch
  const { cards, injuries, period } = side.luck
  const { id } = player
  const card = cards[place] ?? 1
  const minute = minuteOf(onPitch, place, side.luck)
  const cardChance = period.share * CARD_CHANCE * skills.cards * cardsByCharacter(player)
  if (card < cardChance && !hadCard(side, id, period.from)) {
    const ban = card < TWO_MATCH_BAN_CHANCE * cardChance ? 2 : 1
    addIncident(side, { kind: 'card', minute, player: id, ban, who: 0, patience: 0 })
  }
  if (
    (injuries[place] ?? 1) <
    period.share * injuryChance(player.stamina) * skills.injuries * injuriesByCharacter(player)
  )
    addIncident(side, { kind: 'injury', minute, player: id, ban: 0, who: 0, patience: 0 })
}

/**
 * Adds a card with a ban to those of a player, or takes theirs, where their chance of one is another in some minutes:
 * by a factor. The draw is that of `planIncidents`.
 */
export function reviewCards(
  own: LuckySide,
  { onPitch, place }: { onPitch: OnPitch; place: number },
  { factor, from, to }: { factor: number; from: number; to: number },
): void {
  const { cards, period } = own.luck
  const { player, skills } = onPitch
  const minute = minuteOf(onPitch, place, own.luck)
  if (minute < from || minute > to || hadCard(own, player.id, period.from)) return
  const others = own.incidents.filter(({ kind, player: id }) => kind !== 'card' || id !== player.id)
  const isPlanned = others.length < own.incidents.length
  const isComing =
    (cards[place] ?? 1) < factor * period.share * CARD_CHANCE * skills.cards * cardsByCharacter(player)
  if (isPlanned && !isComing) own.incidents = others
  if (isComing && !isPlanned)
    addIncident(own, { kind: 'card', minute, player: player.id, ban: 1, who: 0, patience: 0 })
}

/** Minute of the incidents of a player, in the part of the period that they are on the pitch. */
function minuteOf({ since }: OnPitch, place: number, { times, period: { from, to } }: SideLuck): number {
  const start = Math.max(since, from)
  return start + 1 + Math.floor((times[place] ?? 0) * (to - start))
}

/** True for a player with a card until this minute, of either kind. */
function hadCard({ incidents, booked }: LuckySide, id: PlayerId, until: number): boolean {
  if (until === 0) return false
  return (
    booked.includes(id) ||
    incidents.some(({ kind, minute, player }) => kind === 'card' && player === id && minute <= until)
  )
}

const CAUTION_WEIGHT: Record<Position, number> = { Goalkeeper: 0.4, Defender: 3, Midfielder: 3, Forward: 1.8 }
/** The same in the order of `POSITIONS`. */
const CAUTION_WEIGHTS = POSITIONS.map((position) => CAUTION_WEIGHT[position])

/** Highest factor of a player on cards, at which every caution drawn for them is given. */
export const MAX_CARDS = 1.4

interface Booking {
  /** Players who have had a caution. */
  booked: readonly PlayerId[]
  incidents: readonly Incident[]
  /** Factor on cautions of what the manager has told the side. */
  cautions: number
}

/**
 * Player of a caution; null for one who has had a card or whose own is still to come, and for some of
 * those who are seldom booked.
 */
export function findCautioned(
  pitch: readonly OnPitch[],
  { booked, incidents, cautions }: Booking,
  { who, patience }: Incident,
): SheetPlayer | null {
  let total = 0
  for (const { line } of pitch) total += CAUTION_WEIGHTS[line] ?? 0
  let left = who * total
  for (const { player, line, skills } of pitch) {
    left -= CAUTION_WEIGHTS[line] ?? 0
    if (left >= 0) continue
    const hasCard = incidents.some(({ kind, player: id }) => kind === 'card' && id === player.id)
    return hasCard || booked.includes(player.id) || patience * MAX_CARDS >= skills.cards * cautions
      ? null
      : player
  }
  return null
}
