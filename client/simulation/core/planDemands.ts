/** What each choice of tactics asks of the players, and how an eleven meets it. */
import { byTraits } from './byTraits.ts'
import { clamp } from './clamp.ts'
import type { DeepReadonly } from './readonly.ts'
import type { Tactics } from './tactics.ts'
import type { TraitName, Traits } from './traits.ts'

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

/** Index of each choice among the balances of a player. */
export const INDICES = {
  style: { attacking: 0, balanced: 1, defensive: 2, counter: 3 },
  intensity: { low: 4, medium: 5, high: 6 },
  offensiveStyle: { possession: 7, direct: 8, counter_attack: 9, wing_play: 10 },
  defensiveStyle: { high_press: 11, mid_block: 12, deep_block: 13, zonal_marking: 14 },
} satisfies { [Part in DemandingPart]: Record<Tactics[Part], number> }

const PARTS = ['style', 'intensity', 'offensiveStyle', 'defensiveStyle'] as const

/** Strengths minus weaknesses of a player among the traits that each choice asks for, by `INDICES`. */
export const balancesOf = byTraits((traits): readonly number[] => {
  const balances: number[] = []
  for (const part of PARTS) {
    const demands: Readonly<Record<string, readonly TraitName[]>> = DEMANDS[part]
    for (const [choice, index] of Object.entries<number>(INDICES[part])) {
      const { strengths, weaknesses } = countAsked([traits], demands[choice] ?? [])
      balances[index] = strengths - weaknesses
    }
  }
  return balances
})
