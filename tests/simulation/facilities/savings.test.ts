import { describe, expect, it } from 'vitest'
import { payDividend } from '../../../client/simulation/board/dividend.ts'
import { runDecision } from '../../../client/simulation/commands.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { isCareer } from '../../../client/simulation/save/careerCheck.ts'
import { financeForecast } from '../../../client/simulation/season/financeForecast.ts'
import { makeGame, messagesOf } from '../makeGame.ts'

/** A club with so much money above its running costs of £10,000,000. */
function rich(above: number): GameState {
  const days = [{ day: 1, amounts: { wages: -10_000_000 } }]
  return makeGame({ money: 10_000_000 + above, ledger: { opening: 0, days, seasons: [] } })
}

/** Pounds above the running costs that the owners leave. */
function leftOf(above: number): number {
  const game = rich(above)
  payDividend(game)
  return game.money - 10_000_000
}

describe('[BOA-16] money put aside for a building', () => {
  it('is what the owners would draw, and stands in the news and the ledger', () => {
    const game = rich(9_000_000)
    runDecision(game, ['saveFor', 'Stadium Expansion'])
    payDividend(game)
    const amount = 9_000_000 - leftOf(9_000_000)
    expect(game.board.savings).toEqual({ facility: 'Stadium Expansion', amount })
    expect(game.money).toBe(10_000_000 + leftOf(9_000_000))
    expect(game.ledger.days.at(-1)?.amounts).toMatchObject({ building: -amount })
    expect(messagesOf(game)[0]).toMatch(/^£[\d,]+ is set aside for the Stadium Expansion: £[\d,]+ in all\.$/)
  })

  it('counts up to the cost of the building; the owners draw the rest', () => {
    const game = rich(60_000_000)
    runDecision(game, ['saveFor', 'Club Shop'])
    payDividend(game)
    expect(game.board.savings?.amount).toBe(1_000_000)
    expect(game.money).toBe(10_000_000 + leftOf(60_000_000))
    const after = game.money
    payDividend(game)
    expect(game.board.savings?.amount).toBe(1_000_000)
    expect(game.money).toBeLessThanOrEqual(after)
  })

  it('pays the building before the money of the club does, for its next level too', () => {
    const game = makeGame({ money: 6_000_000 })
    game.board.savings = { facility: 'Corporate Boxes', amount: 5_000_000 }
    expect(runDecision(game, ['buildFacility', 'Corporate Boxes']).done).toBe(true)
    expect(game).toMatchObject({ money: 4_000_000, board: { savings: null } })
    game.board.savings = { facility: 'Corporate Boxes', amount: 3_500_000 }
    const id = game.facilities.at(-1)?.id ?? ''
    expect(
      runDecision({ ...game, board: { ...game.board, savings: null }, money: 0 }, ['upgradeFacility', id])
        .done,
    ).toBe(false)
    expect(runDecision(game, ['upgradeFacility', id]).done).toBe(true)
    expect(game).toMatchObject({ money: 4_000_000, board: { savings: null } })
  })

  it('hides nothing: whoever stops saving or saves for less loses it to the owners', () => {
    const game = makeGame({ money: 6_000_000 })
    game.board.savings = { facility: 'Corporate Boxes', amount: 5_000_000 }
    runDecision(game, ['saveFor', 'Club Shop'])
    expect(game).toMatchObject({
      money: 6_000_000,
      board: { savings: { facility: 'Club Shop', amount: 1_000_000 } },
    })
    runDecision(game, ['saveFor', null])
    expect(game).toMatchObject({ money: 6_000_000, board: { savings: null } })
    expect(runDecision(game, ['buildFacility', 'Corporate Boxes']).done).toBe(false)
  })

  it('is not begun for what is at its highest level', () => {
    const game = makeGame()
    for (const facility of game.facilities) facility.level = 5
    expect(runDecision(game, ['saveFor', 'Training Ground']).done).toBe(false)
    expect(game.board.savings).toBeNull()
  })

  it('is foreseen by the forecast', () => {
    const game = makeGame({ money: 90_000_000 })
    const without = financeForecast(game)
    runDecision(game, ['saveFor', 'Corporate Boxes'])
    const { aside, dividend, atEnd, amounts } = financeForecast(game)
    expect([without.aside, aside]).toEqual([0, 7_000_000])
    expect(dividend).toBe(without.dividend - 7_000_000)
    expect(atEnd).toBe(without.atEnd)
    expect(amounts.find(({ category }) => category === 'building')?.amount).toBe(-7_000_000)
  })

  it('is no more than the cost in any save', () => {
    const game = makeGame()
    game.board.savings = { facility: 'Club Shop', amount: 1_000_000 }
    expect(isCareer(game)).toBe(true)
    game.board.savings = { facility: 'Club Shop', amount: 1_000_001 }
    expect(isCareer(game)).toBe(false)
  })
})
