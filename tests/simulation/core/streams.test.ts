import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { RIVAL_CLUBS } from '../../../client/simulation/clubs/clubNames.ts'
import { SECOND_CLUBS } from '../../../client/simulation/clubs/secondClubs.ts'
import { DAYS_PER_SEASON, WEEKS_PER_SEASON } from '../../../client/simulation/core/calendar.ts'
import { seedRandom } from '../../../client/simulation/core/rng.ts'
import { CROWD_STREAM, STREAMS, WEEK_STREAMS } from '../../../client/simulation/core/streams.ts'

const simulation = fileURLToPath(new URL('../../../client/simulation/', import.meta.url))
const SEED = 42
const SEASONS = 8
/** More seasons than any career has. */
const MAX_SEASONS = 500

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

it('streams of random numbers have numbers of their own', () => {
  const numbers = Object.values(STREAMS)
  expect(new Set<number>(numbers).size).toBe(numbers.length)
})

it('a number of a stream is no season, so that streams of days and of matches never meet', () => {
  // The colours of the club are drawn by seed and number alone; what belongs to a season has more parts.
  const { ownColours, ...others } = STREAMS
  expect(ownColours).toBeLessThan(MAX_SEASONS)
  expect(Math.min(...Object.values(others))).toBeGreaterThan(MAX_SEASONS)
})

it('streams of a match week do not meet at any place', () => {
  const places = range(0, RIVAL_CLUBS.length + SECOND_CLUBS.length - 1)
  const used = [
    ...places.slice(0, 10).map((place) => WEEK_STREAMS.matches + place),
    ...places.map((place) => WEEK_STREAMS.rivalPlans + place),
    ...places.slice(0, 10).map((place) => WEEK_STREAMS.secondMatches + place),
    WEEK_STREAMS.managers,
    WEEK_STREAMS.secondManagers,
    ...places.map((place) => WEEK_STREAMS.rivalOrders + place),
  ]
  expect(new Set(used).size).toBe(used.length)
})

it('no two streams of a career begin in the same state', () => {
  const places = range(0, RIVAL_CLUBS.length + SECOND_CLUBS.length - 1)
  const ofWeeks = range(1, SEASONS).flatMap((season) =>
    range(0, WEEKS_PER_SEASON).flatMap((week) => [
      [season, week, WEEK_STREAMS.managers],
      [season, week, WEEK_STREAMS.secondManagers],
      ...places.slice(0, 10).flatMap((place) => [
        [season, week, WEEK_STREAMS.matches + place],
        [season, week, WEEK_STREAMS.secondMatches + place],
        [season, week, WEEK_STREAMS.matches + place, CROWD_STREAM],
      ]),
      ...places.flatMap((place) => [
        [season, week, WEEK_STREAMS.rivalPlans + place],
        [season, week, WEEK_STREAMS.rivalOrders + place],
      ]),
    ]),
  )
  const ofDays = Object.values(STREAMS).flatMap((stream) => [
    [stream],
    ...range(1, DAYS_PER_SEASON * SEASONS).map((day) => [stream, day]),
    ...range(1, SEASONS).map((season) => [stream, season, 17]),
  ])
  const states = [...ofWeeks, ...ofDays].map((parts) => seedRandom(SEED, ...parts).join())
  expect(new Set(states).size).toBe(states.length)
})

it('every stream of the simulation is one of the list', () => {
  // Of a club abroad the player's id is the stream; managers of a new career follow the generator itself.
  const others = ['clubs/abroad.ts', 'clubs/createCompetitors.ts', 'core/rng.ts']
  const listed = /STREAMS?\b|\(seed\)|\.\.\.fixtureSeed\(state, fixture\)\)/
  const calls = readdirSync(simulation, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !others.includes(file))
    .flatMap((file) =>
      [
        ...readFileSync(simulation + file, 'utf8').matchAll(
          /\b(?:seedRandom|mixSeed)\((?!\.)[^\n]*|const \w*STREAM = \d/g,
        ),
      ].map(([call]) => `${file}: ${call}`),
    )
    .filter((call) => !call.startsWith('core/streams.ts'))
  expect(calls.length).toBeGreaterThan(20)
  expect(calls.filter((call) => !listed.test(call))).toEqual([])
})
