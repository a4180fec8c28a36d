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

function gainOf(balance: number): number {
  return clamp(GAIN_PER_TRAIT * balance, BOUNDS)
}

/** Factor on the strength of a side of how its players meet its plan. */
export function planFactor(players: readonly DeepReadonly<Traits>[], tactics: Readonly<Tactics>): number {
  let style = 0
  let intensity = 0
  let offensive = 0
  let defensive = 0
  for (const player of players) {
    const balances = balancesOf(player)
    style += balances.style[tactics.style]
    intensity += balances.intensity[tactics.intensity]
    offensive += balances.offensiveStyle[tactics.offensiveStyle]
    defensive += balances.defensiveStyle[tactics.defensiveStyle]
  }
  return 1 + gainOf(style) + gainOf(intensity) + gainOf(offensive) + gainOf(defensive)
}

/** Strengths minus weaknesses of a player among the traits that each choice asks for. */
const balancesOf = byTraits((traits) => ({
  style: balancesIn(DEMANDS.style, traits),
  intensity: balancesIn(DEMANDS.intensity, traits),
  offensiveStyle: balancesIn(DEMANDS.offensiveStyle, traits),
  defensiveStyle: balancesIn(DEMANDS.defensiveStyle, traits),
}))

function balancesIn<Choice extends string>(
  demands: Readonly<Record<Choice, readonly TraitName[]>>,
  traits: DeepReadonly<Traits>,
): Readonly<Record<Choice, number>> {
  const balances = Object.entries<readonly TraitName[]>(demands).map(([choice, asks]) => {
    const { strengths, weaknesses } = countAsked([traits], asks)
    return [choice, strengths - weaknesses]
  })
  return Object.fromEntries(balances) as Record<Choice, number>
}
