/** Demands of each choice of tactics on the players, and the fit of an eleven. */
import { byTraits } from '../people/byTraits.ts'
import { clamp } from '../core/clamp.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { DEFENSIVE_STYLES, INTENSITIES, OFFENSIVE_STYLES, STYLES, type Tactics } from './tactics.ts'
import type { TraitName, Traits } from '../people/traits.ts'

type DemandingPart = Exclude<keyof Tactics, 'formation'>

/** Traits that each choice asks for; none for one that any side can play. Formations ask by their roles. */
export const DEMANDS: {
  readonly [Part in DemandingPart]: Readonly<Record<Tactics[Part], readonly TraitName[]>>
} = {
  style: {
    attacking: ['Finishing', 'Dribbling'],
    balanced: [],
    defensive: ['Marking', 'Tackling'],
    counter: ['Pace', 'Composure'],
  },
  intensity: {
    low: [],
    medium: [],
    high: ['Stamina', 'Robustness'],
  },
  offensiveStyle: {
    possession: ['Passing', 'Technique', 'First touch'],
    direct: ['Pace', 'Heading', 'Long shots'],
    counter_attack: ['Pace', 'Vision', 'Composure'],
    wing_play: ['Crossing', 'Dribbling', 'Heading'],
  },
  defensiveStyle: {
    high_press: ['Stamina', 'Tackling'],
    mid_block: ['Positioning', 'Passing'],
    deep_block: ['Marking', 'Heading', 'Crosses'],
    zonal_marking: ['Positioning', 'Heading'],
  },
}

/** Share of strength for each strength that is asked for, or lost by each weakness, and its bounds for a choice. */
const GAIN_PER_TRAIT = 0.01
const BOUNDS = { min: -0.04, max: 0.04 }

/** Numbers of strengths and of weaknesses among the traits that a choice asks for. */
export function countAsked(
  players: readonly DeepReadonly<Traits>[],
  asks: readonly TraitName[],
): { strengths: number; weaknesses: number } {
  let strengths = 0
  let weaknesses = 0
  for (const player of players) {
    for (const name of player.strengths) if (asks.includes(name)) strengths += 1
    for (const name of player.weaknesses) if (asks.includes(name)) weaknesses += 1
  }
  return { strengths, weaknesses }
}

/** Share of strength that a side gains by a choice, or loses, −0.04 to 0.04. */
export function demandGain(players: readonly DeepReadonly<Traits>[], asks: readonly TraitName[]): number {
  const { strengths, weaknesses } = countAsked(players, asks)
  return gainOf(strengths - weaknesses)
}

/** Share of strength for a balance of strengths and weaknesses, −0.04 to 0.04. */
export function gainOf(balance: number): number {
  return clamp(GAIN_PER_TRAIT * balance, BOUNDS)
}

const PARTS = [
  { part: 'style', choices: STYLES },
  { part: 'intensity', choices: INTENSITIES },
  { part: 'offensiveStyle', choices: OFFENSIVE_STYLES },
  { part: 'defensiveStyle', choices: DEFENSIVE_STYLES },
] as const

/** Index of the first choice of each part among the balances of a player. */
export const FIRST_BALANCE: Readonly<Record<DemandingPart, number>> = {
  style: 0,
  intensity: STYLES.length,
  offensiveStyle: STYLES.length + INTENSITIES.length,
  defensiveStyle: STYLES.length + INTENSITIES.length + OFFENSIVE_STYLES.length,
}

/** Strengths minus weaknesses of a player among the traits that each choice asks for, part by part. */
export const balancesOf = byTraits((traits): readonly number[] =>
  PARTS.flatMap(({ part, choices }) => {
    const demands: Readonly<Record<string, readonly TraitName[]>> = DEMANDS[part]
    return choices.map((choice) => {
      const { strengths, weaknesses } = countAsked([traits], demands[choice] ?? [])
      return strengths - weaknesses
    })
  }),
)
