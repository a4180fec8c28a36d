import { shuffle, type Random } from '../core/rng.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Player, Position } from '../core/player.ts'

/**
 * Strengths and weaknesses by position. Each is named for its effect: on scoring, on providing goals,
 * or on the stamina a match costs.
 */
export const TRAITS: Record<Position, readonly string[]> = {
  Goalkeeper: [],
  Defender: ['Heading', 'Passing', 'Stamina'],
  Midfielder: ['Passing', 'Vision', 'Stamina', 'Long shots', 'Dribbling', 'Technique'],
  Forward: ['Finishing', 'Heading', 'Dribbling', 'First touch', 'Composure'],
}

/** Lots from which strengths and weaknesses are drawn. A lot without a name has no effect. */
const LOTS: Record<Position, number> = { Goalkeeper: 6, Defender: 7, Midfielder: 7, Forward: 7 }

/** Draws one or two lots of strengths and up to two of weaknesses; no trait is both. */
export function drawTraits(type: Position, random: Random): { strengths: string[]; weaknesses: string[] } {
  const lots = Array.from({ length: LOTS[type] }, (_, i) => TRAITS[type][i])
  shuffle(lots, random)
  const strengths = random.whole(1, 2)
  return {
    strengths: named(lots.slice(0, strengths)),
    weaknesses: named(lots.slice(strengths, strengths + random.below(3))),
  }
}

function named(lots: readonly (string | undefined)[]): string[] {
  return lots.filter((lot) => lot !== undefined)
}

/** Traits that affect how often a player takes chances, and those that affect how often they provide goals. */
const FINISHING_TRAITS = ['Finishing', 'Heading', 'Long shots', 'Composure', 'First touch']
const CREATING_TRAITS = ['Passing', 'Vision', 'Dribbling', 'Technique']

/** Change of quality per strength, and per weakness in the opposite direction. */
const TRAIT_WORTH = 0.012
const FINDING_WORTH = 0.25

/** Points of stamina that a match costs less with this strength, or more with this weakness. */
export const STAMINA_PER_TRAIT = 3
const STAMINA_TRAITS = ['Stamina']

type Traits = DeepReadonly<Pick<Player, 'strengths' | 'weaknesses'>>

/** Factor of strengths and weaknesses on quality. */
export function traitFactor({ strengths, weaknesses }: Traits): number {
  return 1 + TRAIT_WORTH * (strengths.length - weaknesses.length)
}

/** Factor of traits on how often a player takes chances. */
export function finishingFactor(traits: Traits): number {
  return 1 + FINDING_WORTH * balance(traits, FINISHING_TRAITS)
}

/** Factor of traits on how often a player provides goals. */
export function creatingFactor(traits: Traits): number {
  return 1 + FINDING_WORTH * balance(traits, CREATING_TRAITS)
}

/** 1 for players with good endurance, −1 for those with poor endurance. */
export function staminaBalance(traits: Traits): number {
  return balance(traits, STAMINA_TRAITS)
}

function balance({ strengths, weaknesses }: Traits, among: readonly string[]): number {
  const count = (traits: readonly string[]) => traits.filter((trait) => among.includes(trait)).length
  return count(strengths) - count(weaknesses)
}
