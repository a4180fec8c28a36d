import type { Position } from './position.ts'

/** A player whose career is kept for good: name, line, country, and the season in which they were 0 years old. */
export type RememberedPlayer = readonly [name: string, type: Position, nationality: string, born: number]

export function rememberedPlayer(
  {
    name,
    type,
    nationality,
    age,
  }: Readonly<{ name: string; type: Position; nationality: string; age: number }>,
  season: number,
): RememberedPlayer {
  return [name, type, nationality, season - age]
}
