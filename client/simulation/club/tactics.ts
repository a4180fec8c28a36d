/** Tactics of a side (TAC-1). */
import { oneOf } from '../core/checks.ts'

export const FORMATIONS = ['4-4-2', '4-3-3', '4-5-1', '3-5-2', '5-3-2', '4-2-3-1', '3-4-3'] as const
export const STYLES = ['attacking', 'balanced', 'defensive', 'counter'] as const
export const INTENSITIES = ['low', 'medium', 'high'] as const
export const OFFENSIVE_STYLES = ['possession', 'direct', 'counter_attack', 'wing_play'] as const
export const DEFENSIVE_STYLES = ['high_press', 'mid_block', 'deep_block', 'zonal_marking'] as const

export type Formation = (typeof FORMATIONS)[number]
export type Style = (typeof STYLES)[number]
export type Intensity = (typeof INTENSITIES)[number]
export type OffensiveStyle = (typeof OFFENSIVE_STYLES)[number]
export type DefensiveStyle = (typeof DEFENSIVE_STYLES)[number]

export interface Tactics {
  formation: Formation
  /** Overall style. */
  style: Style
  /** Intensity and tempo. */
  intensity: Intensity
  /** Offensive approach. */
  offensiveStyle: OffensiveStyle
  /** Defensive approach. */
  defensiveStyle: DefensiveStyle
}

/** Checks of the choices. */
export const tacticsFields = {
  formation: oneOf(FORMATIONS),
  style: oneOf(STYLES),
  intensity: oneOf(INTENSITIES),
  offensiveStyle: oneOf(OFFENSIVE_STYLES),
  defensiveStyle: oneOf(DEFENSIVE_STYLES),
}

/** Indices of the choices of a plan in the lists above: tables in their order are read without a search. */
export type Choices = Record<keyof Tactics, number>

export function choicesOf(tactics: Readonly<Tactics>): Choices {
  return {
    formation: FORMATIONS.indexOf(tactics.formation),
    style: STYLES.indexOf(tactics.style),
    intensity: INTENSITIES.indexOf(tactics.intensity),
    offensiveStyle: OFFENSIVE_STYLES.indexOf(tactics.offensiveStyle),
    defensiveStyle: DEFENSIVE_STYLES.indexOf(tactics.defensiveStyle),
  }
}

/** Tactics of every club at the start. */
export function defaultTactics(): Tactics {
  return {
    formation: '4-4-2',
    style: 'balanced',
    intensity: 'medium',
    offensiveStyle: 'possession',
    defensiveStyle: 'zonal_marking',
  }
}
