/** The second division of a new career, and the other division's fixtures of each season. */
import { createCompetitors, createSecondClubs } from '../clubs/createCompetitors.ts'
import type { Competitor } from '../club/club.ts'
import { FIRST_OTHER_ID, type OtherDivision } from '../club/otherDivision.ts'
import { reputationFor } from '../club/reputation.ts'
import { OWN_RUNG } from '../clubs/ladder.ts'
import type { Division, Fixture } from '../core/fixture.ts'
import type { IdSource } from '../core/ids.ts'
import type { GameState } from '../gameState.ts'
import { Random, seedRandom } from '../core/rng.ts'
import { STREAMS } from '../core/streams.ts'
import { createFixtures } from './createFixtures.ts'

/** Creates the second division, which follows from the seed alone. */
export function createSecondDivision(seed: number): OtherDivision {
  const ids = { nextId: FIRST_OTHER_ID }
  const clubs = createSecondClubs(ids, new Random(seedRandom(seed, STREAMS.secondDivision)))
  return { clubs, fixtures: otherFixtures(seed, 1, clubs), nextId: ids.nextId }
}

/**
 * The clubs of both divisions for a new career. Where the own club starts in the second, the favourite of it has the
 * place in the first that the own club has otherwise, and the own club is expected tenth all the same (SEC-2).
 */
export function createDivisions(
  ids: IdSource,
  { seed, division }: { seed: number; division: Division },
  random: Random,
): Pick<GameState, 'competitors' | 'otherDivision'> {
  const competitors = createCompetitors(ids, random)
  const otherDivision = createSecondDivision(seed)
  if (division === 1) return { competitors, otherDivision }
  const place = OWN_RUNG + 1
  const second: Competitor[] = []
  for (const club of otherDivision.clubs) {
    if (club.lastPosition === 1) {
      competitors.push(Object.assign(club, { lastPosition: place, reputation: reputationFor(place) }))
      continue
    }
    if (club.lastPosition <= place) club.lastPosition -= 1
    second.push(club)
  }
  const fixtures = otherFixtures(seed, 1, competitors)
  return { competitors: second, otherDivision: { ...otherDivision, clubs: competitors, fixtures } }
}

/** Fixtures of the other division in a season. */
export function otherFixtures(seed: number, season: number, clubs: readonly Competitor[]): Fixture[] {
  const random = new Random(seedRandom(seed, STREAMS.secondFixtures, season))
  return createFixtures(
    clubs.map(({ id }) => id),
    random,
  )
}
