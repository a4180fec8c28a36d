import type { Character } from '../simulation/people/character.ts'
import { characterInWords, namesOfCharacter } from '../simulation/people/characterWords.ts'

/** Kinds of a player's character; a pointer on them shows what they do. */
export function CharacterNames({ character }: { character: Character }) {
  return <span title={character.map(characterInWords).join(' ')}>{namesOfCharacter(character)}</span>
}
