import { expect, test } from 'vitest'
import { nextOwnFixture } from '../../../client/simulation/core/calendar.ts'
import { type PlayedPlan, competitorById } from '../../../client/simulation/club/club.ts'
import { defaultTactics } from '../../../client/simulation/club/tactics.ts'
import { autoPick } from '../../../client/simulation/players/squad.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { linesOf } from '../../../client/simulation/club/formation.ts'
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
  expect(scoutReport(makeGame({ fixtures: [], competitions: [] }))).toBeNull()
})

test('a report holds the identity of the opponent, and neither its true plan nor its players', () => {
  const report = scoutReport(careerBefore(six))
  const identity = ['id', 'name', 'shortName', 'code', 'colours', 'crestSeed']
  expect(Object.keys(report?.club ?? {})).toEqual(identity)
})

/** Career of a default manager after `weeks` matches. */
function careerAfter(weeks: number, seed = 5): GameState {
  const game = createGame({ seed })
  while (game.currentMatchWeek < weeks) {
    beginDay(game)
    if (game.awaitingKickOff) autoPick(game)
    playMatchDay(game)
  }
  return game
}

function elevenOf(game: GameState) {
  const report = scoutReport(game)
  if (!report?.eleven) throw new Error('Nobody has played yet')
  const rival = competitorById(game, report.club.id)
  return { eleven: report.eleven, rival, report }
}

test('[TAC-18] nobody knows a line-up before the first match of a season', () => {
  expect(scoutReport(createGame({ seed: 5 }))?.eleven).toBeNull()
})

test('[TAC-18] those with the most matches fill the lines of the formation seen most', () => {
  const { eleven, rival, report } = elevenOf(careerAfter(9, 6))
  expect(eleven.matches).toBe(9)
  expect(eleven.formation).toBe(report.choices.formation[0]?.value)
  expect(eleven.players).toHaveLength(11)
  const lines = linesOf(eleven.formation!)
  for (const position of ['Goalkeeper', 'Defender', 'Midfielder', 'Forward'] as const) {
    const line = eleven.players.filter(({ type }) => type === position)
    const apps = rival.players
      .filter(({ type, appearances }) => type === position && appearances > 0)
      .map(({ appearances }) => appearances)
      .toSorted((a, b) => b - a)
    expect(line.map(({ appearances }) => appearances)).toEqual(apps.slice(0, lines[position]))
  }
})

test('[TAC-18] nothing of a player is shown but name, position, matches, goals, absence and the last start', () => {
  const game = careerAfter(3)
  const { eleven, rival } = elevenOf(game)
  const [player] = eleven.players
  expect(Object.keys(player ?? {}).toSorted()).toEqual(
    ['absence', 'appearances', 'goals', 'id', 'isOut', 'name', 'startedLast', 'type'].toSorted(),
  )
  const before = eleven.players.map(({ id }) => id)
  for (const [i, one] of rival.players.entries()) one.quality = 1 + (i % 5)
  rival.players.reverse()
  expect(elevenOf(game).eleven.players.map(({ id }) => id)).toEqual(before)
})

test('[TAC-18] the eleven of the last match is marked, and who is injured or suspended is out', () => {
  const game = careerAfter(3)
  const { eleven, rival } = elevenOf(game)
  const kept = game.keptMatches.find(
    ({ week, home, away }) => week === 3 && [home.club, away.club].includes(rival.id),
  )!
  const sheet = kept.home.club === rival.id ? kept.home : kept.away
  const starters = sheet.players.slice(0, 11).map((number) => `p${number}`)
  for (const { id, startedLast } of eleven.players) expect(startedLast).toBe(starters.includes(id))
  const [keeper, defender] = eleven.players
  Object.assign(
    rival.players.find(({ id }) => id === keeper?.id)!,
    { injured: false, suspensions: 1 },
  )
  Object.assign(
    rival.players.find(({ id }) => id === defender?.id)!,
    {
      injured: true,
      injury: { kind: 'ankle', since: game.day, longer: 0.3, unhealed: 1 },
    },
  )
  const [first, second] = elevenOf(game).eleven.players
  expect(first).toMatchObject({ isOut: true, absence: null })
  expect(second?.isOut).toBe(true)
  expect(second?.absence).toMatch(/^Ankle sprain, out for /)
})

test('[TAC-18] an unseen formation leaves ten places to the outfielders with the most matches', () => {
  const game = careerAfter(3)
  elevenOf(game).rival.recentPlans = []
  const { eleven } = elevenOf(game)
  expect(eleven.formation).toBeNull()
  expect(eleven.players.filter(({ type }) => type === 'Goalkeeper')).toHaveLength(1)
  expect(eleven.players).toHaveLength(11)
})
