import { describe, expect, it } from 'vitest'
import { ageOneYear, retires } from '../../../client/simulation/players/ageing.ts'
import type { Player } from '../../../client/simulation/people/player.ts'
import { reviewContracts } from '../../../client/simulation/contracts/expiry.ts'
import { announceRetirements } from '../../../client/simulation/season/farewells.ts'
import { runPlayerSummer } from '../../../client/simulation/season/playerSummer.ts'
import { createRivalPlayer } from '../../../client/simulation/players/createPlayer.ts'
import { makeGame, makePlayer, makeRandom, messagesOf } from '../makeGame.ts'

const TRIES = 20_000

function summer(players: Player[]) {
  const game = makeGame({ players, facilities: [], staff: [] })
  runPlayerSummer(game)
  return game
}

describe('a summer', () => {
  it('[PLA-14] ages all players by a year and resets the season’s statistics', () => {
    const game = summer([makePlayer({ age: 26, goals: 9, assists: 3, appearances: 30 })])
    expect(game.players[0]).toMatchObject({ age: 27, goals: 0, assists: 0, appearances: 0 })
  })

  it.each([
    [3, 500],
    [1, 9_000],
  ])('[PLA-19] changes no wage: a player of %i stars stays at £%i a week', (quality, wage) => {
    expect(summer([makePlayer({ quality, wage })]).players[0]?.wage).toBe(wage)
  })

  it('announces retirements', () => {
    const game = summer([makePlayer({ age: 40, name: 'Old Tom' }), makePlayer({ id: 'p2', age: 25 })])
    expect(game.players.map(({ id }) => id)).toContain('p2')
    expect(game.players.some(({ name }) => name === 'Old Tom')).toBe(false)
    expect(messagesOf(game)).toContain('Retired this summer: Old Tom.')
    expect(messagesOf(summer([makePlayer({ age: 25 })])).join()).not.toContain('Retired')
  })
})

it('the wages of those who retire are free again', () => {
  const game = makeGame({ players: [makePlayer({ age: 40, wage: 7_000 })], wageBudget: 20_000 })
  runPlayerSummer(game)
  expect(game.wageBudget).toBe(27_000)
})

it('a save takes the news of a squad of hundreds whose contracts end together', () => {
  const game = makeGame({ currentMatchWeek: 33 })
  game.players = Array.from({ length: 300 }, (_, i) =>
    makePlayer({ id: `p${game.nextId + i}`, name: `Maximilian Featherstonehaugh ${i}`, age: 37 }),
  )
  game.nextId += 300
  for (const player of game.players) player.contract = { ...player.contract, until: game.currentSeason }
  reviewContracts(game)
  expect(messagesOf(game)[0]).toMatch(/Featherstonehaugh 14 and 285 others\. /)
  announceRetirements(game)
  runPlayerSummer(game)
  expect(messagesOf(game).every((message) => message.length <= 1_000)).toBe(true)
})

describe('retirement', () => {
  it.each([
    [20, 0],
    [33, 0],
    [34, 0.25],
    [35, 0.4],
    [36, 0.6],
    [37, 0.8],
    [38, 1],
    [45, 1],
  ])('[PLA-15] at %i has a chance of %d', (age, chance) => {
    const random = makeRandom(age)
    let count = 0
    for (let i = 0; i < TRIES; i++) if (retires(age, random)) count += 1
    expect(count / TRIES).toBeCloseTo(chance, 1)
    if (chance === 0 || chance === 1) expect(count).toBe(chance * TRIES)
  })
})

describe('a year of a rival’s player', () => {
  const yearOf = (age: number, quality: number, potential: number) => {
    const random = makeRandom(age)
    let sum = 0
    for (let i = 0; i < 2_000; i++) {
      const player = {
        ...createRivalPlayer({ nextId: 1 }, { type: 'Forward', quality, age }, random),
        potential,
      }
      ageOneYear(player, { seed: 1, mentors: {} }, random)
      expect(player.age).toBe(age + 1)
      sum += player.quality - quality
    }
    return sum / 2_000
  }

  it('raises young players towards their potential, lowers old ones, and hardly changes others', () => {
    expect(yearOf(20, 2.5, 4)).toBeGreaterThan(0.3)
    expect(yearOf(26, 2.5, 4)).toBeCloseTo(0, 1)
    expect(yearOf(31, 3, 3)).toBeLessThan(-0.1)
  })
})
