import { describe, expect, it } from 'vitest'
import { isMatchDay } from '../../../client/simulation/core/calendar.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { clubRecords, honours } from '../../../client/simulation/reports/careerReport.ts'
import {
  amountsByCategory,
  homeCrowds,
  moneyByWeek,
} from '../../../client/simulation/reports/seasonCourse.ts'
import { leagueScorers, ownScorers } from '../../../client/simulation/reports/scorers.ts'
import { MANAGERS } from '../../support/managers.ts'
import { makeGame } from '../makeGame.ts'

describe('the chart data of a season', () => {
  const game = createGame({ seed: 6 })
  const evenings: number[][] = [[game.money]]
  const crowds: { week: number; attendance: number }[][] = [[]]
  while (game.currentSeason === 1 || game.currentMatchWeek < 9) {
    const season = game.currentSeason
    if (game.ended) throw new Error('The career ended before the chart of a second season')
    beginDay(game)
    if (game.currentSeason > season) {
      // The first day's amounts belong to the new season, so that its start is before them.
      const today = game.ledger.days.flatMap(({ amounts }) => Object.values(amounts))
      evenings.push([game.money - today.reduce((sum, amount) => sum + amount, 0)])
      crowds.push([])
    }
    MANAGERS.sensible(game)
    if (playMatchDay(game).length === 0 || !isMatchDay(game.day)) continue
    evenings.at(-1)?.push(game.money)
    const { lastMatch } = game
    if (lastMatch?.isHome) crowds.at(-1)?.push({ week: lastMatch.week, attendance: lastMatch.attendance })
  }

  it('has the money after every match day, from the start of the season', () => {
    expect(evenings.map(({ length }) => length)).toEqual([39, 10])
    expect(moneyByWeek(game)).toEqual(evenings[1]?.map((money, week) => ({ week, money })))
  })

  it('starts a season with the money of the season before, its prize included', () => {
    expect(moneyByWeek(game)[0]?.money).toBe(game.pastSeasons[0]?.money)
  })

  it('has amounts that sum to the change of money, income first, in descending order', () => {
    const amounts = amountsByCategory(game).map(({ amount }) => amount)
    const start = moneyByWeek(game)[0]?.money ?? 0
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(game.money - start)
    const income = amounts.filter((amount) => amount > 0)
    const expense = amounts.filter((amount) => amount < 0)
    expect(amounts).toEqual([...income.toSorted((a, b) => b - a), ...expense.toSorted((a, b) => a - b)])
    expect(income.length * expense.length).toBeGreaterThan(0)
  })

  it('has the home matches of this season alone, oldest first', () => {
    expect(homeCrowds(game)).toMatchObject(crowds[1] ?? [])
    expect(homeCrowds(game)).toHaveLength(crowds[1]?.length ?? -1)
    expect(homeCrowds(game).every(({ attendance, capacity }) => attendance <= capacity)).toBe(true)
  })

  it('is empty before the first day is booked', () => {
    const fresh = makeGame()
    expect(moneyByWeek(fresh)).toEqual([{ week: 0, money: 10_000_000 }])
    expect(amountsByCategory(fresh)).toEqual([])
    expect(homeCrowds(fresh)).toEqual([])
  })
})

describe('scorers', () => {
  const game = makeGame()
  const [own, ownToo] = game.players
  const rival = game.competitors[4]?.players[7]
  if (!own || !ownToo || !rival) throw new Error('A league without players')
  Object.assign(own, { goals: 3, assists: 1 })
  Object.assign(ownToo, { goals: 0, assists: 1 })
  Object.assign(rival, { goals: 3, assists: 2 })

  it('of the league are sorted by goals, then assists', () => {
    expect(leagueScorers(game, 20).map(({ id }) => id)).toEqual([rival.id, own.id, ownToo.id])
    expect(leagueScorers(game, 20)[0]).toMatchObject({ goals: 3, assists: 2, isOwn: false })
    expect(leagueScorers(game, 20)[0]?.club.name).toBe(game.competitors[4]?.name)
  })

  it.each([
    [1, 1],
    [3, 3],
    [4, 3],
  ])('are cut off after %i: %i', (count, shown) => {
    expect(leagueScorers(game, count)).toHaveLength(shown)
  })

  it('of the own club include its players only', () => {
    expect(ownScorers(game).map(({ id, isOwn }) => [id, isOwn])).toEqual([
      [own.id, true],
      [ownToo.id, true],
    ])
  })
})

describe('honours', () => {
  it.each([
    [1, 'champions'],
    [2, 'runners-up'],
    [3, 'top-four'],
    [4, 'top-four'],
    [5, 'top-half'],
    [10, 'top-half'],
    [11, null],
  ])('a season that ended in position %i counts as %s', (position, kind) => {
    const nobody = { player: null, youngPlayer: null, keeper: null, ownPlayer: null, ownYoungPlayer: null }
    const season = {
      season: 3,
      week: 38,
      position,
      points: 50,
      goalDifference: 0,
      goalsScored: 40,
      wins: 14,
      draws: 8,
      losses: 16,
      club: 'own',
      division: 1 as const,
      competitions: [],
      champion: 'Alpha',
      leagueScorer: { name: 'A', club: 'Alpha', goals: 20 },
      ownScorer: { name: 'B', club: 'Beta', goals: 10 },
      money: 1,
      fanCount: 1,
      averageAttendance: 1,
      awards: { ...nobody, manager: { name: null, club: 0, position, before: 10 } },
      review: null,
    }
    const won = honours(makeGame({ pastSeasons: [season] })).filter(({ seasons }) => seasons.length > 0)
    expect(won).toEqual(kind === null ? [] : [{ kind, seasons: [3] }])
  })

  it('and records are listed in a fixed order', () => {
    const match = { kind: 'match', playerScore: 2, opponentScore: 0, opponent: 'Alpha' } as const
    const game = makeGame({
      records: {
        mostPoints: { value: 60, details: { kind: 'season', season: 1 }, day: 9 },
        biggestWin: { value: 2, details: match, day: 7 },
      },
    })
    expect(clubRecords(game).map(({ kind }) => kind)).toEqual(['biggestWin', 'mostPoints'])
  })
})
