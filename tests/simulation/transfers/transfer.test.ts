import { describe, expect, it } from 'vitest'
import { playerValue } from '../../../client/simulation/players/playerValue.ts'
import { saleTerms } from '../../../client/simulation/transfers/quickSale.ts'
import { sellPlayer, signPlayer } from '../../../client/simulation/transfers/transfer.ts'
import { seedRandom } from '../../../client/simulation/core/rng.ts'
import { makeGame, makeMarketPlayer, makePlayer, messagesOf, newsOf, textOf } from '../makeGame.ts'

const target = makeMarketPlayer({
  name: 'Luke Hale',
  transferFee: 1_000_000,
  wage: 8_000,
  goals: 9,
  assists: 4,
  appearances: 20,
  injured: true,
  suspensions: 2,
  morale: 2,
  stamina: 40,
  form: 'Poor',
})

const buyer = (transferBudget: number, wageBudget: number, seed = 1) =>
  makeGame({ market: [structuredClone(target)], transferBudget, wageBudget, random: seedRandom(seed) })

describe('signing', () => {
  it.each([
    [999_999, 'Insufficient transfer budget. Need £1,000,000, have £999,999.'],
    [0, 'Insufficient transfer budget. Need £1,000,000, have £0.'],
  ])('[TRA-10] with a transfer budget of %i: %s', (transferBudget, reason) => {
    const game = buyer(transferBudget, 8_000)
    const before = textOf(game)
    expect(signPlayer(game, target.id)).toEqual({ done: false, reason })
    expect(textOf(game)).toBe(before)
  })

  it('[TRA-11] is refused for a too small wage budget, after the transfer budget', () => {
    const game = buyer(1_000_000, 7_999)
    const before = textOf(game)
    const reason = 'Insufficient wage budget. Need £8,000/wk, have £7,999/wk.'
    expect(signPlayer(game, target.id)).toEqual({ done: false, reason })
    expect(textOf(game)).toBe(before)
    expect(signPlayer(buyer(999_999, 7_999), target.id)).toMatchObject({
      reason: expect.stringContaining('transfer budget') as string,
    })
  })

  it.each([
    [1_000_000, 8_000],
    [1_000_001, 8_001],
  ])('[TRA-12] with budgets of %i and %i takes fee and wage from them', (transferBudget, wageBudget) => {
    const game = buyer(transferBudget, wageBudget)
    expect(signPlayer(game, target.id)).toMatchObject({ done: true })
    expect(game).toMatchObject({
      money: 9_000_000,
      transferBudget: transferBudget - 1_000_000,
      wageBudget: wageBudget - 8_000,
      market: [],
      transfersIn: [{ playerName: 'Luke Hale', fee: 1_000_000, wage: 8_000, day: 1 }],
      transfersOut: [],
    })
    expect(game.ledger.days.at(-1)?.amounts.transfersIn).toBe(-1_000_000)
    expect(messagesOf(game)[0]).toBe('Signed Luke Hale for £1,000,000.')
    expect(newsOf(game)[0]?.type).toBe('transfer')
    expect(game.records.dearestSigning).toMatchObject({ value: 1_000_000, day: 1 })
  })

  it('[TRA-13] adds a reserve with high stamina and morale, a new id and no fee', () => {
    const morales: number[] = []
    const staminas: number[] = []
    for (let seed = 0; seed < 300; seed++) {
      const game = buyer(5_000_000, 200_000, seed)
      const ids = new Set(game.players.map(({ id }) => id))
      signPlayer(game, target.id)
      const signed = game.players.at(-1)!
      expect(signed).toEqual({
        ...makePlayer({ name: 'Luke Hale', wage: 8_000, known: 0 }),
        id: signed.id,
        contract: { until: 3, status: 'rotation', declined: 0, talksFrom: 0 },
        inSquad: false,
        goals: 0,
        assists: 0,
        appearances: 0,
        injured: false,
        suspensions: 0,
        form: 'Excellent',
        morale: signed.morale,
        stamina: signed.stamina,
      })
      expect(signed.id).not.toBe(target.id)
      expect(ids.has(signed.id)).toBe(false)
      morales.push(signed.morale)
      staminas.push(signed.stamina)
    }
    // 4.5–5.5, capped at 5, and 90–100.
    expect(Math.min(...morales)).toBeGreaterThanOrEqual(4.5)
    expect(Math.min(...morales)).toBeLessThan(4.55)
    expect(Math.max(...morales)).toBe(5)
    const atTheTop = morales.filter((morale) => morale === 5).length / 300
    expect(atTheTop).toBeGreaterThan(0.4)
    expect(atTheTop).toBeLessThan(0.6)
    expect([Math.min(...staminas), Math.max(...staminas)]).toEqual([90, 100])
  })

  it('is refused for players who are not on the market or not interested', () => {
    expect(signPlayer(makeGame(), 'nobody')).toEqual({ done: false, reason: 'Player not found!' })
    const game = makeGame({ market: [makeMarketPlayer({ interested: false })] })
    const before = textOf(game)
    expect(signPlayer(game, 'm-test')).toEqual({
      done: false,
      reason: 'Tom Weaver isn’t interested in joining a club of your reputation.',
    })
    expect(textOf(game)).toBe(before)
  })

  it('cannot be done twice', () => {
    const game = buyer(5_000_000, 200_000)
    signPlayer(game, target.id)
    expect(signPlayer(game, target.id)).toEqual({ done: false, reason: 'Player not found!' })
    expect(game.players).toHaveLength(18)
  })
})

describe('selling', () => {
  const player = makePlayer({ name: 'Ben Rudd', wage: 9_000, quality: 2.6, age: 25 })

  it('[TRA-14] adds 80 to 120% of the value in thousands to money and both budgets', () => {
    const value = playerValue(player)
    expect(saleTerms(makeGame(), player)).toMatchObject({ low: 0.8 * value, high: 1.2 * value })
    const fees = Array.from({ length: 500 }, (_, seed) => {
      const game = makeGame({ players: [player], random: seedRandom(seed) })
      expect(sellPlayer(game, player.id)).toMatchObject({ done: true })
      const fee = game.money - 10_000_000
      expect(game).toMatchObject({
        players: [],
        transferBudget: 5_000_000 + fee,
        wageBudget: 209_000,
        transfersIn: [],
        transfersOut: [{ playerName: 'Ben Rudd', fee, wage: 9_000, day: 1 }],
      })
      expect(game.ledger.days.at(-1)?.amounts.transfersOut).toBe(fee)
      expect(messagesOf(game)[0]).toBe(
        `Sold Ben Rudd for £${fee.toLocaleString('en-GB')}. They join ${game.transfersOut[0]?.club}.`,
      )
      return fee
    })
    expect(fees.every((fee) => fee % 1_000 === 0)).toBe(true)
    expect(Math.min(...fees) / value).toBeGreaterThanOrEqual(0.8)
    expect(Math.min(...fees) / value).toBeLessThan(0.81)
    expect(Math.max(...fees) / value).toBeLessThanOrEqual(1.2)
    expect(Math.max(...fees) / value).toBeGreaterThan(1.19)
    expect(fees.reduce((sum, fee) => sum + fee, 0) / 500 / value).toBeCloseTo(1, 1)
  })

  it('[TRA-15] refuses unknown ids', () => {
    const game = makeGame()
    const before = textOf(game)
    expect(sellPlayer(game, 'nobody')).toEqual({ done: false, reason: 'Player not found!' })
    expect(textOf(game)).toBe(before)
  })
})

describe('the history of transfers', () => {
  it.each([19, 20, 21])('[TRA-16] keeps the latest 20 of %i, newest first, in each direction', (count) => {
    const game = makeGame({ transferBudget: 1_000_000_000, wageBudget: 1_000_000, players: [] })
    for (let i = 1; i <= count; i++) {
      game.market = [makeMarketPlayer({ name: `Player ${i}` })]
      signPlayer(game, 'm-test')
    }
    for (const { id } of game.players) sellPlayer(game, id)
    for (const history of [game.transfersIn, game.transfersOut]) {
      expect(history).toHaveLength(Math.min(20, count))
      expect(history[0]?.playerName).toBe(`Player ${count}`)
      expect(history.at(-1)?.playerName).toBe(`Player ${Math.max(1, count - 19)}`)
    }
  })
})
