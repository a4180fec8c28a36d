/** What each choice of tactics asks of the players, and how an eleven meets it. */
import { clamp } from './clamp.ts'
import type { DeepReadonly } from './readonly.ts'
import type { Tactics } from './tactics.ts'
import { TRAIT_NAMES, type TraitName, type Traits } from './traits.ts'

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
  const balance = traitBalance(players)
  const gain = (asks: readonly TraitName[]) => {
    let sum = 0
    for (const name of asks) sum += balance[name]
    return gainOf(sum)
  }
  return (
    1 +
    gain(DEMANDS.style[tactics.style]) +
    gain(DEMANDS.intensity[tactics.intensity]) +
    gain(DEMANDS.offensiveStyle[tactics.offensiveStyle]) +
    gain(DEMANDS.defensiveStyle[tactics.defensiveStyle])
  )
}

/** Numbers of strengths minus numbers of weaknesses, by trait. */
function traitBalance(players: readonly DeepReadonly<Traits>[]): Record<TraitName, number> {
  const balance = { ...NO_TRAITS }
  for (const { strengths, weaknesses } of players) {
    for (const name of strengths) balance[name] += 1
    for (const name of weaknesses) balance[name] -= 1
  }
  return balance
}

const NO_TRAITS = Object.fromEntries(TRAIT_NAMES.map((name) => [name, 0])) as Record<TraitName, number>
