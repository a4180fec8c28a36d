import { beforeAll, describe, expect, it } from 'vitest'
import { runDecision } from '../../../client/simulation/commands.ts'
import { copyGame } from '../../../client/simulation/copyGame.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { closeManagerSeason } from '../../../client/simulation/manager/closeManagerSeason.ts'
import { managerOfHistory } from '../../../client/simulation/manager/managerOfHistory.ts'
import { isCareer } from '../../../client/simulation/save/careerCheck.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { MANAGERS } from '../../support/managers.ts'
import { playLeague } from '../../support/playSeasons.ts'
import { makeGame, textOf } from '../makeGame.ts'

let played: GameState

beforeAll(() => {
  played = createGame({ seed: 3 })
  playLeague(played, 2, MANAGERS.expert)
})

describe('the name and face of a manager', () => {
  it('[MAN-3] follow from the seed, and are those chosen', () => {
    expect(createGame({ seed: 5 }).manager).toEqual(createGame({ seed: 5 }).manager)
    expect(createGame({ seed: 5 }).manager.name).not.toBe(createGame({ seed: 6 }).manager.name)
    const chosen = createGame({ seed: 5, manager: { name: '  Alex   Ferris ', face: 77 } })
    expect(chosen.manager).toMatchObject({ name: 'Alex Ferris', face: 77 })
    expect(createGame({ seed: 5, manager: { name: ' ' } }).manager).toEqual(createGame({ seed: 5 }).manager)
  })

  it('[MAN-3] change nothing else of the career', () => {
    const games = [{}, { name: 'Alex Ferris', face: 77 }].map((manager) => {
      const game = createGame({ seed: 5, manager })
      playLeague(game, 1, MANAGERS.auto)
      return textOf({ ...game, manager: { ...game.manager, name: '', face: 0 } })
    })
    expect(games[0]).toBe(games[1])
  })

  it('[MAN-3] are changed by the manager, but for an empty name', () => {
    const game = makeGame()
    expect(runDecision(game, ['introduceManager', ' Sam  Carter ', 12]).done).toBe(true)
    expect(game.manager).toMatchObject({ name: 'Sam Carter', face: 12, reputation: 2 })
    const before = copyGame(game)
    expect(runDecision(game, ['introduceManager', '  ', 13])).toEqual({
      done: false,
      reason: 'A manager needs a name.',
    })
    expect(runDecision(game, ['introduceManager', 'Sam Carter', 0.5]).done).toBe(false)
    expect(game).toEqual(before)
  })

  it('are short enough for a save, however long they are typed', () => {
    const game = makeGame()
    runDecision(game, ['introduceManager', '🏟'.repeat(60), 999_999])
    expect([...game.manager.name]).toHaveLength(40)
    expect(isCareer(JSON.parse(textOf(game)))).toBe(true)
  })
})

describe('the signings of a manager', () => {
  it('[MAN-10] are those of the career with matches for the club, the best first', () => {
    const { signings } = played.manager
    expect(signings.length).toBeGreaterThan(0)
    const weights = signings.map(({ matches, goals }) => matches + 2 * goals)
    expect(weights).toEqual(weights.toSorted((a, b) => b - a))
    for (const { id, matches } of signings) {
      const player = played.players.find((candidate) => candidate.id === id)
      if (player) expect(matches).toBe(player.earlier.appearances)
    }
  })

  it('[MAN-10] keep fee and season, outlast a sale, and leave out the academy', () => {
    const game = makeGame()
    const [bought, grown] = game.players as [GameState['players'][number], GameState['players'][number]]
    bought.appearances = 20
    bought.goals = 6
    Object.assign(grown, { appearances: 30, isHomegrown: true })
    game.transfersIn = [bought, grown].map(({ name }) => ({
      playerName: name,
      fee: 2_000_000,
      wage: 1,
      day: 12,
      club: 'Leeds Argyle',
    }))
    closeManagerSeason(game, { expected: 10, position: 10, honour: null })
    const signing = { id: bought.id, name: bought.name, season: 1, fee: 2_000_000, matches: 20, goals: 6 }
    expect(game.manager.signings).toEqual([signing])
    game.players = game.players.filter(({ id }) => id !== bought.id)
    closeManagerSeason(game, { expected: 10, position: 10, honour: null })
    expect(game.manager.signings).toEqual([signing])
  })

  it('[MAN-10] are ten at most', () => {
    const game = makeGame()
    game.players.forEach((player, i) => (player.appearances = i + 1))
    game.transfersIn = game.players.map(({ name }) => ({
      playerName: name,
      fee: 0,
      wage: 1,
      day: 1,
      club: 'Leeds Argyle',
    }))
    closeManagerSeason(game, { expected: 10, position: 10, honour: null })
    expect(game.manager.signings.map(({ matches }) => matches)).toEqual([
      17, 16, 15, 14, 13, 12, 11, 10, 9, 8,
    ])
  })
})

describe('a career from before managers had a name', () => {
  it('gets one from its seed, with the reputation of its seasons', () => {
    const seasons = [
      { position: 8, money: 4_000_000, review: { expected: 12, placeBefore: 9 } },
      { position: 1, money: -5, review: null },
    ]
    expect(managerOfHistory({ seed: 5, pastSeasons: seasons })).toEqual({
      ...createGame({ seed: 5 }).manager,
      // 2 + 0.12 + 0.05, then + 0.21 + 0.3 − 0.1 − 0.01
      reputation: 2.57,
      moves: [
        { change: 0.21, cause: { kind: 'place', expected: 8, position: 1 } },
        { change: 0.3, cause: { kind: 'title' } },
        { change: -0.1, cause: { kind: 'debts' } },
        { change: -0.01, cause: { kind: 'time' } },
      ],
    })
  })

  it.each([undefined, null, 'x', [null, 3], [{ position: 'first' }]])(
    'bears damaged seasons: %o',
    (pastSeasons) => {
      expect(managerOfHistory({ seed: 'x', pastSeasons }).signings).toEqual([])
    },
  )
})
