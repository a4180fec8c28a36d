import { describe, expect, it } from 'vitest'
import { financeForecast } from '../../../client/simulation/season/financeForecast.ts'
import { idleMoney, loanDaysLeft, spareMoney } from '../../../client/simulation/season/idleMoney.ts'
import { makeGame } from '../makeGame.ts'

describe('money that lies idle', () => {
  it('[QUE-3] is what an investment can cost and leave £1,000,000 at the season’s end', () => {
    const game = makeGame()
    const found = idleMoney(game)!
    const cost = -found.way.once
    expect(cost).toBeLessThanOrEqual(2.5 * found.way.perSeason)
    const left = (sum: number) => ({ ...financeForecast(game), left: sum })
    expect(idleMoney(game, left(cost + 1_000_000))).toEqual({ amount: cost, way: found.way })
    expect(idleMoney(game, left(1_000_000))).toBeNull()
  })

  it('is none when the bank is empty today', () => {
    expect(idleMoney(makeGame({ money: 900_000 }))).toBeNull()
  })
})

describe('[QUE-8] money that can be spared', () => {
  /** Club of four million of which the season leaves so much; no building pays back within 2.5 seasons. */
  function spareOf(left: number, saves?: 'Fan Zone') {
    const game = makeGame({ money: 4_000_000 })
    if (saves) game.board.savings = { facility: saves, amount: 0 }
    return spareMoney(game, { ...financeForecast(game), left })
  }

  it('is none up to a tenth of the money', () => {
    expect(spareOf(1_400_000)).toBeNull()
    expect(spareOf(1_400_001)).toMatchObject({ amount: 400_001 })
  })

  it('pays for a slow building, or is to be saved for the best one', () => {
    expect(spareOf(1_400_001)).toMatchObject({ way: null, goal: 'Club Shop' })
    expect(spareOf(4_000_000)!.way).toMatchObject({ kind: 'build', once: -1_000_000 })
  })

  it('is not idle while it is saved for a building that costs more', () => {
    expect(spareOf(3_499_999, 'Fan Zone')).toBeNull()
    expect(spareOf(3_500_000, 'Fan Zone')).not.toBeNull()
  })
})

it('loans are open through the day of the 21st match, and not after it', () => {
  expect(loanDaysLeft(makeGame({ day: 141, currentMatchWeek: 20 }))).toBe(7)
  expect(loanDaysLeft(makeGame({ day: 147, currentMatchWeek: 20, awaitingKickOff: true }))).toBe(1)
  expect(loanDaysLeft(makeGame({ day: 147, currentMatchWeek: 21 }))).toBe(0)
})
