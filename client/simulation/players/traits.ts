import { shuffle, type Random } from '../rng.ts'
import type { Position } from './player.ts'

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
