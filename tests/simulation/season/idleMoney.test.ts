import { describe, expect, it } from 'vitest'
import { financeForecast } from '../../../client/simulation/season/financeForecast.ts'
import { idleMoney, loanDaysLeft } from '../../../client/simulation/season/idleMoney.ts'
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

it('loans are open through the day of the 21st match, and not after it', () => {
  expect(loanDaysLeft(makeGame({ day: 141, currentMatchWeek: 20 }))).toBe(7)
  expect(loanDaysLeft(makeGame({ day: 147, currentMatchWeek: 20, awaitingKickOff: true }))).toBe(1)
  expect(loanDaysLeft(makeGame({ day: 147, currentMatchWeek: 21 }))).toBe(0)
})
