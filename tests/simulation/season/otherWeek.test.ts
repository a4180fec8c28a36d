import { describe, expect, it } from 'vitest'
import { findCompetitor } from '../../../client/simulation/club/club.ts'
import { fixturesOfWeek } from '../../../client/simulation/core/calendar.ts'
import { divisionTable } from '../../../client/simulation/league/table.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { playDay } from '../../../client/simulation/season/day.ts'
import { secondDivisionSoFar } from '../../../client/simulation/season/secondDivisionSoFar.ts'
import { makeGame } from '../makeGame.ts'

function afterDays(days: number) {
  const game = createGame({ seed: 3 })
  while (game.day <= days) playDay(game)
  return game
}

describe('the second division', () => {
  it('[DIV-1] plays on the match days of the first, and keeps results and figures of players only', () => {
    const game = afterDays(14)
    const { fixtures, clubs } = game.otherDivision
    for (const week of [1, 2]) expect(fixturesOfWeek(fixtures, week).every(({ score }) => score)).toBe(true)
    expect(fixturesOfWeek(fixtures, 3).every(({ score }) => score === null)).toBe(true)
    expect(divisionTable(game, 2).every(({ record }) => record.played === 2)).toBe(true)
    const players = clubs.flatMap((club) => club.players)
    const scored = players.reduce((sum, { goals }) => sum + goals, 0)
    expect(scored).toBeGreaterThan(20)
    expect(scored).toBeLessThanOrEqual(clubs.reduce((sum, { record }) => sum + record.goalsFor, 0))
    expect(players.reduce((sum, { appearances }) => sum + appearances, 0)).toBeGreaterThanOrEqual(2 * 20 * 11)
    const ids = new Set(clubs.map(({ id }) => id))
    expect(game.keptMatches.filter(({ home }) => ids.has(home.club))).toEqual([])
  })

  it('[DIV-1] its players tire, rest, are examined and serve bans like those of the rivals', () => {
    const game = afterDays(7)
    const club = game.otherDivision.clubs[0]!
    const [tired, banned, hurt] = club.players
    Object.assign(tired!, { stamina: 50, injured: false })
    Object.assign(banned!, { suspensions: 2, injured: false })
    Object.assign(hurt!, { injured: true, injury: null })
    playDay(game)
    expect(tired!.stamina).toBeGreaterThan(50)
    expect(hurt!.injury).not.toBeNull()
    const { appearances } = banned!
    while (game.day < 14) playDay(game)
    expect(banned).toMatchObject({ suspensions: 1, appearances })
    expect(club.players.filter(({ stamina }) => stamina < 100).length).toBeGreaterThanOrEqual(10)
  })

  it('has ids apart from those of the first division', () => {
    const game = makeGame()
    const numbersOf = (players: readonly { id: string }[]) => players.map(({ id }) => Number(id.slice(1)))
    const first = [game, ...game.competitors].flatMap(({ players }) => numbersOf(players))
    const second = game.otherDivision.clubs.flatMap(({ players }) => numbersOf(players))
    expect(Math.max(...first)).toBeLessThan(Math.min(...second))
    expect(game.nextId).toBeLessThan(Math.min(...second))
    expect(game.otherDivision.nextId).toBeGreaterThan(Math.max(...second))
    expect(findCompetitor(game, 'stoke-kilns')?.name).toBe('Stoke Kilns')
  })
})

describe('the second division of a career that began without one', () => {
  it.each([0, 20, 38])('has played the %i weeks of the season so far', (currentMatchWeek) => {
    const { clubs, fixtures } = secondDivisionSoFar({ seed: 9, currentSeason: 4, currentMatchWeek })
    expect(fixtures.every(({ week, score }) => (score !== null) === week <= currentMatchWeek)).toBe(true)
    expect(clubs.every(({ record }) => record.played === currentMatchWeek)).toBe(true)
  })

  it('has goals and points as in other seasons', () => {
    const { clubs } = secondDivisionSoFar({ seed: 9, currentSeason: 4, currentMatchWeek: 38 })
    const goals = clubs.reduce((sum, { record }) => sum + record.goalsFor, 0)
    expect(goals / 380).toBeGreaterThan(2.3)
    expect(goals / 380).toBeLessThan(2.85)
    expect(
      clubs.reduce((sum, { players }) => sum + players.reduce((all, one) => all + one.goals, 0), 0),
    ).toBe(goals)
  })

  it('is refused without seed, season and week', () => {
    expect(() => secondDivisionSoFar({ seed: '9', currentSeason: 4, currentMatchWeek: 38 })).toThrow(
      TypeError,
    )
  })
})
