import { describe, expect, it } from 'vitest'
import { setAssistant } from '../../../client/simulation/season/assistant.ts'
import { shortage } from '../../../client/simulation/players/shortage.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { lineUpOf, restoreLineUp } from '../../../client/simulation/players/lineUp.ts'
import { fillEleven } from '../../../client/simulation/players/replacement.ts'
import {
  dropPlayer,
  eligiblePlayers,
  readiness,
  selectedPlayers,
} from '../../../client/simulation/players/squad.ts'
import { isFit } from '../../../client/simulation/people/player.ts'
import { sellPlayer, signPlayer } from '../../../client/simulation/transfers/transfer.ts'
import { makeAssistant, makeGame, makeMarketPlayer, messagesOf } from '../makeGame.ts'

const starter = (game: GameState, type = 'Defender') =>
  game.players.find((player) => player.inSquad && player.type === type)!
const fitReserves = (game: GameState) => game.players.filter((player) => !player.inSquad && isFit(player))

describe('an unavailable player of the eleven', () => {
  it('[PLA-17] is replaced at once by the best fit reserve of the position, with a notification', () => {
    const game = makeGame()
    const out = starter(game)
    const reserves = fitReserves(game).filter(({ type }) => type === 'Defender')
    const coming = reserves.toSorted((a, b) => readiness(b) - readiness(a))[0]!
    out.injured = true
    fillEleven(game)
    expect(coming.inSquad).toBe(true)
    expect(out.inSquad).toBe(false)
    expect(eligiblePlayers(game)).toHaveLength(11)
    expect(messagesOf(game)[0]).toBe(`${coming.name} comes into the eleven for ${out.name}, who is injured.`)
  })

  it('does not displace anybody when available again', () => {
    const game = makeGame()
    const out = starter(game)
    out.suspensions = 1
    fillEleven(game)
    const eleven = selectedPlayers(game).map(({ id }) => id)
    out.suspensions = 0
    fillEleven(game)
    expect(selectedPlayers(game).map(({ id }) => id)).toEqual(eleven)
    expect(out.inSquad).toBe(false)
  })

  it('is replaced by an outfielder before a goalkeeper, and by a goalkeeper before nobody', () => {
    const game = makeGame()
    for (const player of fitReserves(game)) {
      if (player.type !== 'Goalkeeper' && player.type !== 'Forward') player.injured = true
    }
    starter(game).injured = true
    fillEleven(game)
    expect(fitReserves(game).map(({ type }) => type)).toEqual(['Goalkeeper'])
    starter(game).injured = true
    fillEleven(game)
    expect(fitReserves(game)).toEqual([])
    expect(eligiblePlayers(game)).toHaveLength(11)
  })

  it('is replaced when sold, and a place freed by the manager stays free', () => {
    const game = makeGame()
    dropPlayer(game, starter(game, 'Forward').id)
    sellPlayer(game, starter(game).id)
    expect(eligiblePlayers(game)).toHaveLength(10)
  })

  it('is replaced by a signing when nobody else is fit', () => {
    const game = makeGame({ market: [makeMarketPlayer({ type: 'Defender', transferFee: 1 })] })
    for (const player of fitReserves(game)) player.injured = true
    starter(game).injured = true
    fillEleven(game)
    expect(shortage(game)).toEqual({ eligible: 10, missing: 1, isSolvable: false })
    signPlayer(game, 'm-test')
    expect(shortage(game)).toBeNull()
  })

  it('is replaced in a restored line-up too', () => {
    const game = makeGame()
    const lineUp = lineUpOf(game)
    starter(game).injured = true
    fillEleven(game)
    restoreLineUp(game, lineUp)
    expect(eligiblePlayers(game)).toHaveLength(11)
  })

  it('[PLA-20] leaves a free place while the rule is off, which is filled when it is switched on', () => {
    const game = makeGame({ assistant: makeAssistant({ replacesWhoDropsOut: false }) })
    starter(game).injured = true
    fillEleven(game)
    expect(shortage(game)).toEqual({ eligible: 10, missing: 1, isSolvable: true })
    setAssistant(game, { replacesWhoDropsOut: true })
    expect(shortage(game)).toBeNull()
  })
})

it('[PLA-21] leaves a squad of twenty never short over a season while eleven are fit', () => {
  const game = makeGame({ seed: 3 })
  for (let i = 0; i < 3; i++) {
    game.players.push({ ...game.players[i + 3]!, id: `p-more-${i}`, inSquad: false })
  }
  while (game.currentSeason === 1) {
    beginDay(game)
    playMatchDay(game)
    if (game.players.filter(isFit).length >= 11) expect(shortage(game)).toBeNull()
    Object.assign(game, { ended: null, money: 10_000_000 })
  }
})

it('[CAL-7] is not replaced after the last match week, when no eleven is required', () => {
  const game = makeGame({ day: 266, currentMatchWeek: 38 })
  for (const player of game.players) player.injured = true
  expect(shortage(game)).toBeNull()
  game.currentMatchWeek = 37
  expect(shortage(game)).toMatchObject({ eligible: 0, isSolvable: false })
})
