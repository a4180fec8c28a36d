import { shuffle, type Random } from '../rng.ts'
import type { DeepReadonly } from '../gameState.ts'
import type { Player, Position } from './player.ts'

/** What players of each group are known to be good or bad at. */
export const TRAITS: Record<Position, readonly string[]> = {
  Goalkeeper: ['Reflexes', 'Handling', 'Crosses', 'Kicking', 'One-on-ones', 'Positioning'],
  Defender: ['Tackling', 'Heading', 'Marking', 'Strength', 'Pace', 'Positioning', 'Passing'],
  Midfielder: ['Passing', 'Vision', 'Stamina', 'Tackling', 'Long shots', 'Dribbling', 'Technique'],
  Forward: ['Finishing', 'Pace', 'Heading', 'Dribbling', 'First touch', 'Strength', 'Composure'],
}

/** One or two strengths and up to two weaknesses, none of them both. */
export function drawTraits(type: Position, random: Random): { strengths: string[]; weaknesses: string[] } {
  const traits = TRAITS[type].slice()
  shuffle(traits, random)
  const strengths = random.whole(1, 2)
  return {
    strengths: traits.slice(0, strengths),
    weaknesses: traits.slice(strengths, strengths + random.below(3)),
  }
}

/** Traits that bring a player into scoring positions, and those that make him find others. */
const FINISHING_TRAITS = ['Finishing', 'Heading', 'Long shots', 'Composure', 'First touch']
const CREATING_TRAITS = ['Passing', 'Vision', 'Dribbling', 'Technique']

/** A strength makes a player this much better all round, a weakness as much worse. */
const TRAIT_WORTH = 0.012
const FINDING_WORTH = 0.25

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

function balance({ strengths, weaknesses }: Traits, among: readonly string[]): number {
  const count = (traits: readonly string[]) => traits.filter((trait) => among.includes(trait)).length
  return count(strengths) - count(weaknesses)
}
