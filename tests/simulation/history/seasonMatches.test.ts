import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  arePackedMatches,
  packMatches,
  readMatches,
  type SeasonMatch,
} from '../../../client/simulation/club/seasonMatches.ts'
import { copyGame } from '../../../client/simulation/copyGame.ts'
import { movesOf } from '../../../client/simulation/reports/almanacChapters.ts'
import { careerSeasons } from '../../../client/simulation/reports/playerCareer.ts'
import { sellPlayer } from '../../../client/simulation/transfers/transfer.ts'
import { pastCompetition } from '../../../client/simulation/club/competitionSeason.ts'
import { COMPETITION_IDS } from '../../../client/simulation/core/tie.ts'
import { almanac } from '../../../client/simulation/reports/almanac.ts'
import { longCareer } from '../../support/longCareer.ts'

const match: fc.Arbitrary<SeasonMatch> = fc.record({
  competition: fc.constantFrom(...COMPETITION_IDS),
  round: fc.integer({ min: 1, max: 38 }),
  home: fc.integer({ min: 0, max: 200 }),
  away: fc.integer({ min: 0, max: 200 }),
  goals: fc.record({ home: fc.integer({ min: 0, max: 20 }), away: fc.integer({ min: 0, max: 20 }) }),
  ending: fc.constantFrom('regular', 'extra-time', 'penalties'),
  winner: fc.constantFrom('home', 'away', null),
})

it('matches of a season are read as they were packed, from nine characters each', () => {
  fc.assert(
    fc.property(fc.array(match, { maxLength: 100 }), (matches) => {
      const text = packMatches(matches)
      expect(text).toHaveLength(9 * matches.length)
      expect(arePackedMatches(text)).toBe(true)
      expect(readMatches(text)).toEqual(matches)
    }),
  )
})

it.each([
  ['a hundred matches', 'A'.repeat(900), true],
  ['a hundred and one', 'A'.repeat(909), false],
  ['half a match', 'AAAA', false],
  ['characters that are no digits', 'AAAAAAAA ', false],
  ['a number', 9, false],
])('a save with %s as matches of a season is accepted or refused', (_, value, isValid) => {
  expect(arePackedMatches(value)).toBe(isValid)
})

describe('[HIS-6] the almanac of a season', () => {
  const career = longCareer({ seed: 3, season: 2, week: 3 })
  const [past] = career.pastSeasons
  const book = almanac(career, 1)!

  it('has the matches of the league by month, which together are those of the table', () => {
    const own = book.report.table.find(({ isOwn }) => isOwn)
    const sum = (of: (month: (typeof book.months)[number]) => number) =>
      book.months.reduce((total, month) => total + of(month), 0)
    expect(book.months.map(({ month }) => month)).toEqual([
      'August',
      'September',
      'October',
      'November',
      'December',
      'January',
      'February',
      'March',
      'April',
    ])
    expect(own).toMatchObject({
      wins: sum(({ wins }) => wins),
      draws: sum(({ draws }) => draws),
      losses: sum(({ losses }) => losses),
      goalsFor: sum(({ goalsFor }) => goalsFor),
      goalsAgainst: sum(({ goalsAgainst }) => goalsAgainst),
    })
    expect(book.months.at(-1)?.place).toBe(book.place)
  })

  it('has the last rounds of the cup down to its winner, and the own first match of it', () => {
    const cup = book.cups.find(({ name }) => name === 'Lantern Cup')
    const sizes = cup?.rounds.map(({ round, matches }) => [round, matches.length])
    expect(sizes).toEqual([
      ['First round', 1],
      ['Second round', 8],
      ['Quarter-final', 4],
      ['Semi-final', 2],
      ['Final', 1],
    ])
    const { winner, beaten } = pastCompetition(past!, 'cup')!
    const final = cup?.rounds.at(-1)?.matches[0]?.text
    expect(final).toContain(winner)
    expect(final).toContain(beaten)
    expect(cup?.rounds[0]?.matches[0]).toMatchObject({ isOwn: true })
  })

  it('has the moves of a season from the club, the dearest first', () => {
    const game = copyGame(career)
    const sold = game.players.slice(0, 3).map(({ id, name }) => ({ name, done: sellPlayer(game, id).done }))
    expect(sold.map(({ done }) => done)).toEqual([true, true, true])
    const moves = movesOf(careerSeasons(game, 2), game.club.name)
    expect(new Set(moves.map(({ name }) => name))).toEqual(new Set(sold.map(({ name }) => name)))
    expect(moves.every(({ direction }) => direction === 'out')).toBe(true)
    const fees = moves.map(({ fee }) => fee)
    expect(fees).toEqual(fees.toSorted((a, b) => b - a))
  })
})
