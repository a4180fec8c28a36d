/** Names of the parts of a set-up and of their choices, and a change of set-up in words. */
import type { Tactics } from './tactics.ts'

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

/** Parts of a set-up in the order of the tactics tab. */
export const TACTIC_PARTS = ['formation', 'style', 'intensity', 'offensiveStyle', 'defensiveStyle'] as const

/** Changed parts in words: 'attacking, high tempo'. */
export function changeInWords(change: Readonly<Partial<Tactics>>): string {
  return TACTIC_PARTS.flatMap((part) => {
    const value = change[part]
    return value === undefined ? [] : choiceInWords(part, value)
  }).join(', ')
}

/** A choice in words: 'wing play', 'high tempo'. */
export function choiceInWords(part: keyof Tactics, value: string): string {
  const names: Record<string, string> = CHOICE_NAMES[part]
  const name = (names[value] ?? value).toLowerCase()
  return part === 'intensity' ? `${name} tempo` : name
}
