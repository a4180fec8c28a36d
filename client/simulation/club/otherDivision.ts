import type { Division, Fixture } from '../core/fixture.ts'
import type { Competitor } from './club.ts'

/** The division that the own club is not in: its clubs live by the rules of the rivals. */
export interface OtherDivision {
  /** Twenty clubs. */
  clubs: Competitor[]
  /** Fixtures of the season, in order of weeks. */
  fixtures: Fixture[]
  /** Next number for ids of players who come to these clubs, apart from those of the own division. */
  nextId: number
}

/** First number for ids of the other division; the own division never gets so far. */
export const FIRST_OTHER_ID = 1_000_000

export const DIVISION_NAMES: Record<Division, string> = { 1: 'First division', 2: 'Second division' }

/** The other one of the two divisions. */
export function otherThan(division: Division): Division {
  return division === 1 ? 2 : 1
}

interface Divisions<Rival> {
  readonly division: Division
  readonly competitors: Rival[]
  readonly otherDivision: { readonly clubs: Rival[] }
}

/** Clubs of a division that computers manage: the rivals in the own one. */
export function competitorsIn<Rival>(state: Divisions<Rival>, division: Division): Rival[] {
  return division === state.division ? state.competitors : state.otherDivision.clubs
}
