import { describe, expect, it } from 'vitest'
import { orderInWords } from '../../../client/simulation/club/orderWords.ts'
import type { StandingOrder } from '../../../client/simulation/club/standingOrder.ts'
import { fixtureSetup } from '../../../client/simulation/season/fixtureSetup.ts'
import { nextOwnFixture } from '../../../client/simulation/core/calendar.ts'
import { setStandingOrders } from '../../../client/simulation/tactics/standingOrders.ts'
import { makeGame, textOf } from '../makeGame.ts'

const order: StandingOrder = { from: 60, when: 'behind', tactics: { style: 'attacking' }, off: 'Forward' }

describe('standing orders', () => {
  it('[TAC-14] go onto the team sheet of the next match', () => {
    const game = makeGame()
    expect(setStandingOrders(game, [order, { ...order, from: 75, tactics: {} }]).done).toBe(true)
    const setup = fixtureSetup(game, nextOwnFixture(game)!)
    const own = setup.home.club === game.club.id ? setup.home : setup.away
    expect(own.orders).toEqual([order, { ...order, from: 75, tactics: {} }])
  })

  it.each<[string, StandingOrder[], string]>([
    ['seven of them', Array<StandingOrder>(7).fill(order), 'You can give 6 standing orders at most.'],
    ['minute 0', [{ ...order, from: 0 }], 'The minute has to be a whole number from 1 to 120.'],
    ['minute 121', [{ ...order, from: 121 }], 'The minute has to be a whole number from 1 to 120.'],
    ['half a minute', [{ ...order, from: 60.5 }], 'The minute has to be a whole number from 1 to 120.'],
    [
      'nothing to do',
      [{ ...order, tactics: {}, off: null }],
      'An order needs a tactical change or a substitution.',
    ],
    ['an unknown condition', [{ ...order, when: 'raining' as 'any' }], 'Unknown condition: raining.'],
    [
      'an unknown group',
      [{ ...order, off: 'Goalkeeper' as 'anyone' }],
      'Unknown group of players: Goalkeeper.',
    ],
    ['an unknown tactic', [{ ...order, tactics: { style: 'wild' as 'attacking' } }], 'Unknown tactic: wild.'],
  ])('[TAC-15] are refused with %s', (_, orders, message) => {
    const game = makeGame()
    const before = textOf(game)
    expect(setStandingOrders(game, orders)).toEqual({ done: false, reason: message })
    expect(textOf(game)).toBe(before)
  })

  it.each([1, 120])('[TAC-15] may begin in minute %d', (from) => {
    expect(setStandingOrders(makeGame(), Array<StandingOrder>(6).fill({ ...order, from })).done).toBe(true)
  })

  it('say that they are for extra time after ninety minutes', () => {
    expect(orderInWords({ ...order, from: 90 })).toBe(
      'From 90′, when behind: attacking; most tired forward off',
    )
    expect(orderInWords({ ...order, from: 91 })).toBe(
      'From 91′ in extra time, when behind: attacking; most tired forward off',
    )
  })

  it('[TAC-16] are two in a new career: a reaction when behind, and a substitution', () => {
    expect(makeGame().standingOrders).toEqual([
      { from: 75, when: 'behind', tactics: { style: 'attacking', intensity: 'high' }, off: null },
      { from: 75, when: 'any', tactics: {}, off: 'Midfielder' },
    ])
  })
})
