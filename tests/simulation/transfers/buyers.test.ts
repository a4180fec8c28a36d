import { describe, expect, it } from 'vitest'
import { CLUBS_ABROAD } from '../../../client/simulation/club/clubsAbroad.ts'
import { clubAbroad } from '../../../client/simulation/clubs/abroad.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { playDay } from '../../../client/simulation/season/day.ts'
import { playerReport } from '../../../client/simulation/reports/playerReport.ts'
import { buyerOf, improvement, joinBuyer } from '../../../client/simulation/transfers/buyers.ts'
import { saleTerms } from '../../../client/simulation/transfers/quickSale.ts'
import { sellPlayer, signPlayer } from '../../../client/simulation/transfers/transfer.ts'
import { RIVAL_CLUBS } from '../../../client/simulation/clubs/clubNames.ts'
import { makeGame, makeMarketPlayer, makePlayer, makeRandom, messagesOf } from '../makeGame.ts'

const star = makePlayer({
  id: 'p7',
  name: 'Ben Rudd',
  type: 'Forward',
  quality: 5,
  goals: 9,
  assists: 3,
  appearances: 12,
})

/** Ids of everybody who belongs to a club of the league. */
const people = ({ players, competitors }: GameState) =>
  [...players, ...competitors.flatMap((club) => club.players)].map(({ id }) => id)

const rich = () => {
  const game = makeGame({ players: [star] })
  for (const club of game.competitors) club.transferBudget = 50_000_000
  return game
}

describe('who is sold', () => {
  it('[TRA-25] joins the strongest club of the league that would play them and can pay', () => {
    const game = rich()
    const improved = game.competitors.toSorted((a, b) => improvement(a, star) - improvement(b, star))
    const [first, second] = improved
    expect(saleTerms(game, star).buyer).toEqual({ id: first?.id, name: first?.name })
    first!.transferBudget = 0
    expect(saleTerms(game, star).buyer).toEqual({ id: second?.id, name: second?.name })
  })

  it('[TRA-25] otherwise joins a club abroad of about their quality', () => {
    const game = rich()
    const weak = makePlayer({ id: 'p8', quality: 1 })
    const { id, name } = buyerOf(game, weak, 0)
    expect(id).toBeNull()
    const club = CLUBS_ABROAD.find((candidate) => candidate.name === name)
    expect(club!.level).toBeLessThan(2.5)
    for (const { id } of game.competitors) expect(buyerOf(game, star, 60_000_000).id).not.toBe(id)
  })

  it('[TRA-25] joins a club of the second division when none of the first can pay, unless they are too good for it', () => {
    const game = rich()
    const player = makePlayer({ ...star, quality: 2.6 })
    for (const club of game.competitors) club.transferBudget = 0
    for (const club of game.otherDivision.clubs) Object.assign(club, { transferBudget: 0, reputation: 1 })
    const payers = game.otherDivision.clubs.filter((club) => improvement(club, player) > 0).slice(0, 3)
    for (const club of payers) club.transferBudget = 20_000_000
    const [buyer] = payers.toSorted((a, b) => improvement(a, player) - improvement(b, player))
    expect(buyerOf(game, player, 20_000_000)).toEqual({ id: buyer!.id, name: buyer!.name })
    expect(buyerOf(game, player, 20_000_001).id).toBeNull()
    expect(buyerOf(game, { ...player, quality: 2.76 }, 1).id).toBeNull()
    joinBuyer(game, game.players[0]!, { id: buyer!.id, fee: 5_000_000 })
    expect(buyer!.players.some(({ id }) => id === star.id)).toBe(true)
    expect(buyer!.transferBudget).toBe(15_000_000)
  })

  it('[TRA-26] plays on there with the same id, name and figures, and the club pays the fee', () => {
    const game = rich()
    const { buyer } = saleTerms(game, star)
    const club = game.competitors.find(({ id }) => id === buyer.id)!
    const before = club.players.filter(({ type }) => type === 'Forward')
    sellPlayer(game, star.id)
    const fee = game.transfersOut[0]!.fee
    expect(club.players.find(({ id }) => id === star.id)).toMatchObject({
      name: 'Ben Rudd',
      quality: 5,
      goals: 9,
      assists: 3,
      appearances: 12,
    })
    expect(club.transferBudget).toBe(50_000_000 - fee)
    expect(messagesOf(game)[0]).toContain(`They join ${club.name}.`)
    expect(game.transfersOut[0]).toMatchObject({ club: club.name })
    // The weakest forward has made way for them.
    const after = club.players.filter(({ type }) => type === 'Forward')
    expect(after).toHaveLength(before.length)
    const left = before.filter((player) => !after.includes(player))
    expect(left.map(({ quality }) => quality)).toEqual([Math.min(...before.map(({ quality }) => quality))])
  })

  it('[TRA-26] can score against the old club', () => {
    const game = makeGame()
    for (const club of game.competitors) club.transferBudget = 500_000_000
    const sold = game.players.find(({ type }) => type === 'Forward')!
    sold.quality = 5
    sellPlayer(game, sold.id)
    for (let day = 0; day < 40 * 7 && !game.ended; day++) {
      game.lastEventDay = game.day
      game.money = 10_000_000
      game.fanHappiness = 65
      if (game.currentMatchWeek === 37) break
      playDay(game)
    }
    const scorer = game.competitors.flatMap(({ players }) => players).find(({ id }) => id === sold.id)
    expect(scorer?.appearances).toBeGreaterThan(20)
    expect(scorer?.goals).toBeGreaterThan(0)
  })

  it('[TRA-26] nobody belongs to two clubs, and every squad keeps its size, after hundreds of deals', () => {
    const game = makeGame({ transferBudget: 1e12, wageBudget: 1e9 })
    const sizes = game.competitors.map(({ players }) => players.length)
    const random = makeRandom(25)
    for (let i = 0; i < 400; i++) {
      const player = makeMarketPlayer({ id: `p${game.nextId}`, quality: random.between(1, 5) })
      game.nextId += 1
      game.market = [player]
      signPlayer(game, player.id)
      const leaving = game.players[random.below(game.players.length)]!
      const budgets = game.competitors.reduce((sum, { transferBudget }) => sum + transferBudget, 0)
      const money = game.money
      sellPlayer(game, leaving.id)
      const sale = game.transfersOut[0]!
      const isInLeague = RIVAL_CLUBS.some(({ name }) => name === sale.club)
      const paid = budgets - game.competitors.reduce((sum, { transferBudget }) => sum + transferBudget, 0)
      expect(paid).toBe(isInLeague ? sale.fee : 0)
      expect(game.money - money).toBe(sale.fee)
      expect(people(game).filter((id) => id === leaving.id)).toHaveLength(isInLeague ? 1 : 0)
    }
    expect(new Set(people(game)).size).toBe(people(game).length)
    expect(game.competitors.map(({ players }) => players.length)).toEqual(sizes)
  })
})

describe('clubs abroad', () => {
  it('[TRA-27] are forty with names of their own, to one of which each player of the market belongs', () => {
    const names = [...CLUBS_ABROAD, ...RIVAL_CLUBS].map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(CLUBS_ABROAD.length).toBeGreaterThanOrEqual(38)
    const game = makeGame()
    for (const player of game.market) {
      const club = playerReport(game, player.id)?.club
      expect(CLUBS_ABROAD).toContain(club)
      expect(club).toEqual(clubAbroad(game.seed, player))
      expect(Math.abs(club!.level - player.quality)).toBeLessThan(1.2)
    }
    const target = game.market.find(({ interested, transferFee }) => interested && transferFee < 5_000_000)!
    const { name } = clubAbroad(game.seed, target)
    signPlayer(game, target.id)
    expect(game.transfersIn[0]).toMatchObject({ playerName: target.name, club: name })
  })
})
