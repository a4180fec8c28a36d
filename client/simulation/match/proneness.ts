/** Kinds of character that a match depends on: cards and injuries (CHA-5, CHA-8), and listeners of talks (MAT-46). */
import { balanced, type Character, type CharacterKind } from '../people/character.ts'
import { PRONE_INJURIES, TEMPERAMENTAL_CARDS } from '../people/characterEffects.ts'
import type { ProneKind, SheetPlayer } from './matchReport.ts'

/** Sets of these kinds, null for a match of an older version. The order is that of packed matches. */
export const PRONE_TO: readonly (readonly ProneKind[] | null)[] = [
  null,
  [],
  ['temperamental'],
  ['injury-prone'],
  ['temperamental', 'injury-prone'],
  ['professional'],
  ['leader'],
  ['professional', 'leader'],
  ['professional', 'injury-prone'],
  ['temperamental', 'leader'],
  ['leader', 'injury-prone'],
]

/** Indices in `PRONE_TO` by the sum of the bits of the kinds; a player has two at most. */
const BITS: Readonly<Record<ProneKind, number>> = {
  temperamental: 1,
  'injury-prone': 2,
  professional: 4,
  leader: 8,
}
const BY_BITS: number[] = []
for (const [index, kinds] of PRONE_TO.entries()) if (kinds) BY_BITS[bitsOf(kinds)] = index

/** Kinds of a character that a match depends on. */
export function proneTo(character: Character): SheetPlayer['prone'] {
  return PRONE_TO[pronenessOf(character)] ?? null
}

/** Index in `PRONE_TO` of those of these kinds. */
export function pronenessOf(kinds: readonly CharacterKind[] | null): number {
  return kinds ? (BY_BITS[bitsOf(kinds)] ?? 1) : 0
}

function bitsOf(kinds: readonly CharacterKind[]): number {
  const bits: Partial<Record<CharacterKind, number>> = BITS
  let sum = 0
  for (const kind of kinds) sum += bits[kind] ?? 0
  return sum
}

const CARDS = balanced('temperamental', 1 + TEMPERAMENTAL_CARDS)
const INJURIES = balanced('injury-prone', 1 + PRONE_INJURIES)

/** Factor on the chance of a card with a ban. */
export function cardsByCharacter({ prone }: SheetPlayer): number {
  if (!prone) return 1
  return isAmong(prone, 'temperamental') ? CARDS.ofKind : CARDS.others
}

/** Factor on the chance of an injury. */
export function injuriesByCharacter({ prone }: SheetPlayer): number {
  if (!prone) return 1
  return isAmong(prone, 'injury-prone') ? INJURIES.ofKind : INJURIES.others
}

/** Most lists are empty, and a match asks sixty times. */
function isAmong(prone: readonly ProneKind[], kind: ProneKind): boolean {
  return prone.length > 0 && prone.includes(kind)
}
