/** Rows of the tables of fictional clubs. */
import type { ClubIdentity } from '../club/club.ts'

export type ClubRow = readonly [
  name: string,
  shortName: string,
  code: string,
  home: string,
  trim: string,
  crestSeed: number,
]

/** Identity of a row; the id follows from the name. */
export function toIdentity([name, shortName, code, home, trim, crestSeed]: ClubRow): ClubIdentity {
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    shortName,
    code,
    colours: [home, trim],
    crestSeed,
  }
}
