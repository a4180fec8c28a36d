import { describe, expect, it } from 'vitest'
import { isDerby } from '../../../client/simulation/league/derby.ts'
import { addResult, emptyRecord, type LeagueRecord } from '../../../client/simulation/league/leagueRecord.ts'
import { ordinal } from '../../../client/simulation/league/ordinal.ts'
import { leagueTable, ownPosition } from '../../../client/simulation/league/table.ts'
import { makeGame } from '../makeGame.ts'

/** A game in which only the named clubs have a record. */
function gameWith(records: Record<string, Partial<LeagueRecord>>) {
  const game = makeGame()
  for (const [i, [name, record]] of Object.entries(records).entries()) {
    const club = game.competitors[i]
    if (club) Object.assign(club, { name, record: { ...emptyRecord(), ...record } })
  }
  return game
}

const top = (game: ReturnType<typeof makeGame>, count: number) =>
  leagueTable(game)
    .slice(0, count)
    .map(({ club }) => club.name)

describe('the table', () => {
  it('goes by points, then goal difference, then goals scored, then name', () => {
    const game = gameWith({
      'Zeal Town': { points: 9, goalsFor: 5, goalsAgainst: 3 },
      'Arden City': { points: 9, goalsFor: 5, goalsAgainst: 3 },
      'More Goals': { points: 9, goalsFor: 6, goalsAgainst: 4 },
      'Better Difference': { points: 9, goalsFor: 4, goalsAgainst: 1 },
      'More Points': { points: 10, goalsFor: 1, goalsAgainst: 9 },
    })
    expect(top(game, 5)).toEqual([
      'More Points',
      'Better Difference',
      'More Goals',
      'Arden City',
      'Zeal Town',
    ])
  })

  it('numbers all twenty from 1 and agrees with the own position', () => {
    const game = gameWith({ Leaders: { points: 30 } })
    game.record = { ...emptyRecord(), points: 12 }
    const table = leagueTable(game)
    expect(table.map(({ position }) => position)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
    expect(table[1]?.club.id).toBe(game.club.id)
    expect(ownPosition(game)).toBe(2)
  })
})

describe('a record', () => {
  it('counts three points for a win, one for a draw, none for a defeat', () => {
    const record = emptyRecord()
    addResult(record, 2, 1)
    addResult(record, 0, 0)
    addResult(record, 1, 4)
    expect(record).toEqual({
      played: 3,
      wins: 1,
      draws: 1,
      losses: 1,
      goalsFor: 3,
      goalsAgainst: 5,
      points: 4,
      form: ['W', 'D', 'L'],
    })
  })

  it('remembers the last five as form, oldest first', () => {
    const record = emptyRecord()
    for (const goals of [3, 0, 1, 2, 0]) addResult(record, goals, 1)
    expect(record.form).toEqual(['W', 'L', 'D', 'W', 'L'])
    addResult(record, 1, 1)
    expect(record.form).toEqual(['L', 'D', 'W', 'L', 'D'])
  })
})

describe('words of the league', () => {
  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [10, '10th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [20, '20th'],
    [21, '21st'],
    [112, '112th'],
  ])('%i is the %s', (place, text) => {
    expect(ordinal(place)).toBe(text)
  })

  it('a derby is a match against a club of Manchester, London or Merseyside', () => {
    expect(isDerby('Manchester Alliance')).toBe(true)
    expect(isDerby('East London Foundry')).toBe(true)
    expect(isDerby('Merseyside Harbour')).toBe(true)
    expect(isDerby('Leeds Argyle')).toBe(false)
  })
})
