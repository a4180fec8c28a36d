import { describe, expect, it } from 'vitest'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { playerValue, usualWage } from '../../../client/simulation/players/playerValue.ts'
import { lineUpOf, restoreLineUp } from '../../../client/simulation/players/lineUp.ts'
import {
  autoPick,
  dropPlayer,
  eligiblePlayers,
  hasEligibleEleven,
  selectedPlayers,
  selectPlayer,
  swapPlayers,
} from '../../../client/simulation/players/squad.ts'
import { makeAssistant, makeGame, makePlayer, textOf } from '../makeGame.ts'

const reserve = (game: GameState) => game.players.find(({ inSquad }) => !inSquad)!
const starter = (game: GameState) => game.players.find(({ inSquad }) => inSquad)!

describe('the selected eleven', () => {
  it('[PLA-1] accepts an eleventh player and refuses a twelfth', () => {
    const game = makeGame()
    const twelfth = reserve(game)
    expect(selectPlayer(game, twelfth.id)).toEqual({
      done: false,
      reason: `Cannot add ${twelfth.name}: Squad is full (11/11). Remove a player first.`,
    })
    expect(twelfth.inSquad).toBe(false)
    expect(dropPlayer(game, starter(game).id)).toMatchObject({ done: true })
    expect(selectedPlayers(game)).toHaveLength(10)
    expect(selectPlayer(game, twelfth.id)).toMatchObject({ done: true })
    expect(selectedPlayers(game)).toHaveLength(11)
  })

  it('[PLA-2] refuses injured and suspended players', () => {
    const game = makeGame()
    dropPlayer(game, starter(game).id)
    const player = reserve(game)
    player.injured = true
    expect(selectPlayer(game, player.id)).toEqual({
      done: false,
      reason: `${player.name} is injured and cannot be moved into the squad.`,
    })
    Object.assign(player, { injured: false, suspensions: 1 })
    expect(selectPlayer(game, player.id)).toEqual({
      done: false,
      reason: `${player.name} is suspended and cannot be moved into the squad.`,
    })
    player.suspensions = 0
    expect(selectPlayer(game, player.id)).toMatchObject({ done: true })
  })

  it('refuses unknown ids', () => {
    expect(selectPlayer(makeGame(), 'nobody')).toEqual({ done: false, reason: 'Player not found!' })
    expect(dropPlayer(makeGame(), 'nobody')).toEqual({ done: false, reason: 'Player not found!' })
  })

  it('[PLA-3] is eligible except injured and suspended players', () => {
    const game = makeGame()
    expect(hasEligibleEleven(game)).toBe(true)
    const [first, second] = selectedPlayers(game)
    game.players.find(({ id }) => id === first?.id)!.injured = true
    expect(eligiblePlayers(game)).toHaveLength(10)
    expect(hasEligibleEleven(game)).toBe(false)
    game.players.find(({ id }) => id === second?.id)!.suspensions = 1
    expect(eligiblePlayers(game)).toHaveLength(9)
  })
})

describe('a swap', () => {
  const ofType = (game: GameState, type: string, inSquad: boolean) =>
    game.players.filter((player) => player.type === type && player.inSquad === inSquad)

  it('replaces one of the eleven by a reserve, in either order and in the same place', () => {
    const game = makeGame()
    const leaving = ofType(game, 'Defender', true)[1]!
    const coming = ofType(game, 'Defender', false)[0]!
    expect(swapPlayers(game, leaving.id, coming.id)).toMatchObject({ done: true })
    expect([leaving.inSquad, coming.inSquad]).toEqual([false, true])
    expect(ofType(game, 'Defender', true)[1]).toBe(coming)
    expect(swapPlayers(game, leaving.id, coming.id)).toMatchObject({ done: true })
    expect(ofType(game, 'Defender', true)[1]).toBe(leaving)
    expect(selectedPlayers(game)).toHaveLength(11)
  })

  it('[PLA-18] exchanges two players of one line', () => {
    const game = makeGame()
    const [one, , other] = ofType(game, 'Midfielder', true)
    expect(swapPlayers(game, one!.id, other!.id)).toMatchObject({ done: true })
    const [first, , third] = ofType(game, 'Midfielder', true)
    expect([first, third]).toEqual([other, one])
  })

  it('is refused without a change for two lines, two reserves, unfit and unknown players', () => {
    const game = makeGame()
    const [defender] = ofType(game, 'Defender', true)
    const [forward] = ofType(game, 'Forward', true)
    const [one, other] = game.players.filter(({ inSquad }) => !inSquad)
    one!.injured = true
    const before = textOf(game)
    const reasonOf = (oneId: string, otherId: string) => {
      const outcome = swapPlayers(game, oneId, otherId)
      return outcome.done ? 'done' : outcome.reason
    }
    expect(reasonOf(defender!.id, forward!.id)).toBe(
      `${defender!.name} is a Defender and ${forward!.name} a Forward: players only swap places within a line.`,
    )
    expect(reasonOf(one!.id, other!.id)).toBe(`${one!.name} and ${other!.name} are both reserves.`)
    expect(reasonOf(defender!.id, one!.id)).toBe(
      `${one!.name} is injured and cannot be moved into the squad.`,
    )
    expect(reasonOf(defender!.id, 'nobody')).toBe('Player not found!')
    expect(textOf(game)).toBe(before)
  })
})

describe('an earlier line-up', () => {
  it('is restored in its order', () => {
    const game = makeGame()
    const before = textOf(game)
    const lineUp = lineUpOf(game)
    const out = starter(game)
    swapPlayers(game, out.id, reserve(game).id)
    dropPlayer(game, starter(game).id)
    restoreLineUp(game, lineUp)
    expect(textOf(game)).toBe(before)
  })

  it('omits players who have left or are injured', () => {
    const game = makeGame({ assistant: makeAssistant({ replacesWhoDropsOut: false }) })
    const lineUp = lineUpOf(game)
    const [hurtOutside, hurtInside, sold] = selectedPlayers(game).map(({ id }) => id)
    const find = (id: string | undefined) => game.players.find((player) => player.id === id)!
    dropPlayer(game, hurtOutside!)
    find(hurtOutside).injured = true
    find(hurtInside).suspensions = 1
    game.players = game.players.filter(({ id }) => id !== sold)
    restoreLineUp(game, lineUp)
    expect(find(hurtOutside).inSquad).toBe(false)
    expect(find(hurtInside).inSquad).toBe(true)
    expect(selectedPlayers(game)).toHaveLength(9)
  })
})

describe('auto-pick', () => {
  it('selects a goalkeeper and the best of each position for the formation', () => {
    const game = makeGame()
    for (const player of game.players) player.inSquad = false
    game.tactics.formation = '5-3-2'
    expect(autoPick(game)).toMatchObject({ done: true })
    const count = (type: string) => selectedPlayers(game).filter((player) => player.type === type).length
    expect(['Goalkeeper', 'Defender', 'Midfielder', 'Forward'].map(count)).toEqual([1, 5, 3, 2])
    for (const selected of selectedPlayers(game)) {
      const benched = game.players.filter(({ inSquad, type }) => !inSquad && type === selected.type)
      // Morale is similar on the first day, so that quality decides.
      for (const player of benched) expect(player.quality).toBeLessThan(selected.quality + 0.15)
    }
  })

  it('[PLA-23] takes the better player, however tired', () => {
    const game = makeGame()
    const [better, other] = game.players.filter(({ type }) => type === 'Goalkeeper')
    Object.assign(better!, { quality: 3, stamina: 20, morale: 3 })
    Object.assign(other!, { quality: 2.2, stamina: 100, morale: 3 })
    autoPick(game)
    expect([better?.inSquad, other?.inSquad]).toEqual([true, false])
  })

  it('fills a missing position with a player of another one', () => {
    const game = makeGame()
    for (const player of game.players) if (player.type === 'Forward') player.injured = true
    expect(autoPick(game)).toMatchObject({ done: true })
    expect(selectedPlayers(game)).toHaveLength(11)
    expect(selectedPlayers(game).filter(({ type }) => type === 'Goalkeeper')).toHaveLength(1)
  })

  it.each([
    [11, 2, 11],
    [11, 3, 11],
    [12, 3, 11],
    [10, 3, 10],
    [0, 0, 0],
  ])(
    'of %i fit players with %i goalkeepers among them picks %i, spare goalkeepers outfield',
    (fit, keepers, picked) => {
      const game = makeGame()
      game.players = [
        ...Array.from({ length: fit }, (_, i) =>
          makePlayer({ id: `p-fit-${i}`, type: i < keepers ? 'Goalkeeper' : 'Midfielder' }),
        ),
        makePlayer({ id: 'p-hurt', inSquad: true, injured: true }),
      ]
      expect(autoPick(game)).toMatchObject({ done: true })
      expect(eligiblePlayers(game)).toHaveLength(picked)
      expect(selectedPlayers(game)).toHaveLength(picked)
    },
  )
})

describe('the value of a player', () => {
  it.each([
    [23, 1.3],
    [24, 1.1],
    [27, 1.1],
    [28, 0.9],
    [30, 0.9],
    [31, 0.6],
    [33, 0.6],
    [34, 0.3],
  ])('[PLA-4] at %i is 2.5 million × quality × %d', (age, factor) => {
    expect(playerValue({ age, quality: 3, wage: 500 })).toBe(Math.round(7_500_000 * factor))
  })

  it('[PLA-5] never falls below a year and a half of wages, nor below 25,000', () => {
    expect(playerValue({ age: 35, quality: 1, wage: 100_000 })).toBe(7_800_000)
    expect(playerValue({ age: 35, quality: 0.5, wage: 500 })).toBe(750_000)
  })

  it('has a wage of at least 500 that rises with the cube of quality', () => {
    // 530 × quality³, in fifties.
    expect(usualWage(1)).toBe(550)
    expect(usualWage(2.6)).toBe(9_300)
    expect(usualWage(5)).toBe(66_250)
    expect(usualWage(0.5)).toBe(500)
  })
})
