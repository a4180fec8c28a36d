import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFixtures } from '../../../client/simulation/season/createFixtures.ts'
import type { Fixture } from '../../../client/simulation/core/fixture.ts'
import { Random, seedRandom } from '../../../client/simulation/core/rng.ts'

const clubs = (count: number) => Array.from({ length: count }, (_, i) => `club-${i}`)
const programme = (count: number, seed = 1) => createFixtures(clubs(count), new Random(seedRandom(seed)))
const pairing = ({ home, away }: Fixture) => `${home}-${away}`

describe('the fixtures of twenty clubs', () => {
  const fixtures = programme(20)

  it('are 38 weeks of ten matches', () => {
    expect(fixtures).toHaveLength(380)
    for (let week = 1; week <= 38; week++) {
      const inWeek = fixtures.filter((fixture) => fixture.week === week)
      expect(inWeek).toHaveLength(10)
      expect(new Set(inWeek.flatMap(({ home, away }) => [home, away])).size).toBe(20)
    }
  })

  it('[LEA-1] pair every two clubs once at home and once away', () => {
    expect(new Set(fixtures.map(pairing)).size).toBe(380)
    expect(fixtures.every(({ home, away }) => home !== away)).toBe(true)
  })

  it('[LEA-2] mirror the first half in the second', () => {
    const first = fixtures.filter(({ week }) => week <= 19)
    const second = fixtures.filter(({ week }) => week > 19)
    expect(second.map(({ home, away, week }) => [away, home, week - 19])).toEqual(
      first.map(({ home, away, week }) => [home, away, week]),
    )
  })

  it('have nine or ten home matches per club and half, and at most three at home or away in a row', () => {
    for (const club of clubs(20)) {
      const venues = fixtures
        .filter(({ home, away }) => home === club || away === club)
        .map(({ home }) => (home === club ? 'H' : 'A'))
        .join('')
      const homeInFirstHalf = venues.slice(0, 19).replaceAll('A', '').length
      expect([9, 10]).toContain(homeInFirstHalf)
      expect(venues).not.toMatch(/HHHH|AAAA/)
    }
  })

  it('differ from season to season', () => {
    expect(programme(20, 2).map(pairing)).not.toEqual(fixtures.map(pairing))
  })
})

describe('the fixtures of any number of clubs', () => {
  it('[LEA-3] leave an odd club free in turn, with every pairing home and away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 23 }), fc.nat(), (count, seed) => {
        const fixtures = programme(count, seed)
        const weeks = 2 * (count % 2 === 0 ? count - 1 : count)
        expect(new Set(fixtures.map(pairing)).size).toBe(count * (count - 1))
        expect(fixtures).toHaveLength(count * (count - 1))
        expect(Math.max(...fixtures.map(({ week }) => week))).toBe(weeks)
        for (let week = 1; week <= weeks; week++) {
          const playing = fixtures
            .filter((fixture) => fixture.week === week)
            .flatMap(({ home, away }) => [home, away])
          expect(playing).toHaveLength(count - (count % 2))
          expect(new Set(playing).size).toBe(playing.length)
        }
      }),
      { numRuns: 60 },
    )
  })
})
