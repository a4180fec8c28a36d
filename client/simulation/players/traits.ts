import { shuffle, type Random } from '../core/rng.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Player, Position } from '../core/player.ts'

/**
 * What players of each group are known to be good or bad at. Every one is named for its effect: on who
 * scores, on who provides, or on the stamina a match costs.
 */
export const TRAITS: Record<Position, readonly string[]> = {
  Goalkeeper: [],
  Defender: ['Heading', 'Passing', 'Stamina'],
  Midfielder: ['Passing', 'Vision', 'Stamina', 'Long shots', 'Dribbling', 'Technique'],
  Forward: ['Finishing', 'Heading', 'Dribbling', 'First touch', 'Composure'],
}

/** Lots that strengths and weaknesses are drawn from: those without a name are nothing special. */
const LOTS: Record<Position, number> = { Goalkeeper: 6, Defender: 7, Midfielder: 7, Forward: 7 }

/** One or two lots for strengths and up to two for weaknesses, none of them both. */
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

/** Traits that bring a player into scoring positions, and those that make them find others. */
const FINISHING_TRAITS = ['Finishing', 'Heading', 'Long shots', 'Composure', 'First touch']
const CREATING_TRAITS = ['Passing', 'Vision', 'Dribbling', 'Technique']

/** A strength makes a player this much better all round, a weakness as much worse. */
const TRAIT_WORTH = 0.012
const FINDING_WORTH = 0.25

/** Points of stamina that a match costs less with this strength, and more with this weakness. */
export const STAMINA_PER_TRAIT = 3
const STAMINA_TRAITS = ['Stamina']

type Traits = DeepReadonly<Pick<Player, 'strengths' | 'weaknesses'>>

/** Strengths and weaknesses as a factor on quality. */
export function traitFactor({ strengths, weaknesses }: Traits): number {
  return 1 + TRAIT_WORTH * (strengths.length - weaknesses.length)
}

/** How often a player with these traits scores, as a factor. */
export function finishingFactor(traits: Traits): number {
  return 1 + FINDING_WORTH * balance(traits, FINISHING_TRAITS)
}

/** How often a player with these traits provides, as a factor. */
export function creatingFactor(traits: Traits): number {
  return 1 + FINDING_WORTH * balance(traits, CREATING_TRAITS)
}

/** 1 for those who last, −1 for those who tire. */
export function staminaBalance(traits: Traits): number {
  return balance(traits, STAMINA_TRAITS)
}

function balance({ strengths, weaknesses }: Traits, among: readonly string[]): number {
  const count = (traits: readonly string[]) => traits.filter((trait) => among.includes(trait)).length
  return count(strengths) - count(weaknesses)
}
