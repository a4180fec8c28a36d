import type { Tactics } from '../../../simulation/core/tactics.ts'

type Names = { [Key in keyof Tactics]: Record<Tactics[Key], string> }

/** Label of each part of a set-up. */
export const PART_NAMES: Record<keyof Tactics, string> = {
  formation: 'Formation',
  style: 'Overall Style',
  intensity: 'Team Intensity/Tempo',
  offensiveStyle: 'Offensive Approach',
  defensiveStyle: 'Defensive Approach',
}

/** Label of each choice. */
export const CHOICE_NAMES: Names = {
  formation: {
    '4-4-2': '4-4-2',
    '4-3-3': '4-3-3',
    '4-5-1': '4-5-1',
    '3-5-2': '3-5-2',
    '5-3-2': '5-3-2',
    '4-2-3-1': '4-2-3-1',
    '3-4-3': '3-4-3',
  },
  style: { attacking: 'Attacking', balanced: 'Balanced', defensive: 'Defensive', counter: 'Counter' },
  intensity: { low: 'Low', medium: 'Medium', high: 'High' },
  offensiveStyle: {
    possession: 'Possession',
    direct: 'Direct',
    counter_attack: 'Counter-attack',
    wing_play: 'Wing play',
  },
  defensiveStyle: {
    high_press: 'High press',
    mid_block: 'Mid block',
    deep_block: 'Deep block',
    zonal_marking: 'Zonal marking',
  },
}

/** Formats an edge in percent: '+2.4%', '−1%' or 'even'. */
export function edgeInWords(edge: number): string {
  if (edge === 0) return 'even'
  return `${edge > 0 ? '+' : '−'}${Math.abs(edge)}%`
}
