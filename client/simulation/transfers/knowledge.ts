/** Knowledge of the club about players of others. */
import type { PlayerId } from '../core/player.ts'
import { knownToScouts } from '../core/potential.ts'
import { isScouted } from '../core/scouting.ts'
import { staffSkill } from '../core/staffSkill.ts'
import type { Snapshot } from '../gameState.ts'

/** Knowledge (0–1) of the potential of a player of another club or of the market. */
export function knownToUs(state: Pick<Snapshot, 'staff' | 'scouting'>, id: PlayerId): number {
  return knownToScouts(staffSkill(state, 'Chief Scout'), isScouted(state.scouting, id))
}
