/** Knowledge of the club about players of others. */
import type { PlayerId } from '../people/player.ts'
import { knownToScouts } from '../people/potential.ts'
import { isScouted } from '../people/scouting.ts'
import { staffSkill } from '../people/staffSkill.ts'
import type { Snapshot } from '../gameState.ts'

/** Knowledge (0–1) of the potential of a player of another club or of the market. */
export function knownToUs(state: Pick<Snapshot, 'staff' | 'scouting'>, id: PlayerId): number {
  return knownToScouts(staffSkill(state, 'Chief Scout'), isScouted(state.scouting, id))
}
