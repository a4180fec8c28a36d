import { expect, test } from 'vitest'
import { addMatch } from '../../../client/simulation/club/packedCareer.ts'
import type { LineMatch } from '../../../client/simulation/club/playerLine.ts'
import { clubNumber } from '../../../client/simulation/clubs/clubNumbers.ts'
import {
  packLeaders,
  unpackLeaders,
  type LeaderKind,
  type LeaderList,
} from '../../../client/simulation/club/seasonLeaders.ts'
import {
  competitionsLed,
  kindsLed,
  leadersNow,
  leadersThen,
} from '../../../client/simulation/reports/leaders.ts'
import { makeGame } from '../makeGame.ts'

function line(figures: Partial<LineMatch>): LineMatch {
  return {
    competition: 'league',
    club: 0,
    appearances: 10,
    goals: 0,
    assists: 0,
    cleanSheets: 0,
    saves: null,
    ratingTotal: 650,
    more: { starts: 10, minutes: 900, expectedGoals: 0, yellow: 0, red: 0 },
    ...figures,
  }
}

function game() {
  const state = makeGame()
  const [one, two, three] = state.competitors[0]?.players.map(({ id }) => id) ?? []
  if (!one || !two || !three) throw new Error('A rival has players')
  const club = clubNumber(state.competitors[0]?.id ?? '')
  const more = { starts: 10, minutes: 900, expectedGoals: 550, yellow: 0, red: 0 }
  state.seasonLines = {
    [one]: addMatch(
      addMatch('', line({ club, goals: 5, more })),
      line({ club, competition: 'cup', goals: 9 }),
    ),
    [two]: addMatch('', line({ club, goals: 7, more: null })),
    // Rated 9.0, but in too few matches.
    [three]: addMatch('', line({ club, goals: 6, appearances: 4, ratingTotal: 360 })),
  }
  return { state, one, two, three }
}

test('leaders are those of the competition, the highest figure first', () => {
  const { state, one, two, three } = game()
  const goals = leadersNow(state, 'league', 'goals').map(({ id, figure }) => [id, figure])
  expect(goals).toEqual([
    [two, 7],
    [three, 6],
    [one, 5],
  ])
  expect(leadersNow(state, 'cup', 'goals').map(({ id, figure }) => [id, figure])).toEqual([[one, 9]])
})

test('leaders leave out what nobody has counted, what is not above 0, and ratings of few matches', () => {
  const { state, one, two, three } = game()
  expect(leadersNow(state, 'league', 'aboveExpected').map(({ id }) => id)).toEqual([three])
  expect(leadersNow(state, 'league', 'rating').map(({ id }) => id)).toEqual([one, two])
})

const LISTS: readonly LeaderList[] = [
  { competition: 'league', kind: 'goals', leaders: [{ player: 0, club: 0, figure: 31 }] },
  { competition: 'league', kind: 'rating', leaders: [{ player: 1, club: 39, figure: 7.04 }] },
  {
    competition: 'europe',
    kind: 'aboveExpected',
    leaders: [
      { player: 262_143, club: 7, figure: 40.95 },
      { player: 0, club: 0, figure: 0.01 },
    ],
  },
]

test('leaders of a past season are those that were kept of it', () => {
  const state = makeGame()
  state.leadingPlayers = [
    ['p9', 'Old Hand'],
    ['p10', 'Young Legs'],
  ]
  state.leaders = [{ season: 2, lists: packLeaders(LISTS) }]
  expect(leadersThen(state, 2, 'league', 'goals')).toMatchObject([
    { name: 'Old Hand', figure: 31, isOwn: true },
  ])
  expect(leadersThen(state, 2, 'league', 'rating')).toMatchObject([{ name: 'Young Legs', figure: 7.04 }])
  expect(leadersThen(state, 2, 'league', 'minutes')).toEqual([])
  expect(leadersThen(state, 1, 'league', 'goals')).toEqual([])
})

test('a past season offers the competitions and figures that it has leaders by, the running one all figures', () => {
  const { state } = game()
  state.leaders = [{ season: 2, lists: packLeaders(LISTS) }]
  expect(competitionsLed(state, 2)).toEqual(['league', 'europe'])
  expect(kindsLed(state, 2, 'league')).toEqual(['goals', 'rating'])
  expect(kindsLed(state, 2, 'cup')).toEqual([])
  expect(competitionsLed(state, null)).toEqual(['league', 'cup'])
  expect(competitionsLed(makeGame(), null)).toEqual(['league'])
  expect(kindsLed(state, null, 'cup')).toContain('oldest')
})

test('lists of leaders are read as they were packed, ratings and expected goals to the hundredth', () => {
  expect(unpackLeaders(packLeaders(LISTS))).toEqual(LISTS)
  expect(packLeaders([{ competition: 'cup', kind: 'goals', leaders: [] }])).toBe('')
})

test('leaders by saves are goalkeepers, the youngest and the oldest those who have played, by age', () => {
  const { state, one, two, three } = game()
  const [first, second, third] = [one, two, three].map((id) =>
    state.competitors[0]?.players.find((player) => player.id === id),
  )
  if (!first || !second || !third) throw new Error('They play for a rival')
  Object.assign(first, { age: 17 })
  Object.assign(second, { age: 40 })
  Object.assign(third, { age: 25 })
  state.seasonLines[one] = addMatch('', line({ saves: 31 }))
  const idsBy = (kind: LeaderKind) => leadersNow(state, 'league', kind).map(({ id, figure }) => [id, figure])
  expect(idsBy('saves')).toEqual([[one, 31]])
  expect(idsBy('youngest')).toEqual([
    [one, 17],
    [three, 25],
    [two, 40],
  ])
  expect(idsBy('oldest')).toEqual([
    [two, 40],
    [three, 25],
    [one, 17],
  ])
})
