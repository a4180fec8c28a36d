/** Creates managers of rivals, and the plans that come from their styles. */
import { MANAGER_STYLES, TEMPERS, type Manager, type ManagerStyle } from '../people/manager.ts'
import type { Random } from '../core/rng.ts'
import type { Formation, Tactics } from '../club/tactics.ts'
import { drawName, drawNationality } from '../players/playerNames.ts'

/** Options that a style allows for each part of a plan. */
type Ideas = { [Part in Exclude<keyof Tactics, 'formation'>]: readonly Tactics[Part][] }

/** Over all styles, every option of a part is equally frequent, so that the league stays mixed. */
export const MANAGER_IDEAS: Record<ManagerStyle, Ideas> = {
  possession: {
    style: ['balanced'],
    intensity: ['low', 'medium'],
    offensiveStyle: ['possession'],
    defensiveStyle: ['high_press', 'zonal_marking'],
  },
  pressing: {
    style: ['attacking'],
    intensity: ['high'],
    offensiveStyle: ['direct', 'possession'],
    defensiveStyle: ['high_press'],
  },
  direct: {
    style: ['counter', 'defensive'],
    intensity: ['high', 'medium'],
    offensiveStyle: ['direct'],
    defensiveStyle: ['mid_block'],
  },
  counter: {
    style: ['counter'],
    intensity: ['low', 'medium'],
    offensiveStyle: ['counter_attack'],
    defensiveStyle: ['deep_block', 'mid_block'],
  },
  wings: {
    style: ['attacking', 'balanced'],
    intensity: ['high', 'medium'],
    offensiveStyle: ['wing_play'],
    defensiveStyle: ['zonal_marking'],
  },
  cautious: {
    style: ['defensive'],
    intensity: ['low'],
    offensiveStyle: ['counter_attack', 'wing_play'],
    defensiveStyle: ['deep_block'],
  },
}

/** Creates a manager appointed in `since`. */
export function createManager(since: number, random: Random, nationality = drawNationality(random)): Manager {
  return {
    name: drawName(random, nationality),
    style: random.pick(MANAGER_STYLES),
    temper: random.pick(TEMPERS),
    since,
  }
}

/** Draws the usual plan of a manager for a side that plays in `formation`. */
export function drawPlan({ style }: Pick<Manager, 'style'>, formation: Formation, random: Random): Tactics {
  const ideas = MANAGER_IDEAS[style]
  return {
    formation,
    style: random.pick(ideas.style),
    intensity: random.pick(ideas.intensity),
    offensiveStyle: random.pick(ideas.offensiveStyle),
    defensiveStyle: random.pick(ideas.defensiveStyle),
  }
}
