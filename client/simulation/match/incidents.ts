/** Cards and injuries: drawn for each player as he comes on, and void if he has left before. */
import type { Random } from '../core/rng.ts'
import type { PlayerId } from '../core/player.ts'
import type { SheetPlayer } from './matchReport.ts'

/** Chance of a card that bans, and of its banning for two matches (MAT-4). */
const CARD_CHANCE = 0.015
const TWO_MATCH_BAN_CHANCE = 0.1

export interface Incident {
  minute: number
  player: PlayerId
  /** Matches a card bans for; 0 is an injury. */
  ban: number
}

/** Chance of an injury in a match by freshness in percent (MAT-12). */
function injuryChance(stamina: number): number {
  return 0.02 + (100 - stamina) / 1500
}

/** Draws what will happen to a player who comes on at `minute`, and adds it to `incidents`. */
export function planIncidents(
  player: SheetPlayer,
  minute: number,
  incidents: Incident[],
  random: Random,
): void {
  if (random.next() < CARD_CHANCE) {
    const ban = random.chance(TWO_MATCH_BAN_CHANCE) ? 2 : 1
    incidents.push({ minute: random.whole(minute + 1, 90), player: player.id, ban })
  }
  if (random.next() < injuryChance(player.stamina)) {
    incidents.push({ minute: random.whole(minute + 1, 90), player: player.id, ban: 0 })
  }
}
