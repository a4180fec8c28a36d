import { expect, test } from 'vitest'
import { lendableOf, loanReport } from '../../../client/simulation/reports/loanReport.ts'
import { createGame } from '../../../client/simulation/season/createGame.ts'
import { playersForLoan } from '../../../client/simulation/loans/lenders.ts'
import { borrowingFee, borrowPlayer } from '../../../client/simulation/loans/borrowing.ts'
import { lendPlayer } from '../../../client/simulation/loans/lending.ts'

test('a player who is lent moves from those at home to those on loan', () => {
  const career = createGame({ seed: 12 })
  const row = loanReport(career).squad.find(({ hurdle }) => hurdle === null)!
  const [offer] = row.offers
  expect(lendPlayer(career, row.player.id, offer!.role).done).toBe(true)
  expect(loanReport(career).out.map(({ player, club }) => [player.id, club])).toEqual([
    [row.player.id, offer!.club],
  ])
  expect(lendableOf(career, row.player.id)).toBeNull()
})

test('a player who is borrowed moves from those for loan to the borrowed, for the fee shown', () => {
  const career = createGame({ seed: 12 })
  Object.assign(career.market[0]!, { age: 20, interested: true, transferFee: 400_000, wage: 900 })
  Object.assign(career, { transferBudget: 1_000_000, wageBudget: 10_000 })
  const target = career.market[0]!
  const { money } = career
  expect(loanReport(career).forLoan.find(({ player }) => player.id === target.id)).toMatchObject({
    fee: borrowingFee(target),
    hurdle: null,
  })
  expect(borrowPlayer(career, target.id).done).toBe(true)
  expect(money - career.money).toBe(borrowingFee(target))
  const { borrowed, forLoan, squad } = loanReport(career)
  expect(borrowed.map(({ player }) => player.name)).toEqual([target.name])
  expect(forLoan.map(({ player }) => player.id)).not.toContain(target.id)
  expect(squad.map(({ player }) => player.name)).not.toContain(target.name)
})

test('of the many for loan the list has thirty, and says of how many', () => {
  const career = createGame({ seed: 12 })
  const { forLoan, allForLoan } = loanReport(career)
  expect(forLoan).toHaveLength(30)
  expect(allForLoan).toBe(playersForLoan(career).length)
  expect(allForLoan).toBeGreaterThan(30)
})
