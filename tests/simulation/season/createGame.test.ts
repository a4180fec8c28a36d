import { describe, expect, it } from 'vitest'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { copyGame } from '../../../client/simulation/copyGame.ts'
import { facilityLevels } from '../../../client/simulation/club/facilityLevels.ts'
import { playDay } from '../../../client/simulation/season/day.ts'
import { usualWage } from '../../../client/simulation/players/playerValue.ts'
import { selectedPlayers } from '../../../client/simulation/players/squad.ts'

describe('a new career', () => {
  const game = createGame({ seed: 42, clubName: 'Northgate Athletic' })

  it('[CAR-1] starts with the initial figures', () => {
    expect(game).toMatchObject({
      money: 10_000_000,
      day: 1,
      reputation: 3,
      fanHappiness: 65,
      fanCount: 5_000,
      leaguePosition: 10,
      transferBudget: 5_000_000,
      wageBudget: 200_000,
      ticketPrice: 30,
      currentSeason: 1,
      seasonPhase: 'pre-season',
    })
    expect(game.club.name).toBe('Northgate Athletic')
    expect(game.tactics).toEqual({
      formation: '4-4-2',
      style: 'balanced',
      intensity: 'medium',
      offensiveStyle: 'possession',
      defensiveStyle: 'zonal_marking',
    })
    expect(Object.entries(game.policies).filter(([, on]) => on)).toEqual([['fanFriendlyPricing', true]])
  })

  it('[CAR-2] has seventeen players, eleven of them selected for 4-4-2', () => {
    expect(game.players).toHaveLength(17)
    const types = selectedPlayers(game).map(({ type }) => type)
    const count = (type: string) => types.filter((other) => other === type).length
    expect(['Goalkeeper', 'Defender', 'Midfielder', 'Forward'].map(count)).toEqual([1, 4, 4, 2])
    for (const player of game.players) {
      expect(player.quality).toBeGreaterThanOrEqual(1)
      expect(player.potential).toBeGreaterThanOrEqual(player.quality)
      expect(player.wage).toBeGreaterThanOrEqual(500)
      expect(player.strengths.filter((trait) => player.weaknesses.includes(trait))).toEqual([])
    }
  })

  it('[CAR-2] has a squad whose wages the wage budget holds, at seven tenths of the usual ones', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { players, wageBudget } = createGame({ seed })
      const total = players.reduce((sum, { wage }) => sum + wage, 0)
      const usual = players.reduce((sum, { quality }) => sum + usualWage(quality), 0)
      expect(total).toBeLessThan(wageBudget)
      expect(total / usual).toBeCloseTo(0.7, 2)
    }
  })

  it('[CAR-3] has a Head Coach, a Physiotherapist, a Basic Stadium and a Training Ground', () => {
    expect(game.staff.map(({ role }) => role)).toEqual(['Head Coach', 'Physiotherapist'])
    expect(game.facilities).toMatchObject([
      { name: 'Basic Stadium', level: 1, capacity: 10_000, upkeep: 15_000 },
      { name: 'Training Ground', level: 1, capacity: 0, upkeep: 10_000 },
    ])
    expect(facilityLevels(game)).toEqual({ training: 1, youth: 1, medical: 1, scouting: 1 })
  })

  it('depends on the seed only', () => {
    expect(createGame({ seed: 42, clubName: 'Northgate Athletic' })).toEqual(game)
    expect(createGame({ seed: 43, clubName: 'Northgate Athletic' }).players).not.toEqual(game.players)
  })

  it('is named Your Club by default', () => {
    expect(createGame({ seed: 1 }).club.name).toBe('Your Club')
  })
})

describe('a copy of a career', () => {
  it('is equal, and changing it does not affect the original', () => {
    const game = createGame({ seed: 5 })
    for (let day = 0; day < 20; day++) playDay(game)
    const before = JSON.stringify(game)
    const copy = copyGame(game)
    expect(JSON.stringify(copy) === before).toBe(true)
    for (let day = 0; day < 300; day++) playDay(copy)
    expect(JSON.stringify(game) === before).toBe(true)
  })

  it('shares the last match report, which never changes', () => {
    const game = createGame({ seed: 5 })
    for (let day = 0; day < 8; day++) playDay(game)
    expect(copyGame(game).lastMatch).toBe(game.lastMatch)
  })
})
