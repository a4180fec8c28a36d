/** Report on one player of the own club or the transfer market. */
import { knownToUs } from '../people/scouting.ts'
import type { ClubAbroad } from '../club/clubsAbroad.ts'
import { clubAbroad } from '../clubs/abroad.ts'
import { characterOf, type Character } from '../people/character.ts'
import type { Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { type Footballer, type PlayerId, moodOf, type Mood } from '../people/player.ts'
import { potentialRange, type PotentialRange } from '../people/potential.ts'
import { playerValue } from '../players/playerValue.ts'
import { injuryReport, type InjuryReport } from './injuryReport.ts'

export interface PlayerReport {
  player: DeepReadonly<Footballer>
  /** Pounds. */
  value: number
  mood: Mood
  character: Character
  /** Known range of the potential; null for players who no longer grow. */
  potential: PotentialRange | null
  /** Null for a fit player, and until the examination. */
  injury: InjuryReport | null
  /** Fee in pounds to the player's current club; null for players of the own club. */
  fee: number | null
  /** Club abroad of a player of the market; null for players of the own club. */
  club: ClubAbroad | null
}

/** Null when the player is in neither list, such as after a sale. */
export function playerReport(state: Snapshot, id: PlayerId): PlayerReport | null {
  const isHe = (player: { readonly id: PlayerId }) => player.id === id
  const own = state.players.find(isHe)
  const forSale = own ? undefined : state.market.find(isHe)
  const player = own ?? forSale
  if (!player) return null
  return {
    player,
    value: playerValue(player),
    mood: moodOf(player.morale),
    character: characterOf(state.seed, player),
    potential: potentialRange(state.seed, own ?? { ...player, known: knownToUs(state, player.id) }),
    injury: injuryReport(state, player),
    fee: forSale ? forSale.transferFee : null,
    club: forSale ? clubAbroad(state.seed, forSale) : null,
  }
}
