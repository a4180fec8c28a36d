import { expect, test } from 'vitest'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { LoanDesk } from '../../client/stores/desks/LoanDesk.ts'
import { borrowingFee } from '../../client/simulation/loans/borrowing.ts'
import { makeStores } from './makeStores.ts'

function openDesk() {
  const { game } = makeStores().gameStores
  game.start({ seed: 12, clubName: 'Lantern Street' })
  return { game, desk: new LoanDesk(game) }
}

test('a player who is lent moves from those at home to those on loan', () => {
  const { desk } = openDesk()
  const row = desk.report.squad.find(({ hurdle }) => hurdle === null)!
  const [offer] = row.offers
  expect(desk.lend(row.player.id, offer!.role)).toBe(true)
  expect(desk.report.out.map(({ player, club }) => [player.id, club])).toEqual([[row.player.id, offer!.club]])
  expect(desk.rowOf(row.player.id)).toBeNull()
  expect(desk.lend(row.player.id, offer!.role)).toBe(false)
})

test('a player who is borrowed moves from those for loan to the borrowed, for the fee shown', () => {
  const { game, desk } = openDesk()
  const career = createGame({ seed: 12 })
  Object.assign(career.market[0]!, { age: 20, interested: true, transferFee: 400_000, wage: 900 })
  game.resume({ ...career, transferBudget: 1_000_000, wageBudget: 10_000 })
  const target = game.state.market[0]!
  const { money } = game.state
  expect(desk.report.forLoan.find(({ player }) => player.id === target.id)).toMatchObject({
    fee: borrowingFee(target),
    hurdle: null,
  })
  desk.borrow(target.id)
  expect(money - game.state.money).toBe(borrowingFee(target))
  expect(desk.report.borrowed.map(({ player }) => player.name)).toEqual([target.name])
  expect(desk.report.forLoan.map(({ player }) => player.id)).not.toContain(target.id)
  expect(desk.report.squad.map(({ player }) => player.name)).not.toContain(target.name)
})
