import type { Fixture } from '../core/fixture.ts'
import type { Competitor } from './club.ts'

/** The second division: its clubs live by the rules of the rivals. */
export interface SecondDivision {
  /** Twenty clubs. */
  clubs: Competitor[]
  /** Fixtures of the season, in order of weeks. */
  fixtures: Fixture[]
  /** Next number for ids of players who come to these clubs, apart from those of the first division. */
  nextId: number
}

/** First number for ids of the second division; the first division never gets so far. */
export const FIRST_SECOND_ID = 1_000_000
