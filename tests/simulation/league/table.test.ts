import { describe, expect, it } from 'vitest'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { isDerby } from '../../../client/simulation/league/rivalry.ts'
import { addResult, emptyRecord, type LeagueRecord } from '../../../client/simulation/club/leagueRecord.ts'
import { ordinal } from '../../../client/simulation/core/ordinal.ts'
import {
  leagueTable,
  leagueTableAfter,
  ownPosition,
  tableMoves,
} from '../../../client/simulation/league/table.ts'
import { autoPick } from '../../../client/simulation/players/squad.ts'
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
  it('[LEA-4] is sorted by points, then goal difference, then goals scored, then name', () => {
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

  it('numbers all twenty clubs from 1, consistent with the own position', () => {
    const game = gameWith({ Leaders: { points: 30 } })
    game.record = { ...emptyRecord(), points: 12 }
    const table = leagueTable(game)
    expect(table.map(({ position }) => position)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
    expect(table[1]?.club.id).toBe(game.club.id)
    expect(ownPosition(game)).toBe(2)
  })
})

/** Plays a number of match weeks. */
function playWeeks(game: ReturnType<typeof makeGame>, weeks: number) {
  for (const end = game.currentMatchWeek + weeks; game.currentMatchWeek < end;) {
    beginDay(game)
    autoPick(game)
    playMatchDay(game)
  }
}

describe('the table of an earlier week', () => {
  it('is derived from the results, identical to the original', () => {
    const game = makeGame()
    const stood = [structuredClone(leagueTable(game))]
    for (let week = 1; week <= 4; week++) {
      playWeeks(game, 1)
      stood.push(structuredClone(leagueTable(game)))
    }
    for (const [week, table] of stood.entries()) {
      const outline = (rows: typeof table) => rows.map(({ club, ...row }) => ({ club: club.id, ...row }))
      expect(outline(leagueTableAfter(game, week))).toEqual(outline(table))
    }
  })

  it('has all clubs without results before the first week, sorted by name', () => {
    const game = makeGame()
    playWeeks(game, 1)
    const start = leagueTableAfter(game, 0)
    const names = start.map(({ club }) => club.name)
    expect(start.every(({ record }) => record.played === 0 && record.points === 0)).toBe(true)
    expect(names).toEqual(names.toSorted())
  })
})

describe('table moves of a week', () => {
  it('include the previous position and the places gained or lost', () => {
    const game = makeGame()
    playWeeks(game, 2)
    const before = leagueTable(game).map(({ club }) => club.id)
    playWeeks(game, 1)
    const moves = tableMoves(game)
    expect(moves.map(({ now }) => now)).toEqual(leagueTable(game))
    for (const { before: old, now, climbed } of moves) {
      expect(before[old.position - 1]).toBe(now.club.id)
      expect(now.position + climbed).toBe(old.position)
    }
    expect(moves.some(({ climbed }) => climbed > 0)).toBe(true)
    expect(moves.reduce((sum, { climbed }) => sum + climbed, 0)).toBe(0)
  })

  it('are 0 up to the first week', () => {
    const game = makeGame()
    const changes = () => tableMoves(game).filter(({ climbed }) => climbed !== 0)
    expect(changes()).toEqual([])
    expect(tableMoves(game).every(({ before, now }) => before.position === now.position)).toBe(true)
    playWeeks(game, 1)
    expect(changes()).toEqual([])
    playWeeks(game, 1)
    expect(changes()).not.toEqual([])
  })
})

describe('a record', () => {
  it('has three points for a win, one for a draw, none for a defeat', () => {
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

  it('keeps the last five outcomes as form, oldest first', () => {
    const record = emptyRecord()
    for (const goals of [3, 0, 1, 2, 0]) addResult(record, goals, 1)
    expect(record.form).toEqual(['W', 'L', 'D', 'W', 'L'])
    addResult(record, 1, 1)
    expect(record.form).toEqual(['L', 'D', 'W', 'L', 'D'])
  })
})

describe('league terms', () => {
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

  it('[LEA-6] a derby is a match against a club of Manchester, London or Merseyside', () => {
    expect(isDerby('Manchester Alliance')).toBe(true)
    expect(isDerby('East London Foundry')).toBe(true)
    expect(isDerby('Merseyside Harbour')).toBe(true)
    expect(isDerby('Leeds Argyle')).toBe(false)
  })
})
