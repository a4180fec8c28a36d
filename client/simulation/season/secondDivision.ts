/** The second division of a new career, and its fixtures of each season. */
import { createSecondClubs } from '../clubs/createCompetitors.ts'
import type { Competitor } from '../club/club.ts'
import { FIRST_SECOND_ID, type SecondDivision } from '../club/secondDivision.ts'
import type { Fixture } from '../core/fixture.ts'
import { Random, seedRandom } from '../core/rng.ts'
import { STREAMS } from '../core/streams.ts'
import { createFixtures } from './createFixtures.ts'

/** Creates the second division, which follows from the seed alone. */
export function createSecondDivision(seed: number): SecondDivision {
  const ids = { nextId: FIRST_SECOND_ID }
  const clubs = createSecondClubs(ids, new Random(seedRandom(seed, STREAMS.secondDivision)))
  return { clubs, fixtures: secondFixtures(seed, 1, clubs), nextId: ids.nextId }
}

/** Fixtures of the second division in a season. */
export function secondFixtures(seed: number, season: number, clubs: readonly Competitor[]): Fixture[] {
  const random = new Random(seedRandom(seed, STREAMS.secondFixtures, season))
  return createFixtures(
    clubs.map(({ id }) => id),
    random,
  )
}
