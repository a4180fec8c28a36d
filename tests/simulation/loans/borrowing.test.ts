import { describe, expect, it, test } from 'vitest'
import { CLUBS_ABROAD } from '../../../client/simulation/club/clubsAbroad.ts'
import type { MarketPlayer } from '../../../client/simulation/people/player.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { playerWagesPerWeek } from '../../../client/simulation/finance/dailyFinance.ts'
import { contractRows } from '../../../client/simulation/reports/contractReport.ts'
import { loanReport } from '../../../client/simulation/reports/loanReport.ts'
import { squadReport } from '../../../client/simulation/reports/squadReport.ts'
import { saleReport } from '../../../client/simulation/reports/transferReport.ts'
import { isCareer } from '../../../client/simulation/save/careerCheck.ts'
import { endContracts } from '../../../client/simulation/contracts/expiry.ts'
import { ownUnrest } from '../../../client/simulation/unrest/memory.ts'
import { endSeason } from '../../../client/simulation/season/endSeason.ts'
import { returnBorrowed } from '../../../client/simulation/loans/loanWeeks.ts'
import { reviewUnrest } from '../../../client/simulation/unrest/review.ts'
import { placeBids } from '../../../client/simulation/transfers/bidding.ts'
import { borrowingFee, borrowingHurdle, borrowPlayer } from '../../../client/simulation/loans/borrowing.ts'
import { talksHurdle } from '../../../client/simulation/contracts/contractTerms.ts'
import { loanHurdle } from '../../../client/simulation/loans/lending.ts'
import { sellPlayer } from '../../../client/simulation/transfers/transfer.ts'
import { MANAGERS } from '../../support/managers.ts'
import { playLeague } from '../../support/playSeasons.ts'
import { makeGame, makeMarketPlayer, makeRandom, messagesOf, textOf } from '../makeGame.ts'

/** A career with money and one player on the market. */
function makeClub(parts: Partial<MarketPlayer> = {}): { game: GameState; target: MarketPlayer } {
  const game = makeGame({ transferBudget: 5_000_000, wageBudget: 100_000 })
  const target = makeMarketPlayer({
    ...{ id: `p${game.nextId++}`, name: 'Loaned Lad', age: 20, quality: 3, wage: 4_000 },
    ...{ transferFee: 2_000_000, interested: true },
    ...parts,
  })
  game.market = [target]
  return { game, target }
}

function borrow(parts: Partial<MarketPlayer> = {}) {
  const { game, target } = makeClub(parts)
  expect(borrowPlayer(game, target.id)).toMatchObject({ done: true })
  return { game, player: game.players.at(-1)! }
}

describe('[LOA-8] borrowing a player', () => {
  it('moves them from the market into the squad until the season’s end', () => {
    const { game, player } = borrow()
    expect(player).toMatchObject({
      name: 'Loaned Lad',
      inSquad: false,
      contract: { until: game.currentSeason },
    })
    expect(game.market).toEqual([])
    expect(game.borrowed).toMatchObject([{ playerId: player.id }])
    expect(CLUBS_ABROAD.map(({ name }) => name)).toContain(game.borrowed[0]?.club)
    expect(messagesOf(game)[0]).toMatch(
      /^Loaned Lad comes from .+ on loan until the season’s end, for £300,000\.$/,
    )
    expect(isCareer(game)).toBe(true)
  })

  it.each([
    [23, null],
    [24, 'Loaned Lad’s club only lends out players aged 23 or under.'],
  ])('at the age of %i: %j', (age, hurdle) => {
    const { game, target } = makeClub({ age })
    expect(borrowingHurdle(game, target)).toBe(hurdle)
  })

  it.each([
    [20, null],
    [21, 'No club lends players out after match week 21. Try again in the summer.'],
    [22, 'No club lends players out after match week 21. Try again in the summer.'],
  ])('after match week %i: %j', (week, hurdle) => {
    const { game, target } = makeClub()
    game.currentMatchWeek = week
    expect(borrowingHurdle(game, target)).toBe(hurdle)
  })

  it.each([
    [300_000, null],
    [299_999, 'Insufficient transfer budget. Need £300,000, have £299,999.'],
  ])('with a transfer budget of £%i: %j', (transferBudget, hurdle) => {
    const { game, target } = makeClub()
    game.transferBudget = transferBudget
    expect(borrowingHurdle(game, target)).toBe(hurdle)
  })

  it.each([
    [4_000, null],
    [3_999, 'Insufficient wage budget. Need £4,000/wk, have £3,999/wk.'],
  ])('with a wage budget of £%i: %j', (wageBudget, hurdle) => {
    const { game, target } = makeClub()
    game.wageBudget = wageBudget
    expect(borrowingHurdle(game, target)).toBe(hurdle)
  })

  it('is refused to a club without the reputation', () => {
    const { game, target } = makeClub({ interested: false })
    expect(borrowingHurdle(game, target)).toMatch(/isn’t interested/)
  })

  it('ends at three at once', () => {
    const { game } = borrow()
    game.market = Array.from({ length: 3 }, () =>
      makeMarketPlayer({ id: `p${game.nextId++}`, age: 20, interested: true, transferFee: 1_000 }),
    )
    for (const { id } of game.market.slice(0, 2)) expect(borrowPlayer(game, id).done).toBe(true)
    expect(borrowingHurdle(game, game.market[0]!)).toMatch(
      /^You already have 3 players on loan, the most allowed/,
    )
  })
})

describe('[LOA-9] a borrowed player', () => {
  it('is not sold, lent or given a contract, and names the club that lent them', () => {
    const { game, player } = borrow()
    const { club } = game.borrowed[0]!
    const before = textOf(game)
    expect(sellPlayer(game, player.id)).toMatchObject({
      done: false,
      reason: `Loaned Lad is on loan from ${club}, so you can’t sell them.`,
    })
    expect(textOf(game)).toBe(before)
    expect(talksHurdle(game, player)).toBe(
      `Loaned Lad is on loan from ${club} and goes back at the season’s end.`,
    )
    expect(loanHurdle(game, player)).toBe(`Loaned Lad is on loan from ${club}, so you can’t lend them out.`)
    expect(saleReport(game).map((row) => row.player.id)).not.toContain(player.id)
    expect(contractRows(game).map((row) => row.player.id)).not.toContain(player.id)
    expect(loanReport(game).squad.map((row) => row.player.id)).not.toContain(player.id)
    expect(squadReport(game).rows.find((row) => row.player.id === player.id)?.lender).toBe(club)
  })

  /** Bids for the player and their letters in thirty weeks on the bench; as an own player without the loan. */
  const benchYear = (isBorrowed: boolean) => {
    const { game, player } = borrow({ quality: 4.5 })
    if (!isBorrowed) game.borrowed = []
    player.contract = { ...player.contract, until: game.currentSeason + 1, status: 'key' }
    player.appearances = 60
    for (const club of game.competitors) club.transferBudget = 1e9
    let bids = 0
    for (let week = 1; week < 30; week++) {
      game.day += 7
      game.currentMatchWeek = week
      ownUnrest(game, player.id).recent = 'LLLLLLLLLL'
      placeBids(game)
      reviewUnrest(game)
      bids += game.bids.filter(({ playerId }) => playerId === player.id).length
      game.bids = []
    }
    return { bids, letters: messagesOf(game).filter((message) => message.includes('Loaned Lad')).length - 1 }
  }

  it('gets no bids, and does not complain on the bench', () => {
    expect(benchYear(true)).toEqual({ bids: 0, letters: 0 })
    const own = benchYear(false)
    expect(own.bids).toBeGreaterThan(0)
    expect(own.letters).toBeGreaterThan(0)
  })
})

test('[LOA-10] the fee and the wage leave the budgets, the fee the account as a transfer', () => {
  const { game, target } = makeClub()
  const { money } = game
  const wages = playerWagesPerWeek(game)
  borrowPlayer(game, target.id)
  expect(borrowingFee(target)).toBe(300_000)
  expect(game).toMatchObject({ money: money - 300_000, transferBudget: 4_700_000, wageBudget: 96_000 })
  expect(playerWagesPerWeek(game)).toBe(wages + 4_000)
  expect(game.ledger.days.at(-1)?.amounts.transfersIn).toBe(-300_000)
})

test('[LOA-10] a loan refused changes nothing', () => {
  const { game, target } = makeClub({ age: 30 })
  const before = textOf(game)
  expect(borrowPlayer(game, target.id).done).toBe(false)
  expect(borrowPlayer(game, 'nobody').done).toBe(false)
  expect(textOf(game)).toBe(before)
})

describe('[LOA-11] at the season’s end', () => {
  it('they go back before contracts end, and their wages are free again', () => {
    const { game, player } = borrow()
    returnBorrowed(game)
    expect(game.players).not.toContain(player)
    expect(game).toMatchObject({ borrowed: [], wageBudget: 100_000 })
    expect(messagesOf(game)[0]).toBe('Loans over: Loaned Lad is back at the parent club.')
    expect(endContracts(game, makeRandom(1)).map(({ name }) => name)).not.toContain('Loaned Lad')
  })

  it('their wages are free besides what the board grants', () => {
    const summers = [true, false].map((isBorrowed) => {
      const { game, player } = borrow()
      if (!isBorrowed) game.players = game.players.filter((one) => one !== player)
      if (!isBorrowed) game.borrowed = []
      game.currentMatchWeek = 38
      for (const other of game.players) other.contract = { ...other.contract, until: game.currentSeason + 2 }
      for (const one of game.players) one.age = 24
      endSeason(game, makeRandom(1))
      return game.wageBudget
    })
    expect(summers[0]! - summers[1]!).toBe(4_000)
  })

  it('nobody of them is left in any squad of the league', () => {
    const { game, player } = borrow()
    playLeague(game, 1, MANAGERS.auto)
    const all = [...game.players, ...game.competitors.flatMap(({ players }) => players)]
    expect(all.map(({ id }) => id)).not.toContain(player.id)
    expect(game.borrowed).toEqual([])
    expect(isCareer(game)).toBe(true)
  })
})
