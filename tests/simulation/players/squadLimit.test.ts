import { describe, expect, it } from 'vitest'
import { underContract } from '../../../client/simulation/club/squadLimit.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { signYoungster } from '../../../client/simulation/players/youngsters.ts'
import { marketReport } from '../../../client/simulation/reports/transferReport.ts'
import { endLoans } from '../../../client/simulation/loans/loanWeeks.ts'
import { EVENT_DEFINITIONS } from '../../../client/simulation/season/events/eventDefinitions.ts'
import { watchIntake } from '../../../client/simulation/season/youthIntake.ts'
import { borrowPlayer } from '../../../client/simulation/loans/borrowing.ts'
import { askedTerms } from '../../../client/simulation/contracts/contractTerms.ts'
import { asSigning, offerTerms } from '../../../client/simulation/transfers/signRivalPlayer.ts'
import { makeOffer } from '../../../client/simulation/transfers/offers.ts'
import { signPlayer } from '../../../client/simulation/transfers/transfer.ts'
import { makeGame, makeLoan, makeMarketPlayer, makePlayer } from '../makeGame.ts'

/** A rich career with so many players under contract, two of them on loan. */
function makeSquad(count: number): GameState {
  const lent = [makePlayer({ id: 'p902' }), makePlayer({ id: 'p903' })]
  const players = Array.from({ length: count - lent.length }, (_, i) => makePlayer({ id: `p${3_000 + i}` }))
  const market = [
    makeMarketPlayer({ id: 'p901', name: 'New Man', age: 20, transferFee: 100_000, interested: true }),
  ]
  const game = makeGame({ players, market, nextId: 5_000, transferBudget: 90_000_000, wageBudget: 900_000 })
  game.loans = lent.map((player) => makeLoan({ player }))
  return game
}

/** A player of a rival who would join, with an agreed offer for them. */
function agree(game: GameState) {
  const club = game.competitors[0]!
  const player = club.players[0]!
  player.quality = 2
  const offer = { playerId: player.id, clubId: club.id, name: player.name, fee: 200_000, asked: 0 }
  game.offers = [{ ...offer, round: 1, stage: 'agreed', day: game.day + 5, declined: 0 }]
  return player
}

/** Every way into the squad that the manager has, with the name of who comes. */
const WAYS: Record<string, (game: GameState) => { outcome: { done: boolean }; name: string }> = {
  'a signing from the market': (game) => ({ outcome: signPlayer(game, 'p901'), name: 'New Man' }),
  'borrowing from a club abroad': (game) => ({ outcome: borrowPlayer(game, 'p901'), name: 'New Man' }),
  'a youngster of the academy': (game) => {
    game.academy.intake = [makePlayer({ id: 'p904', name: 'Young Lad', age: 16, wage: 500 })]
    return { outcome: signYoungster(game, 'p904'), name: 'Young Lad' }
  },
  'terms for a player of a rival': (game) => {
    const player = agree(game)
    const asked = askedTerms(game, asSigning(game, player, 0))
    return { outcome: offerTerms(game, player.id, asked), name: player.name }
  },
}

describe('a squad of 40, players on loan included', () => {
  describe.each(Object.keys(WAYS))('and %s', (way) => {
    it('[TRA-28] is open to the fortieth player', () => {
      const game = makeSquad(39)
      expect(WAYS[way]!(game).outcome).toMatchObject({ done: true })
      expect(underContract(game)).toBe(40)
    })

    it.each([40, 41])('[TRA-28] is closed with %d, with one message that says what to do', (count) => {
      const game = makeSquad(count)
      const { outcome, name } = WAYS[way]!(game)
      expect(outcome).toMatchObject({
        done: false,
        reason: `Cannot sign ${name}: the squad is full (${count}/40). Sell somebody first.`,
      })
      expect(underContract(game)).toBe(count)
    })
  })

  it('[OFF-4] hears no offer for a player of a rival', () => {
    const [open, full] = [makeSquad(39), makeSquad(40)]
    for (const game of [open, full]) {
      agree(game)
      game.offers = []
    }
    const { id, name } = open.competitors[0]!.players[0]!
    expect(makeOffer(open, id, 5_000)).toMatchObject({ done: true })
    expect(makeOffer(full, id, 5_000)).toMatchObject({
      reason: `Cannot sign ${name}: the squad is full (40/40). Sell somebody first.`,
    })
  })

  it('[TRA-28] shows the reason at the button of the market', () => {
    expect(marketReport(makeSquad(39))[0]?.refusal).toBeNull()
    expect(marketReport(makeSquad(40))[0]?.refusal).toBe(
      'Cannot sign New Man: the squad is full (40/40). Sell somebody first.',
    )
  })

  it('[TRA-28] discovers no wonderkid', () => {
    const { isPossible } = EVENT_DEFINITIONS['wonderkid-discovery']
    expect([39, 40, 41].map((count) => isPossible(makeSquad(count)))).toEqual([true, false, false])
  })

  it('[TRA-28] lets the club secretary sign no youngster either', () => {
    const forwards = [39, 40].map((count) => {
      const game = makeSquad(count)
      game.academy = {
        intake: [makePlayer({ id: 'p904', type: 'Forward', age: 16 })],
        deadline: game.day - 1,
        released: [],
      }
      watchIntake(game)
      return game.players.filter(({ type }) => type === 'Forward').length
    })
    expect(forwards).toEqual([1, 0])
  })

  it.each([39, 40, 41])('[TRA-28] takes everybody on loan back, with %d under contract', (count) => {
    const game = makeSquad(count)
    endLoans(game)
    expect(game.players).toHaveLength(count)
    expect(game.players.map(({ id }) => id)).toEqual(expect.arrayContaining(['p902', 'p903']))
  })
})
