/** Cards and injuries by character (CHA-5, CHA-8). */
import { balanced, type Character, type CharacterKind } from '../people/character.ts'
import { PRONE_INJURIES, TEMPERAMENTAL_CARDS } from '../people/characterEffects.ts'
import type { ProneKind, SheetPlayer } from './matchReport.ts'

/** All that a player can be prone to, null for a match of an older version. The order is that of packed matches. */
export const PRONE_TO: readonly (readonly ProneKind[] | null)[] = [
  null,
  [],
  ['temperamental'],
  ['injury-prone'],
  ['temperamental', 'injury-prone'],
]

/** Incidents that a character makes more frequent. */
export function proneTo(character: Character): SheetPlayer['prone'] {
  return PRONE_TO[pronenessOf(character)] ?? null
}

/** Index in `PRONE_TO` of what these kinds make more frequent. */
export function pronenessOf(kinds: readonly CharacterKind[] | null): number {
  if (!kinds) return 0
  return 1 + (kinds.includes('temperamental') ? 1 : 0) + (kinds.includes('injury-prone') ? 2 : 0)
}

const CARDS = balanced('temperamental', 1 + TEMPERAMENTAL_CARDS)
const INJURIES = balanced('injury-prone', 1 + PRONE_INJURIES)

/** Factor on the chance of a card with a ban. */
export function cardsByCharacter({ prone }: SheetPlayer): number {
  if (!prone) return 1
  return prone.includes('temperamental') ? CARDS.ofKind : CARDS.others
}

/** Factor on the chance of an injury. */
export function injuriesByCharacter({ prone }: SheetPlayer): number {
  if (!prone) return 1
  return prone.includes('injury-prone') ? INJURIES.ofKind : INJURIES.others
}
