import { CHARACTER_KINDS, characterOf, type CharacterKind } from '../../client/simulation/people/character.ts'

/** A name whose bearer is of this kind alone in a career of this seed. */
export function nameOfKind(seed: number, kind: CharacterKind): string {
  for (let i = 0; ; i++) {
    const name = `Sam Number${i}`
    if (characterOf(seed, { name }).join() === kind) return name
  }
}

/** A name whose bearer is of no kind but those that this test does not look at. */
export function nameWithout(seed: number, ...kinds: readonly CharacterKind[]): string {
  const other = CHARACTER_KINDS.find((kind) => !kinds.includes(kind)) ?? 'loyal'
  return nameOfKind(seed, other)
}
