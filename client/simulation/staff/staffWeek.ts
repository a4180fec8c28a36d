import type { MatchOutcome } from '../club/leagueRecord.ts'
import { clamp, toHundredth } from '../core/clamp.ts'
import { moodOf, type Mood, MORALE_RANGE } from '../people/player.ts'
import { Random, ROOTS, seedRandom } from '../core/rng.ts'
import { numberOfId } from '../core/ids.ts'
import { STREAMS } from '../core/streams.ts'
import type { GameState, Snapshot } from '../gameState.ts'

const MAX_SKILL = 5
const SKILL_STEP = 0.05
/** Weekly probability of gaining skill, by mood. */
const LEARNING_CHANCE: Record<Mood, number> = { happy: 0.13, neutral: 0.1, sad: 0.05 }

const USUAL_MORALE = 3.5
const MORALE_SETTLING = 0.1
const MORALE_SWING = 0.1
/** Effect of yesterday's match on morale. */
const STAFF_MORALE_CHANGE: Record<MatchOutcome, number> = { W: 0.2, D: 0, L: -0.2 }

/** Applies the weekly change of staff morale and skill. Skill grows faster with high morale. */
export function updateStaff(state: GameState, random: Random): void {
  const result = resultYesterday(state)
  const root = random.below(ROOTS)
  for (const member of state.staff) {
    // A stream for each, so that who joins or leaves moves nobody else's draws.
    const ofMember = new Random(seedRandom(root, STREAMS.staffWeeks, numberOfId(member.id)))
    const drift = MORALE_SETTLING * (USUAL_MORALE - member.morale) + MORALE_SWING * ofMember.between(-1, 1)
    member.morale = toHundredth(clamp(member.morale + drift + result, MORALE_RANGE))
    if (ofMember.chance(LEARNING_CHANCE[moodOf(member.morale)]))
      member.skill = toHundredth(Math.min(MAX_SKILL, member.skill + SKILL_STEP))
  }
}

function resultYesterday({ lastMatch, day }: Snapshot): number {
  return lastMatch?.day === day - 1 ? STAFF_MORALE_CHANGE[lastMatch.outcome] : 0
}
