import type { GameState } from '../gameState.ts'
import { toHundredth } from '../core/clamp.ts'
import type { Random } from '../core/rng.ts'

const MAX_SKILL = 5
const SKILL_STEP = 0.05
const SKILL_CHANCE = 0.1
const USUAL_MORALE = 3.5
const MORALE_SETTLING = 0.1
const MORALE_SWING = 0.1

/** The week's change of staff morale and skill: the content learn, the others stand still. */
export function updateStaff(state: GameState, random: Random): void {
  for (const member of state.staff) {
    const morale =
      member.morale + MORALE_SETTLING * (USUAL_MORALE - member.morale) + MORALE_SWING * random.between(-1, 1)
    member.morale = toHundredth(Math.max(1, Math.min(5, morale)))
    const learns = member.morale >= USUAL_MORALE - 0.5 && random.chance(SKILL_CHANCE)
    if (learns) member.skill = toHundredth(Math.min(MAX_SKILL, member.skill + SKILL_STEP))
  }
}
