import { expect, test } from 'vitest'
import { nextOwnFixture } from '../../../client/simulation/core/calendar.ts'
import type { PlayedPlan } from '../../../client/simulation/core/club.ts'
import { defaultTactics } from '../../../client/simulation/core/tactics.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { matchesSeen, scoutReport } from '../../../client/simulation/reports/scoutReport.ts'
import { makeFacility, makeGame, makeStaff } from '../makeGame.ts'

const plan = (week: number, isHome: boolean, tactics: Partial<PlayedPlan['tactics']> = {}): PlayedPlan => ({
  season: 1,
  week,
  isHome,
  tactics: { ...defaultTactics(), ...tactics },
})

/** Career whose next opponent, away, has played these matches. */
function careerBefore(recentPlans: PlayedPlan[], parts: Partial<GameState> = {}): GameState {
  const state = makeGame(parts)
  const fixture = nextOwnFixture(state)
  if (!fixture) throw new Error('There is no match')
  const opponent = state.competitors.find(({ id }) => id === fixture.home || id === fixture.away)
  if (!opponent) throw new Error('There is no opponent')
  Object.assign(fixture, { home: state.club.id, away: opponent.id })
  opponent.recentPlans = recentPlans
  return state
}

const six = [6, 5, 4, 3, 2, 1].map((week) => plan(week, week % 2 === 0, week > 2 ? { style: 'counter' } : {}))

test.each([
  [0, 0, 0, 2],
  [2, 0, 0, 2],
  [3, 0, 0, 3],
  [5, 0, 0, 4],
  [0, 4, 0, 2],
  [0, 5, 0, 3],
  [0, 0, 4, 2],
  [0, 0, 5, 3],
  [5, 5, 5, 6],
])(
  '[TAC-8] a Chief Scout of %i, a Data Analyst of %i and a hub of level %i see %i matches',
  (scout, analyst, hub, seen) => {
    const staff = [
      ...(scout > 0 ? [makeStaff('Chief Scout', scout)] : []),
      ...(analyst > 0 ? [makeStaff('Data Analyst', analyst)] : []),
    ]
    const facilities = hub > 0 ? [makeFacility('Data Analysis Hub', hub)] : []
    expect(matchesSeen({ staff, facilities })).toBe(seen)
    expect(scoutReport(careerBefore(six, { staff, facilities }))?.seen).toHaveLength(seen)
  },
)

test('choices are counted over the seen matches, the most frequent first', () => {
  const staff = [makeStaff('Chief Scout', 5), makeStaff('Data Analyst', 5)]
  const report = scoutReport(careerBefore(six, { staff, facilities: [] }))
  expect(report?.choices.style).toEqual([
    { value: 'counter', matches: 4, matchesAtVenue: 2 },
    { value: 'balanced', matches: 1, matchesAtVenue: 0 },
  ])
})

test('[TAC-9] without an analyst every seen match counts alike, and one more is left open', () => {
  const report = scoutReport(careerBefore(six, { staff: [], facilities: [] }))
  expect(report?.expected.map(({ likelihood }) => likelihood)).toEqual([1 / 3, 1 / 3])
})

test('[TAC-9] an analyst of five stars gives matches at the venue two and a half times the weight', () => {
  const report = scoutReport(careerBefore(six, { staff: [makeStaff('Data Analyst', 5)], facilities: [] }))
  // Seen: week 6 at home, week 5 away, week 4 at home. The next match is away.
  const [first, second, third] = report?.expected.map(({ likelihood }) => likelihood) ?? []
  expect(second).toBeCloseTo(2.5 / 5.5)
  expect(first).toBeCloseTo(1 / 5.5)
  expect(third).toBeCloseTo(1 / 5.5)
})

test('nothing is known of an opponent that nobody has seen', () => {
  const report = scoutReport(careerBefore([]))
  expect(report?.seen).toEqual([])
  expect(report?.expected).toEqual([])
})

test('there is no report without a next match', () => {
  expect(scoutReport(makeGame({ fixtures: [] }))).toBeNull()
})
