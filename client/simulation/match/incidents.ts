/** Cards and injuries. Drawn for each player when they come on; void if they leave the pitch earlier. */
import type { Random } from '../core/rng.ts'
import type { PlayerId } from '../core/player.ts'
import type { OnPitch } from './sideStrength.ts'

/** Probability of a card with a ban, and of a ban of two matches (MAT-4). */
const CARD_CHANCE = 0.015
const TWO_MATCH_BAN_CHANCE = 0.1

export interface Incident {
  minute: number
  player: PlayerId
  /** Matches of the ban for a card; 0 for an injury. */
  ban: number
}

/** Probability of an injury in a match by stamina in percent (MAT-12). */
function injuryChance(stamina: number): number {
  return 0.02 + (100 - stamina) / 1500
}

/** Draws the incidents of a player who comes on, and adds them to `incidents`. */
export function planIncidents(
  { player, since: minute, skills }: OnPitch,
  incidents: Incident[],
  random: Random,
): void {
  if (random.next() < CARD_CHANCE * skills.cards) {
    const ban = random.chance(TWO_MATCH_BAN_CHANCE) ? 2 : 1
    incidents.push({ minute: random.whole(minute + 1, 90), player: player.id, ban })
  }
  if (random.next() < injuryChance(player.stamina) * skills.injuries) {
    incidents.push({ minute: random.whole(minute + 1, 90), player: player.id, ban: 0 })
  }
}
